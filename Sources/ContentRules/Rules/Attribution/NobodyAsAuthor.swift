import CatalogModel
import Diagnostics

/// Nobody in particular is no author.
struct NobodyAsAuthor: EntryRule {
    /// Collections say so in the field of the author; it is read from there.
    static let needsCatalog = true
    static let about = RuleDescription(
        id: "nobody-as-author",
        summary: "Words by nobody in particular say so with 'attributedTo' and 'status', not with an author.",
        why: "There is no author called 'Unknown' or 'Japanese proverb'; apps would give them a page and a portrait.",
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
            "> Fall seven times.\n\n- attributedTo: Japanese proverb\n- status: proverb",
            RuleExample(files: [
                ("authors/anonymous.md", "---\nname: Anonymous\nkind: anonymous\n---\n"),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> Begin.\n>\n> — Anonymous\n\n- status: anonymous\n"
                ),
            ]),
        ],
        rejects: [
            "> Begin where you are.\n>\n> — ↓Unknown",
            "> Begin where you are.\n>\n> — ↓Anonymous\n\n- moods: tired\n- status: attributed",
            "> Fall seven times.\n>\n> — ↓Japanese proverb\n\n- status: proverb",
            "> Fällt man, steht man auf.\n>\n> — ↓Sprichwort\n\n- moods: tired",
            RuleExample("messages/courage/a.xml", quoting("<author>↓Unknown</author>")),
        ])

    private static func quoting(_ author: String) -> String {
        "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\">\n"
            + "  <quote status=\"attributed\"><text>Begin.</text>\(author)</quote>\n</messages>\n"
    }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let (name, status) = Self.name(in: entry) else { return }
        let isXML = entry.range.file.path.hasSuffix(".xml")
        findings.add(
            Diagnostic(
                Self.about, at: name.range, .isNobody(name.string),
                solutions: [
                    .init(
                        isXML ? .writeElement(name.string, status) : .writeFields(name.string, status),
                        isXML ? Self.elements(entry, name, status) : Self.fields(entry, name, status))
                ]))
    }

    /// What stands where the author belongs and says that there is none.
    static func name(in entry: Entry) -> (name: SourceText, status: AttributionStatus)? {
        guard let mention = entry.attribution?.author, mention.id == nil,
            let status = AttributionStatus(creditedTo: mention.written.string)
        else { return nil }
        return (mention.written, status)
    }

    /// The paragraph goes, and two fields take its place; nothing where a work would go with it.
    private static func fields(
        _ entry: Entry, _ name: SourceText, _ status: AttributionStatus
    ) -> [Diagnostic.Replacement] {
        guard let attribution = entry.attribution, isBare(attribution) else { return [] }
        let file = entry.range.file
        // In what was imported the author may stand anywhere.
        guard file.path.hasSuffix(".md"), entry.text.range.bytes.upperBound < attribution.range.bytes.lowerBound else {
            return []
        }
        let paragraph = entry.text.range.bytes.upperBound..<attribution.range.bytes.upperBound
        // Between the words and the name stands nothing but the marks of the quotation: it is where it belongs.
        let between = file.bytes[paragraph.lowerBound..<attribution.range.bytes.lowerBound]
        guard between.allSatisfy({ " \t\r\n>".utf8.contains($0) }) else { return [] }
        var lines = "- attributedTo: \(name.string)\n"
        var edits: [Diagnostic.Replacement] = []
        if let stated = entry.fields[.status]?.values.first {
            if stated.string != status.rawValue { edits.append(.init(stated.range, with: status.rawValue)) }
        } else {
            lines += "- status: \(status.rawValue)\n"
        }
        if let first = entry.fields.all.map(\.keyRange.bytes.lowerBound).filter({ $0 > paragraph.upperBound }).min() {
            var start = first
            while start > 0, file.bytes[start - 1] != 0x0A { start -= 1 }
            edits.append(.init(SourceRange(file, paragraph), with: ""))
            edits.append(.init(SourceRange(file, start..<start), with: lines))
        } else {
            edits.append(.init(SourceRange(file, paragraph), with: "\n\n" + String(lines.dropLast())))
        }
        return edits
    }

    private static func elements(
        _ entry: Entry, _ name: SourceText, _ status: AttributionStatus
    ) -> [Diagnostic.Replacement] {
        guard let attribution = entry.attribution, isBare(attribution) else { return [] }
        let file = entry.range.file
        var edits = [
            Diagnostic.Replacement(
                attribution.range, with: "<attributedTo>\(file.text(name.range.bytes))</attributedTo>")
        ]
        if let stated = entry.fields[.status]?.values.first {
            if stated.string != status.rawValue { edits.append(.init(stated.range, with: status.rawValue)) }
        } else {
            let tag = file.bytes[entry.range.bytes].dropFirst().prefix {
                $0 != 0x20 && $0 != 0x0A && $0 != UInt8(ascii: ">")
            }
            edits.append(
                .init(SourceRange(file, tag.endIndex..<tag.endIndex), with: " status=\"\(status.rawValue)\""))
        }
        return edits
    }

    private static func isBare(_ attribution: Attribution) -> Bool {
        attribution.work == nil && attribution.locator == nil && attribution.year == nil
    }
}

extension Wording {
    fileprivate static func isNobody(_ name: String) -> Wording { "'\(name)' is nobody in particular, and no author" }
    fileprivate static func writeFields(_ name: String, _ status: AttributionStatus) -> Wording {
        "write 'attributedTo: \(name)' and 'status: \(status.rawValue)' in place of the author"
    }
    fileprivate static func writeElement(_ name: String, _ status: AttributionStatus) -> Wording {
        "write '<attributedTo>\(name)</attributedTo>' and 'status=\"\(status.rawValue)\"' in place of the author"
    }
}
