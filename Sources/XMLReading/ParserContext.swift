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
    /// - Parameter bytes: UTF-8 without NUL and without DOCTYPE.
    func parse(_ bytes: [UInt8], for builder: TreeBuilder) {
        let listener = Listener(builder)
        unsafe context.pointee.userData = Unmanaged.passUnretained(listener).toOpaque()
        // NOENT: without it an attribute's `&amp;` arrives as `&#38;`. IGNORE_ENC: a wrong declaration has been
        // reported already, and recoding would move all places.
        let options = Int32(XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
        withExtendedLifetime(listener) {
            unsafe bytes.withUnsafeBytes { buffer in
                let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress
                // A DOCTYPE would make libxml2 keep a document of its own, which the context does not free.
                let document = unsafe xmlCtxtReadMemory(context, start, Int32(buffer.count), nil, nil, options)
                unsafe xmlFreeDoc(document)
            }
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

    init(_ builder: TreeBuilder) { self.builder = builder }

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
