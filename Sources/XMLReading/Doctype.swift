/// A DOCTYPE, read only as far as needed to pass over it.
///
/// libxml2 never sees one: with a DOCTYPE it keeps a document of its own, expands entities, adds attributes and may
/// want other files.
struct Doctype {
    /// From `<!DOCTYPE` to its `>`; to the end of the file where that is missing.
    let range: Range<Int>

    /// Whether it holds declarations of its own, in brackets.
    let hasDeclarations: Bool

    /// Entities that stand for plain text, without markup or references: nothing that could grow.
    let entities: [String: String]

    /// - Parameter start: of `<!DOCTYPE`.
    init(at start: Int, in scanner: RawScanner) {
        let bytes = scanner.bytes
        var offset = start + 9
        var depth = 0
        var hasDeclarations = false
        var entities: [String: String] = [:]
        loop: while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                offset = scanner.find(bytes[offset], from: offset + 1) ?? bytes.count
            case UInt8(ascii: "["):
                depth += 1
                hasDeclarations = true
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "<") where scanner.starts("<!--", at: offset):
                offset = (scanner.end(of: "-->", from: offset + 4) ?? bytes.count) - 1
            case UInt8(ascii: "<") where scanner.starts("<?", at: offset):
                offset = (scanner.end(of: "?>", from: offset) ?? bytes.count) - 1
            case UInt8(ascii: "<") where scanner.starts("<!ENTITY", at: offset):
                if let (name, value) = Self.entity(at: offset, in: scanner), entities[name] == nil {
                    entities[name] = value
                }
            case UInt8(ascii: ">") where depth <= 0: break loop
            default: break
            }
            offset += 1
        }
        range = start..<min(offset + 1, bytes.count)
        self.hasDeclarations = hasDeclarations
        self.entities = entities
    }

    /// The longest text that an entity may stand for.
    private static let longestText = 1 << 10

    private static func entity(at start: Int, in scanner: RawScanner) -> (name: String, text: String)? {
        let bytes = scanner.bytes
        let name = scanner.skipSpace(from: start + 8)
        let end = scanner.endOfName(from: name)
        let quote = scanner.skipSpace(from: end)
        guard end > name, quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") || bytes[quote] == UInt8(ascii: "'"),
            let close = scanner.find(bytes[quote], from: quote + 1), close - quote <= longestText,
            !bytes[quote + 1..<close].contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") })
        else { return nil }
        return (scanner.text(name..<end), scanner.text(quote + 1..<close))
    }
}

/// References to a file's own entities, each to be replaced by the text it stands for.
struct EntityExpansion {
    private(set) var edits: [Edit] = []

    init(_ entities: [String: String], in scanner: RawScanner, from start: Int) {
        guard !entities.isEmpty else { return }
        var growth = 0
        for offset in MarkupCharacters(in: scanner, from: start) where scanner.bytes[offset] == UInt8(ascii: "&") {
            guard case .entity(let name, let end) = Reference(at: offset, in: scanner.bytes),
                let text = entities[scanner.text(name)]
            else { continue }
            growth += text.utf8.count
            guard growth <= XMLLimits.entityGrowth else { return }
            // Quotation marks would end an attribute's value.
            let safe = text.reduce(into: "") {
                $0 += $1 == "\"" ? "&quot;" : $1 == "'" ? "&apos;" : $1 == ">" ? "&gt;" : String($1)
            }
            edits.append(Edit(offset..<end, safe))
        }
    }
}

/// The places of `&` and `<` outside comments, CDATA sections and processing instructions.
struct MarkupCharacters: Sequence, IteratorProtocol {
    private let scanner: RawScanner
    private var offset: Int

    init(in scanner: RawScanner, from start: Int) {
        self.scanner = scanner
        offset = start
    }

    mutating func next() -> Int? {
        let bytes = scanner.bytes
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "<"), let end = endOfOpaque() {
                offset = end
                continue
            }
            offset += 1
            if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") { return offset - 1 }
        }
        return nil
    }

    private func endOfOpaque() -> Int? {
        let end = scanner.bytes.count
        if scanner.starts("<!--", at: offset) { return scanner.end(of: "-->", from: offset + 4) ?? end }
        if scanner.starts("<![CDATA[", at: offset) { return scanner.end(of: "]]>", from: offset + 9) ?? end }
        if scanner.starts("<?", at: offset) { return scanner.end(of: "?>", from: offset) ?? end }
        return nil
    }
}
