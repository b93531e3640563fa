import Diagnostics

/// A look at the bytes before libxml2 sees them.
///
/// Takes out what libxml2 would stumble over without a useful word (bytes that are no characters, other encodings) and
/// what it must not see at all: a DOCTYPE.
struct Screening {
    private(set) var faults: [XMLFault] = []

    /// As long as the file's bytes; each byte that is no character is a `?`.
    private(set) var bytes: [UInt8]
    private(set) var edits: [Edit] = []

    /// Whether it makes sense to parse what is left.
    private(set) var isReadable = true

    /// Whether a DOCTYPE with declarations was refused: that its entities are unknown is no news then.
    private(set) var refusedDoctype = false

    private let file: SourceFile
    private let options: XMLDocument.Options

    init(_ file: SourceFile, options: XMLDocument.Options) {
        self.file = file
        self.options = options
        bytes = file.bytes
    }

    mutating func screen() {
        guard !isWide() else { return }
        guard bytes.count <= Int(Int32.max) else {
            give(up: .malformed, at: 0..<0, "file is too large to be read as XML")
            return
        }
        screenCharacters()
        screenProlog()
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func add(
        _ kind: XMLFault.Kind, at range: Range<Int>, _ summary: Wording, solutions: [Diagnostic.Solution] = []
    ) {
        guard faults.count < XMLLimits.faults else { return }
        faults.append(XMLFault(kind, at: SourceRange(file, range), summary, solutions: solutions))
    }

    private mutating func give(up kind: XMLFault.Kind, at range: Range<Int>, _ summary: Wording) {
        add(kind, at: range, summary)
        isReadable = false
    }

    /// UTF-16 and UTF-32 show by their byte order mark or by the zeros around `<`.
    private mutating func isWide() -> Bool {
        let start = Array(bytes.prefix(4))
        let isWide =
            start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0, 0x3C])
            || start.starts(with: [0x3C, 0]) || start.starts(with: [0, 0, 0, 0x3C])
            || start.starts(with: [0, 0, 0xFE, 0xFF])
        if isWide {
            give(up: .wrongEncoding, at: 0..<min(2, bytes.count), "file is written in UTF-16 or UTF-32, not in UTF-8")
        }
        return isWide
    }

    // MARK: - Characters

    /// Bytes that are not UTF-8 become `?` without a word: they are a rule's business, whatever the syntax.
    private mutating func screenCharacters() {
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte >= 0x20, byte < 0x80 {
                offset += 1
            } else if byte < 0x20 {
                offset = screenControls(from: offset)
            } else {
                let length = UTF8Sequence.length(at: offset, in: bytes)
                if length == 0 {
                    bytes[offset] = UInt8(ascii: "?")
                } else if length == 3, byte == 0xEF, bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE {
                    add(.malformed, at: offset..<offset + 3, "U+FFFE and U+FFFF cannot stand in XML")
                    for index in offset..<offset + 3 { bytes[index] = UInt8(ascii: "?") }
                }
                offset += max(length, 1)
            }
        }
    }

    /// Reports a run of control characters once.
    private mutating func screenControls(from start: Int) -> Int {
        func isForbidden(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D }
        guard isForbidden(bytes[start]) else { return start + 1 }
        var end = start
        let name = codePoint(Unicode.Scalar(bytes[start]))
        while end < bytes.count, isForbidden(bytes[end]) {
            bytes[end] = UInt8(ascii: "?")
            end += 1
        }
        add(
            .malformed, at: start..<end,
            end - start == 1
                ? "control character \(name) cannot stand in XML"
                : "\(end - start) control characters, the first of them \(name), cannot stand in XML",
            solutions: [.init("remove it", [.init(SourceRange(file, start..<end), with: "")])])
        return end
    }

    // MARK: - In front of the root element

    private mutating func screenProlog() {
        let scanner = RawScanner(bytes: bytes)
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if scanner.starts("<?xml", at: offset), let end = scanner.end(of: "?>", from: offset) {
            screenDeclaration(offset..<end, scanner)
            offset = end
        }
        while true {
            offset = scanner.skipSpace(from: offset)
            if scanner.starts("<!--", at: offset), let end = scanner.end(of: "-->", from: offset + 4) {
                offset = end
            } else if scanner.starts("<?", at: offset), let end = scanner.end(of: "?>", from: offset) {
                offset = end
            } else if scanner.starts("<!DOCTYPE", at: offset) {
                let doctype = Doctype(at: offset, in: scanner)
                take(doctype, scanner)
                offset = doctype.range.upperBound
            } else {
                return
            }
        }
    }

    private mutating func screenDeclaration(_ declaration: Range<Int>, _ scanner: RawScanner) {
        guard let key = scanner.end(of: "encoding", from: declaration.lowerBound), key < declaration.upperBound else {
            return
        }
        let quote = scanner.skipSpace(from: scanner.skipSpace(from: key) + 1)
        guard quote < declaration.upperBound, let end = scanner.find(bytes[quote], from: quote + 1),
            end < declaration.upperBound
        else { return }
        let name = scanner.text(quote + 1..<end)
        guard name.lowercased() != "utf-8" else { return }
        let range = quote + 1..<end
        add(
            .wrongEncoding, at: range, "encoding '\(name)' is declared; content files are written in UTF-8",
            solutions: [
                .init(
                    "save the file as UTF-8 and declare that",
                    [.init(SourceRange(file, range), with: "UTF-8")])
            ])
        edits.append(Edit(range, "UTF-8"))
    }

    private mutating func take(_ doctype: Doctype, _ scanner: RawScanner) {
        if !options.contains(.allowDoctype) {
            add(
                .doctype, at: doctype.range.lowerBound..<doctype.range.lowerBound + 9,
                "file has a DOCTYPE; content files need none, and what it declares is never looked at",
                solutions: [
                    .init("remove it", [.init(SourceRange(file, doctype.range), with: "")])
                ])
            refusedDoctype = refusedDoctype || doctype.hasDeclarations
        } else {
            let expansion = EntityExpansion(doctype.entities, in: scanner, from: doctype.range.upperBound)
            edits += expansion.edits
        }
        edits.append(Edit(doctype.range, ""))
    }
}
