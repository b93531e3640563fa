import Diagnostics

/// Says in an editor's words why libxml2 stopped, and how to go on.
///
/// libxml2's own message and place are of little use ("xmlParseEntityRef: no name", at the byte behind). All events up
/// to the fault have arrived, so the culprit is the very next piece of the file; that piece is looked at afresh.
struct Diagnosis {
    private(set) var faults: [XMLFault] = []

    /// Edits of the original after which the file can be parsed further.
    private(set) var repairs: [Edit] = []

    /// Where in the file entities stand that go without a word.
    private(set) var toleratedEntities: [Int] = []

    let copy: WorkingCopy
    let scanner: RawScanner
    let open: [TreeBuilder.Open]
    let hasRoot: Bool

    /// XML_ERR_DOCUMENT_EMPTY
    static let documentEmpty = 4

    init(_ builder: TreeBuilder, code: Int, toleratesUnknownEntities: Bool) {
        copy = builder.copy
        scanner = builder.scanner
        hasRoot = builder.root != nil
        // libxml2 tells of a start tag before it has looked for the `>`.
        let isCutOff = builder.open.last.map { !builder.scanner.isClosed($0.tag) } ?? false
        open = isCutOff ? builder.open.dropLast() : builder.open
        let position = isCutOff ? builder.open.last!.tag.range.lowerBound : builder.position
        explainCharacters(toleratesUnknown: toleratesUnknownEntities)
        guard repairs.isEmpty else { return }
        explainMarkup(after: position)
        if faults.isEmpty {
            let place = min(position, copy.bytes.count)
            add(at: place..<place, "something from here on is not well-formed XML (libxml2 error \(code))")
        }
    }

    // MARK: - Reporting

    /// - Parameters:
    ///   - range: in the copy.
    ///   - fix: what an editor could do, made of the repair when there is one.
    mutating func add(
        at range: Range<Int>, _ summary: Wording, notes: [Diagnostic.Note] = [], fix: Wording? = nil,
        repair: (Range<Int>, String)? = nil
    ) {
        let edit = repair.map { Edit(copy.original($0.0), $0.1) }
        var solutions: [Diagnostic.Solution] = []
        if let fix {
            let replacements = repair.map { [Diagnostic.Replacement(copy.range($0.0), with: $0.1)] } ?? []
            solutions.append(.init(fix, replacements))
        }
        if let edit { repairs.append(edit) }
        faults.append(XMLFault(.malformed, at: copy.range(range), summary, notes: notes, solutions: solutions))
    }

    /// Goes on without a word.
    mutating func repair(_ range: Range<Int>, _ text: String) { repairs.append(Edit(copy.original(range), text)) }

    // MARK: - Single characters

    /// A file with one bare `&` or `<` has more of them: all are told at once.
    private mutating func explainCharacters(toleratesUnknown: Bool) {
        for offset in MarkupCharacters(in: scanner, from: 0) {
            guard faults.count < XMLLimits.faults else { return }
            guard copy.bytes[offset] == UInt8(ascii: "&") else {
                explainBracket(at: offset)
                continue
            }
            switch Reference(at: offset, in: copy.bytes) {
            case .character: continue
            case .none:
                add(
                    at: offset..<offset + 1, "'&' by itself begins a reference; written as text it is '&amp;'",
                    fix: "write '&amp;'", repair: (offset..<offset + 1, "&amp;"))
            case .noCharacter(let end):
                let written = scanner.shown(offset..<end)
                add(at: offset..<end, "'\(written)' stands for no character that XML can hold")
                repair(offset..<offset + 1, "&amp;")
            case .entity(let name, let end):
                if toleratesUnknown {
                    toleratedEntities.append(copy.original(offset))
                } else {
                    addEntity(scanner.text(name), at: offset..<end)
                }
                repair(offset..<offset + 1, "&amp;")
            }
        }
    }

