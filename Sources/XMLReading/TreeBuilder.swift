import Diagnostics

/// Builds the tree while libxml2 reads: what comes next is libxml2's word, where it stands is found in the bytes.
final class TreeBuilder {
    let copy: WorkingCopy
    let scanner: RawScanner
    private let options: XMLDocument.Options

    private(set) var root: XMLElement?
    private(set) var commentsBefore: [SourceText] = []
    private(set) var commentsAfter: [SourceText] = []

    /// Faults at which libxml2 does not stop.
    private(set) var faults: [XMLFault] = []

    /// libxml2's number of the fault at which it stopped; nil if it read to the end.
    private(set) var failure: Int?

    /// Whether a limit has been reached: then there is nothing to repair either.
    private(set) var isHopeless = false

    /// Offsets in the file of elements whose text is longer than is read.
    private(set) var textLimits: [Int] = []

    /// Everything before this offset of the copy has been read.
    private(set) var position: Int

    /// The elements that are open, the root first.
    private(set) var open: [Open] = []

    struct Open {
        let tag: RawScanner.StartTag
        let name: SourceText
        let namespace: String?
        let attributes: [XMLAttribute]
        let namespaceDeclarations: [XMLAttribute]
        var children: [XMLNode] = []
        var textLength = 0
        var isTooLong = false
    }

    /// What libxml2 says the text is, where that is compared.
    private var heard: [UInt8] = []

    init(_ copy: WorkingCopy, options: XMLDocument.Options) {
        self.copy = copy
        self.options = options
        scanner = RawScanner(bytes: copy.bytes)
        position = copy.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if scanner.starts("<?xml", at: position), position + 5 < copy.bytes.count,
            RawScanner.isSpace(copy.bytes[position + 5]), let end = scanner.end(of: "?>", from: position)
        {
            declarationEnd = end
        }
    }

    /// Behind `<?xml …?>`, once libxml2 has found it sound.
    private var declarationEnd: Int?

    var isStopped: Bool { failure != nil || isHopeless }

    var isChecking: Bool {
        #if DEBUG
            true
        #else
            options.contains(.checked)
        #endif
    }

    /// libxml2 gives up here, or says something after which we do.
    func failed(_ code: Int) { failure = code }

    // MARK: - Events

    func startElement(namespace: String?, attributeNamespaces: [String?]) {
        takeText()
        let tag = scanner.startTag(at: position)
        position = tag.range.upperBound
        let name = TextDecoder.value(local(tag.name), in: copy)
        guard open.count < XMLLimits.depth else {
            isHopeless = true
            add(.tooDeep, at: tag.name, "elements are nested more than \(XMLLimits.depth) deep")
            return
        }
        if namespace == nil { expectNoPrefix(tag.name) }
        var attributes: [XMLAttribute] = []
        var declarations: [XMLAttribute] = []
        for raw in tag.attributes {
            let isDeclaration = isNamespaceDeclaration(raw.name)
            let namespace =
                !isDeclaration && attributes.count < attributeNamespaces.count
                ? attributeNamespaces[attributes.count] : nil
            let attribute = XMLAttribute(
                name: TextDecoder.value(isDeclaration ? raw.name : local(raw.name), in: copy), namespace: namespace,
                value: value(raw), range: copy.range(raw.range))
            if isDeclaration {
                declarations.append(attribute)
            } else {
                if namespace == nil { expectNoPrefix(raw.name) }
                attributes.append(attribute)
            }
        }
        precondition(!isChecking || attributes.count == attributeNamespaces.count, "attributes differ from libxml2's")
        open.append(
            Open(
                tag: tag, name: name, namespace: namespace, attributes: attributes,
                namespaceDeclarations: declarations))
    }

    func endElement() {
        guard let last = open.last else { preconditionFailure("an end without a beginning") }
        if !last.tag.isEmptyElement {
            takeText()
            position = scanner.end(of: ">", from: position) ?? copy.bytes.count
        }
        let element = open.removeLast()
        let finished = XMLElement(
            name: element.name, namespace: element.namespace, attributes: element.attributes,
            namespaceDeclarations: element.namespaceDeclarations, children: element.children,
            range: copy.range(element.tag.range.lowerBound..<position), startTag: copy.range(element.tag.range))
        if open.isEmpty { root = finished } else { open[open.count - 1].children.append(.element(finished)) }
    }

    func comment() {
        takeText()
        let end = scanner.end(of: "-->", from: position + 4) ?? copy.bytes.count
        let text = TextDecoder.comment(position + 4..<max(position + 4, end - 3), in: copy)
        position = end
        if !open.isEmpty {
            open[open.count - 1].children.append(.comment(text))
        } else if root == nil {
            commentsBefore.append(text)
        } else {
            commentsAfter.append(text)
        }
    }

