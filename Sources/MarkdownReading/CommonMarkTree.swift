import CCommonMark

/// cmark's tree of one document, given back when it goes out of scope.
@safe struct CommonMarkTree: ~Copyable {
    private let root: OpaquePointer

    /// Any bytes are some document, so this cannot fail.
    init(_ bytes: ArraySlice<UInt8>) {
        unsafe root = bytes.withUnsafeBytes { buffer in
            // cmark wants an address even for nothing.
            guard let base = buffer.baseAddress else { return unsafe cmark_parse_document("", 0, CMARK_OPT_DEFAULT) }
            return unsafe cmark_parse_document(
                base.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_DEFAULT)
        }
    }

    deinit { unsafe cmark_node_free(root) }

    /// Calls back with every block of the outermost level, in order. Nodes must not outlive the tree.
    func forEachBlock(_ body: (CommonMarkNode) -> Void) {
        unsafe CommonMarkNode(root).forEachChild(body)
    }
}

/// One node of a living tree.
@safe struct CommonMarkNode {
    private let pointer: OpaquePointer

    fileprivate init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

    var type: cmark_node_type { unsafe cmark_node_get_type(pointer) }

    /// 1-based, counted from where parsing began.
    var startLine: Int { Int(unsafe cmark_node_get_start_line(pointer)) }
    var endLine: Int { Int(unsafe cmark_node_get_end_line(pointer)) }

    /// 1-based, in bytes.
    var startColumn: Int { Int(unsafe cmark_node_get_start_column(pointer)) }

    var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }
    var isBulletList: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_BULLET_LIST }

    /// The bytes of a text, code or HTML node.
    var literal: [UInt8] {
        guard let characters = unsafe cmark_node_get_literal(pointer) else { return [] }
        let string = unsafe UnsafeRawPointer(characters).assumingMemoryBound(to: UInt8.self)
        var count = 0
        while unsafe string[count] != 0 { count += 1 }
        return unsafe Array(UnsafeBufferPointer(start: string, count: count))
    }

    func forEachChild(_ body: (CommonMarkNode) -> Void) {
        var child = unsafe cmark_node_first_child(pointer)
        while let node = unsafe child {
            unsafe body(CommonMarkNode(node))
            unsafe child = cmark_node_next(node)
        }
    }

    /// Calls back when a node below this one is entered and when it is left; leaves are only entered.
    ///
    /// An iterator instead of recursion: emphasis can be nested as deep as a paragraph is long.
    /// - Parameter body: gives false to stop.
    func walkInside(_ body: (CommonMarkNode, _ isEntering: Bool) -> Bool) {
        let iterator = unsafe cmark_iter_new(pointer)
        defer { unsafe cmark_iter_free(iterator) }
        while true {
            let event = unsafe cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return }
            guard let node = unsafe cmark_iter_get_node(iterator), unsafe node != pointer else { continue }
            guard unsafe body(CommonMarkNode(node), event == CMARK_EVENT_ENTER) else { return }
        }
    }
}