    /// `<` in front of anything that cannot begin a name or another piece of markup.
    private mutating func explainBracket(at offset: Int) {
        if offset + 1 < copy.bytes.count {
            let next = copy.bytes[offset + 1]
            guard !RawScanner.isNameStart(next),
                ![UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(next)
            else { return }
        }
        add(
            at: offset..<offset + 1, "'<' by itself begins a tag; written as text it is '&lt;'",
            fix: "write '&lt;'", repair: (offset..<offset + 1, "&lt;"))
    }

    private mutating func addEntity(_ name: String, at range: Range<Int>) {
        let shown = scanner.shown(range.lowerBound + 1..<range.upperBound - 1)
        let summary: Wording = "entity '&\(shown);' is not known in XML"
        guard let character = Self.htmlEntities[name] else {
            let known = Suggestion.nearest(to: name, among: ["amp", "lt", "gt", "quot", "apos"], limit: 1)
            let fix: Wording? = known.first.map { "write '&\($0);'" }
            let replacement = known.first.map { [Diagnostic.Replacement(copy.range(range), with: "&\($0);")] } ?? []
            let solutions = fix.map { [Diagnostic.Solution($0, replacement)] } ?? []
            faults.append(XMLFault(.malformed, at: copy.range(range), summary, solutions: solutions))
            return
        }
        faults.append(
            XMLFault(
                .malformed, at: copy.range(range), summary,
                solutions: [
                    .init(
                        character == " " ? "write a plain space" : "write the character itself",
                        [.init(copy.range(range), with: character)])
                ]))
    }

    /// What people bring along from HTML.
    private static let htmlEntities = [
        "nbsp": " ", "mdash": "—", "ndash": "–", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "sbquo": "‚", "bdquo": "„", "laquo": "«", "raquo": "»", "copy": "©", "reg": "®", "trade": "™",
        "eacute": "é", "egrave": "è", "agrave": "à", "aacute": "á", "ccedil": "ç", "ntilde": "ñ", "ouml": "ö",
        "auml": "ä", "uuml": "ü", "Ouml": "Ö", "Auml": "Ä", "Uuml": "Ü", "szlig": "ß", "oacute": "ó", "iacute": "í",
        "uacute": "ú", "ecirc": "ê", "ocirc": "ô", "acirc": "â", "aring": "å", "oslash": "ø", "aelig": "æ",
        "bull": "•", "middot": "·", "deg": "°", "times": "×", "euro": "€", "pound": "£", "shy": "\u{AD}",
    ]

    // MARK: - Markup

    private mutating func explainMarkup(after position: Int) {
        // The builder moves behind the XML declaration with the first event only.
        guard let position = endOfDeclaration(at: position) else { return }
        let start = scanner.endOfText(from: position)
        if explainText(position..<start) { return }
        guard start < copy.bytes.count else {
            explainEnd()
            return
        }
        if explainSize(at: start) { return }
        if scanner.starts("<!--", at: start) {
            explainComment(at: start)
        } else if scanner.starts("</", at: start) {
            explainEndTag(at: start)
        } else if scanner.starts("<?", at: start) {
            explainInstruction(at: start)
        } else if scanner.starts("<!DOCTYPE", at: start) {
            let end = Doctype(at: start, in: scanner).range.upperBound
            add(
                at: start..<start + 9, "a DOCTYPE cannot stand here, and content files need none", fix: "remove it",
                repair: (start..<end, ""))
        } else if start + 1 < copy.bytes.count, RawScanner.isNameStart(copy.bytes[start + 1]) {
            explainStartTag(at: start)
        } else {
            add(
                at: start..<min(start + 2, copy.bytes.count), "'<!' begins neither a comment nor a CDATA section",
                fix: "write '&lt;'", repair: (start..<start + 1, open.isEmpty ? "" : "&lt;"))
        }
    }

    /// libxml2 takes no piece of markup above 10 MB, and no name above 50 KB.
    private mutating func explainSize(at start: Int) -> Bool {
        let end =
            scanner.starts("<!--", at: start)
            ? scanner.end(of: "-->", from: start)
            : scanner.starts("<?", at: start)
                ? scanner.end(of: "?>", from: start) : scanner.startTag(at: start).range.upperBound
        let name = start + 1..<scanner.endOfName(from: start + 1)
        guard (end ?? copy.bytes.count) - start > 9_000_000 || name.count >= 50_000 else { return false }
        faults.append(
            XMLFault(.tooLong, at: copy.range(start..<start + 1), "tag or comment is longer than anything in content"))
        return true
    }

    /// The place behind `<?xml …?>`, or `position` where there is none; nil if it is at fault.
    private mutating func endOfDeclaration(at position: Int) -> Int? {
        guard position <= 3, open.isEmpty, !hasRoot, scanner.starts("<?xml", at: position),
            position + 5 < copy.bytes.count, !RawScanner.isNameByte(copy.bytes[position + 5])
        else { return position }
        let end = scanner.end(of: "?>", from: position)
        if let end, isSoundDeclaration(position..<end) { return end }
        let line = scanner.find(0x0A, from: position) ?? copy.bytes.count
        let proper = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
        add(
            at: position..<min(end ?? line, line), "XML declaration cannot be read", fix: "write '\(proper)'",
            repair: (position..<(end ?? line), proper))
        return nil
    }

    /// `<?xml version="1.…" encoding="…" standalone="…"?>`, the last two optional, in this order.
    private func isSoundDeclaration(_ range: Range<Int>) -> Bool {
        // A declaration ends in `?>` where a tag ends in `/>`; the pieces in between look the same.
        let tag = scanner.startTag(at: range.lowerBound + 1)
        let names = tag.attributes.map { scanner.text($0.name) }
        guard let end = tag.attributes.last?.range.upperBound,
            scanner.skipSpace(from: end) == range.upperBound - 2
        else { return false }
        let order = ["version", "encoding", "standalone"]
        let places = names.compactMap(order.firstIndex)
        let isSpaced = tag.attributes.allSatisfy { RawScanner.isSpace(copy.bytes[$0.name.lowerBound - 1]) }
        guard isSpaced, places.count == names.count, zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) else {
            return false
        }
        return names.first == "version"
            && tag.attributes.allSatisfy {
                switch scanner.text($0.name) {
                case "version": scanner.text($0.value).hasPrefix("1.")
                case "standalone": ["yes", "no"].contains(scanner.text($0.value))
                default: true
                }
            }
    }

