private import CLibXML2

/// One run of libxml2's SAX2 parser over bytes in memory; the only place that knows C.
///
/// Safe to use from several threads, each with its own.
@safe struct ParserContext: ~Copyable {
    private let context: xmlParserCtxtPtr

    // libxml2 sets up its tables once for all threads; the documentation asks for this call before the first of them.
    private static let isInitialised: Bool = {
        xmlInitParser()
        return true
    }()

    init() {
        precondition(Self.isInitialised)
        guard let context = unsafe xmlNewParserCtxt() else { preconditionFailure("libxml2 has no memory") }
        unsafe self.context = context
        unsafe context.pointee.sax.pointee = Self.handler
    }

    deinit { unsafe xmlFreeParserCtxt(context) }

    /// Parses and tells the builder what is found, up to the first fault.
    ///
    /// libxml2 asks for the bytes piece by piece. Once the builder has heard enough it gets no more: after a fault
    /// libxml2 would read on to the end and complain all the way, and stopping it from inside a callback frees a
    /// buffer that some of its functions still use.
    ///
    /// - Parameter bytes: UTF-8 without NUL and without DOCTYPE.
    func parse(_ bytes: [UInt8], for builder: TreeBuilder) {
        let listener = Listener(builder, bytes)
        unsafe context.pointee.userData = Unmanaged.passUnretained(listener).toOpaque()
        // NOENT: without it an attribute's `&amp;` arrives as `&#38;`. IGNORE_ENC: a wrong declaration has been
        // reported already, and recoding would move all places.
        let options = Int32(XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
        withExtendedLifetime(listener) {
            // A DOCTYPE would make libxml2 keep a document of its own, which the context does not free.
            let document = unsafe xmlCtxtReadIO(
                context,
                { listener, buffer, length in
                    unsafe Listener.read(from: listener, into: buffer, length: Int(length))
                },
                nil, Unmanaged.passUnretained(listener).toOpaque(), nil, nil, options)
            unsafe xmlFreeDoc(document)
        }
    }

    /// What libxml2 calls. Nothing that could build, load or expand anything is set.
    private static var handler: xmlSAXHandler {
        var handler = unsafe xmlSAXHandler()
        unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe handler.startElementNs = { data, _, _, uri, _, _, count, _, attributes in
            unsafe Listener.of(data)?.startElement(uri: uri, count: Int(count), attributes: attributes)
        }
        unsafe handler.endElementNs = { data, _, _, _ in unsafe Listener.of(data)?.builder.endElement() }
        unsafe handler.comment = { data, _ in unsafe Listener.of(data)?.builder.comment() }
        unsafe handler.processingInstruction = { data, _, _ in
            unsafe Listener.of(data)?.builder.processingInstruction()
        }
        unsafe handler.characters = { data, text, length in
            unsafe Listener.of(data)?.characters(text, Int(length))
        }
        unsafe handler.ignorableWhitespace = handler.characters
        unsafe handler.internalSubset = { data, _, _, _ in unsafe Listener.of(data)?.builder.doctype() }
        unsafe handler.reference = { data, _ in unsafe Listener.of(data)?.builder.failed(26) }
        unsafe handler.serror = { data, error in
            guard let error = unsafe error else { return }
            // Warnings, and complaints about namespaces, which the builder finds by itself.
            guard unsafe error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue,
                unsafe error.pointee.code != XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue
            else { return }
            unsafe Listener.of(data)?.builder.failed(Int(error.pointee.code))
        }
        return unsafe handler
    }
}

/// Turns libxml2's pointers into Swift values for the builder.
@safe private final class Listener {
    let builder: TreeBuilder

    /// libxml2 keeps each namespace once, so that the pointer tells whether it is the last one again.
    private var lastURI: (pointer: UnsafePointer<xmlChar>, string: String)?

    private let bytes: [UInt8]

    /// How many bytes libxml2 has been given.
    private var given = 0

    init(_ builder: TreeBuilder, _ bytes: [UInt8]) {
        self.builder = builder
        self.bytes = bytes
    }

    /// The next bytes; none once the builder has stopped.
    static func read(
        from listener: UnsafeMutableRawPointer?, into buffer: UnsafeMutablePointer<CChar>?, length: Int
    ) -> Int32 {
        guard let listener = unsafe of(listener), let buffer = unsafe buffer else { return 0 }
        let count = min(length, listener.bytes.count - listener.given)
        guard count > 0 else { return 0 }
        unsafe listener.bytes.withUnsafeBytes { bytes in
            let piece = unsafe UnsafeRawBufferPointer(rebasing: bytes[listener.given..<listener.given + count])
            unsafe UnsafeMutableRawPointer(buffer).copyMemory(from: piece.baseAddress!, byteCount: count)
        }
        listener.given += count
        return Int32(count)
    }

    static func of(_ data: UnsafeMutableRawPointer?) -> Listener? {
        guard let data = unsafe data else { return nil }
        let listener = unsafe Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
        return listener.builder.isStopped ? nil : listener
    }

    /// - Parameter attributes: five pointers each: name, prefix, namespace, begin and end of the value.
    func startElement(
        uri: UnsafePointer<xmlChar>?, count: Int, attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        var namespaces: [String?] = []
        for index in 0..<count {
            unsafe namespaces.append(string(attributes?[index * 5 + 2]))
        }
        unsafe builder.startElement(namespace: string(uri), attributeNamespaces: namespaces)
        guard builder.isChecking else { return }
        for index in 0..<count {
            let start = unsafe attributes?[index * 5 + 3]
            let end = unsafe attributes?[index * 5 + 4]
            guard let start = unsafe start, let end = unsafe end else { continue }
            unsafe builder.check(attribute: index, is: UnsafeBufferPointer(start: start, count: end - start))
        }
    }

    func characters(_ text: UnsafePointer<xmlChar>?, _ length: Int) {
        guard builder.isChecking else { return }
        unsafe builder.heard(UnsafeBufferPointer(start: text, count: length))
    }

    private func string(_ pointer: UnsafePointer<xmlChar>?) -> String? {
        guard let pointer = unsafe pointer else { return nil }
        if let last = unsafe lastURI, unsafe last.pointer == pointer { return unsafe last.string }
        let string = unsafe String(cString: pointer)
        unsafe lastURI = (pointer, string)
        return string
    }
}