    func processingInstruction() {
        takeText()
        let end = scanner.end(of: "?>", from: position) ?? copy.bytes.count
        let range = position..<end
        position = end
        guard !options.contains(.allowProcessingInstructions) else { return }
        let name = scanner.text(range.lowerBound + 2..<scanner.endOfName(from: range.lowerBound + 2))
        add(
            .processingInstruction, at: range, "processing instruction '\(name)' means nothing in content",
            solutions: [.init("remove it", [.init(copy.range(range), with: "")])])
    }

    /// The screening has taken every DOCTYPE out; should one be left all the same, reading ends here.
    func doctype() {
        isHopeless = true
        add(.doctype, at: position..<position, "file has a DOCTYPE, which content files do not need")
    }

    func refuseAttributes(at name: Range<Int>) {
        isHopeless = true
        add(.tooManyAttributes, at: name, "element has more than \(XMLLimits.attributes) attributes")
    }

    // MARK: - Pieces

    /// Takes in the text between what has been read and the next markup.
    private func takeText() {
        if let end = declarationEnd {
            position = end
            declarationEnd = nil
        }
        let end = scanner.endOfText(from: position)
        let range = position..<end
        position = end
        defer { if isChecking { heard.removeAll(keepingCapacity: true) } }
        guard !open.isEmpty, !range.isEmpty else { return }
        open[open.count - 1].textLength += range.count
        guard open[open.count - 1].textLength <= XMLLimits.textLength else {
            if !open[open.count - 1].isTooLong {
                add(.tooLong, at: open[open.count - 1].tag.name, tooLong("text"))
                textLimits.append(copy.original(open[open.count - 1].tag.name.lowerBound))
            }
            open[open.count - 1].isTooLong = true
            return
        }
        let text = TextDecoder.text(range, in: copy)
        precondition(!isChecking || heard.elementsEqual(text.string.utf8), "text differs from libxml2's")
        if !text.string.isEmpty { open[open.count - 1].children.append(.text(text)) }
    }

    private func value(_ attribute: RawScanner.StartTag.Attribute) -> SourceText {
        guard attribute.value.count <= XMLLimits.textLength else {
            add(.tooLong, at: attribute.name, tooLong("value"))
            return SourceText("", in: copy.file, bytes: copy.original(attribute.value))
        }
        return TextDecoder.value(attribute.value, in: copy)
    }

    private func tooLong(_ what: Wording) -> Wording {
        "\(what) is longer than \(XMLLimits.textLength / 1024) KiB, which nobody reads in one piece"
    }

    /// A name without its prefix.
    private func local(_ name: Range<Int>) -> Range<Int> {
        guard let colon = copy.bytes[name].firstIndex(of: UInt8(ascii: ":")), colon + 1 < name.upperBound,
            colon > name.lowerBound
        else { return name }
        return colon + 1..<name.upperBound
    }

    private func isNamespaceDeclaration(_ name: Range<Int>) -> Bool {
        scanner.starts("xmlns", at: name.lowerBound)
            && (name.count == 5 || copy.bytes[name.lowerBound + 5] == UInt8(ascii: ":"))
    }

    private func expectNoPrefix(_ name: Range<Int>) {
        let local = local(name)
        guard local.lowerBound > name.lowerBound else { return }
        let prefix = name.lowerBound..<local.lowerBound - 1
        add(.malformed, at: prefix, "prefix '\(scanner.text(prefix))' stands for no namespace")
    }

    private func add(
        _ kind: XMLFault.Kind, at range: Range<Int>, _ summary: Wording, solutions: [Diagnostic.Solution] = []
    ) {
        guard faults.count < XMLLimits.faults else { return }
        faults.append(XMLFault(kind, at: copy.range(range), summary, solutions: solutions))
    }

    // MARK: - Comparing with libxml2

    func heard(_ bytes: UnsafeBufferPointer<UInt8>) {
        // Text beyond the limit is not decoded, hence not compared either.
        if heard.count <= 2 * XMLLimits.textLength { unsafe heard.append(contentsOf: bytes) }
    }

    /// - Parameter index: among the attributes that are no namespace declarations.
    func check(attribute index: Int, is value: UnsafeBufferPointer<UInt8>) {
        guard let attributes = open.last?.attributes, index < attributes.count,
            value.count <= XMLLimits.textLength
        else { return }
        precondition(
            unsafe attributes[index].value.string.utf8.elementsEqual(value), "value differs from libxml2's")
    }
}
