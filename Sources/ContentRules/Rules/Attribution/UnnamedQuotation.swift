import CatalogModel
import Diagnostics

/// What looks like a quotation names whoever said it.
struct UnnamedQuotation: TextRule, CatalogRule {
    /// Anyone's records are quotations or not as their fields say.
    static let needsCatalog = true
    static let about = RuleDescription(
        id: "unnamed-quotation",
        summary: "What looks like a quotation says who said it, or that it was written for this catalog.",
        why: """
            An entry without an author counts as our own, and is published under our name and licence. Somebody else's \
            words must not get there because a line was forgotten.
            """,
        severity: .warningThenError,
        accepts: [
            "> “Begin where you are,” said the lamp, “and go on.”",
            "> “Begin where you are.”\n>\n> — Ada Brook\n\n- status: attributed",
            "> “Begin where you are.”\n\n- kind: message",
            "> “Begin where you are.”\n\n- attributedTo: Japanese proverb\n- status: proverb",
            RuleExample("messages/courage/quotes.md", "---\ncategory: courage\n---\n\n> Go on.\n\n- kind: message\n"),
        ],
        rejects: [
            "> ↓“Who dares, wins.”",
            "> ↓\"Who dares, wins\".",
            "> ↓„Wer wagt, gewinnt.“",
            "> Begin where you are.\n\n- status: ↓attributed",
            "> Begin where you are.\n\n- translator: ↓George Long, 1862",
            RuleExample("messages/courage/quotes.md", "---\ncategory: courage\n---\n\n> ↓Go on.\n"),
            """
            > Begin where you are.
            >
            > — Ada Brook

            - status: attributed

            > Go on from there.
            >
            > — Ada Brook

            - status: attributed

            > ↓Who dares, wins.
            """,
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let sign = Self.sign(text, entry) else { return }
        findings.add(Self.finding(sign, in: entry))
    }

    /// A file of quotations holds quotations.
    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        for file in content.files {
            let entries = file.entries
            let isNamedSo = Self.isFileOfQuotations(file.file.path)
            let credited = entries.count { $0.isCredited }
            // Two of three at least, so that a single one does not make the others suspicious.
            guard isNamedSo || credited >= 2 && 3 * credited >= 2 * entries.count else { continue }
            for entry in entries where Self.mayBeQuotation(entry) && entry[.kind] == nil {
                let text = ScannedText(entry.text)
                guard Self.sign(text, entry) == nil,
                    !MissingAttributionDash.finds(text, of: entry, in: catalog),
                    !TextContainsAttribution.finds(text, of: entry, in: catalog)
                else { continue }
                findings.add(Self.finding(isNamedSo ? .name : .others, in: entry))
            }
        }
    }

    fileprivate enum Sign {
        case marks, field(Field), name, others
    }

    private static func finding(_ sign: Sign, in entry: Entry) -> Diagnostic {
        var place = entry.text.range
        if case .field(let field) = sign, entry.fields[field.key] != nil {
            place = field.values.first?.range ?? field.keyRange
        }
        return Diagnostic(
            about, at: place, .looksLikeQuotation(sign),
            solutions: [.init(.name), .init(.sayNobody), .init(.sayMessage)])
    }

    /// What in an entry that nobody is credited with speaks for a quotation; nil where somebody has said what it is.
    private static func sign(_ text: ScannedText, _ entry: Entry) -> Sign? {
        guard mayBeQuotation(entry) else { return nil }
        for key in [EntryField.translator, .character, .original, .statusNote, .formerly] {
            if let field = entry.fields[key] { return .field(field) }
        }
        if let field = entry[.status], let status = field.values.first?.string, status != "original",
            AttributionStatus(rawValue: status) != nil
        {
            return .field(field)
        }
        guard entry[.kind] == nil else { return nil }
        return text.core.map { WholeQuotation.isOne(text.bytes[$0]) } ?? false ? .marks : nil
    }

    /// Whether an entry counts as our own only because nobody has said anything else.
    static func mayBeQuotation(_ entry: Entry) -> Bool {
        // An element is called '<message>' by whoever wrote it.
        entry.kind == .message && !entry.isCredited && entry.fields[.kind] == nil && !isXML(entry)
    }

    private static func isXML(_ entry: Entry) -> Bool { entry.range.file.path.hasSuffix(".xml") }

    private static func isFileOfQuotations(_ path: String) -> Bool {
        let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        return ["quotes", "quotations", "zitate", "citations", "citas"].contains(name)
    }
}

extension Wording {
    fileprivate static func looksLikeQuotation(_ sign: UnnamedQuotation.Sign) -> Wording {
        switch sign {
        case .marks: "the whole text stands in quotation marks, and nobody is named who said it"
        case .field(let field): "'\(field.key.rawValue)' tells of a quotation, and nobody is named who said it"
        case .name: "this file is one of quotations, and nobody is named who said this"
        case .others: "the other entries of this file are quotations, and nobody is named who said this"
        }
    }
    fileprivate static let name: Wording = "name who said it in a last paragraph: '>', then '> — NAME'"
    fileprivate static let sayNobody: Wording =
        "add 'attributedTo: Japanese proverb' and 'status: proverb', or 'attributedTo: Anonymous' and 'status: anonymous'"
    fileprivate static let sayMessage: Wording = "add 'kind: message' if it was written for this catalog"
}