    /// Text where none may stand, or `]]>` in it.
    private mutating func explainText(_ range: Range<Int>) -> Bool {
        let start = scanner.skipSpace(from: range.lowerBound)
        if open.isEmpty, start < range.upperBound {
            let line = min(scanner.find(0x0A, from: start) ?? range.upperBound, range.upperBound)
            if hasRoot {
                explainJunk(from: start, shown: start..<line)
            } else if range.upperBound < copy.bytes.count {
                add(
                    at: start..<line, "text stands in front of the first element", fix: "remove it",
                    repair: (start..<range.upperBound, ""))
            } else {
                add(at: start..<line, "file is not XML: it has no element")
            }
            return true
        }
        var offset = range.lowerBound
        while let end = scanner.end(of: "]]>", from: offset), end <= range.upperBound {
            let isEndOfSection = scanner.endOfText(from: end) >= end && isInsideSection(end - 3, of: range)
            if !isEndOfSection {
                add(
                    at: end - 3..<end, "']]>' may stand only at the end of a CDATA section", fix: "write ']]&gt;'",
                    repair: (end - 1..<end, "&gt;"))
                return true
            }
            offset = end
        }
        return explainOpenSection(range)
    }

    /// A CDATA section that is never closed: it swallows the rest of the file.
    private mutating func explainOpenSection(_ range: Range<Int>) -> Bool {
        guard range.upperBound == copy.bytes.count else { return false }
        var offset = range.lowerBound
        while let section = scanner.end(of: "<![CDATA[", from: offset) {
            guard let end = scanner.end(of: "]]>", from: section) else {
                let line = scanner.find(0x0A, from: section) ?? copy.bytes.count
                add(at: section - 9..<section, "CDATA section is not closed with ']]>'")
                repair(line..<line, "]]>")
                return true
            }
            offset = end
        }
        return false
    }

    private func isInsideSection(_ place: Int, of range: Range<Int>) -> Bool {
        var offset = range.lowerBound
        while let section = scanner.end(of: "<![CDATA[", from: offset), section <= place {
            let end = scanner.end(of: "]]>", from: section) ?? copy.bytes.count
            if place < end { return true }
            offset = end
        }
        return false
    }

    mutating func explainJunk(from start: Int, shown: Range<Int>) {
        add(at: shown, "the root element has ended; nothing but comments may follow")
        repair(start..<copy.bytes.count, "")
    }

    /// The file ends too early.
    private mutating func explainEnd() {
        let end = copy.bytes.count
        guard let last = open.last else {
            add(at: 0..<0, hasRoot ? "file cannot be read to its end" : "file is empty, or holds nothing but comments")
            return
        }
        let names = open.map { scanner.text($0.tag.name) }
        let closing = names.reversed().map { "</\($0)>" }.joined()
        add(
            at: end..<end, "file ends, but '<\(names[names.count - 1])>' is not closed",
            notes: [.init(at: copy.range(last.tag.name), "opened here")], fix: "close it with '\(closing)'",
            repair: (end..<end, closing))
    }

    private mutating func explainComment(at start: Int) {
        guard let end = scanner.end(of: "-->", from: start + 4) else {
            let line = scanner.find(0x0A, from: start) ?? copy.bytes.count
            add(at: start..<start + 4, "comment is not closed with '-->'")
            repair(line..<line, "-->")
            return
        }
        var offset = start + 4
        while let dashes = scanner.end(of: "--", from: offset), dashes <= end - 1 {
            // `--->`: the last two dashes close the comment.
            guard dashes < end - 1 else { break }
            add(
                at: dashes - 2..<dashes, "'--' may not stand inside a comment", fix: "write '- -'",
                repair: (dashes - 1..<dashes, " -"))
            offset = dashes
            if offset >= end - 3 { break }
        }
    }

    private mutating func explainInstruction(at start: Int) {
        let end = scanner.end(of: "?>", from: start)
        guard let end else {
            add(at: start..<start + 2, "'<?' is not closed with '?>'")
            let line = scanner.find(0x0A, from: start) ?? copy.bytes.count
            repair(start..<line, "")
            return
        }
        let isDeclaration =
            scanner.text(start + 2..<scanner.endOfName(from: start + 2)).lowercased() == "xml"
        add(
            at: start..<end,
            isDeclaration
                ? "XML declaration must be the very first thing in the file"
                : "processing instruction cannot be read",
            fix: "remove it", repair: (start..<end, ""))
    }
}
