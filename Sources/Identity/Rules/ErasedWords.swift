import CatalogModel
import Diagnostics

/// What nobody may go on showing does not come back as another message.
enum ErasedWords {
    static let about = RuleDescription(
        id: "erased-words",
        summary: "No entry says again what was withdrawn with --erase.",
        why: """
            Saved copies of such a message are being erased, because a person asked for it or a court did. An entry with \
            the same words, a second copy of it for example that nobody thought of, would publish them again.
            """,
        accepts: [
            RuleExample(files: [
                (
                    "ids.jsonl",
                    publication + #"{"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"late"}"# + "\n"
                ),
                ("messages/courage/example.md", "---\ncategory: courage\n---\n\n> Small steps count.\n"),
            ])
        ],
        rejects: [
            RuleExample(files: [
                (
                    "ids.jsonl",
                    publication
                        + #"{"erase":true,"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"late"}"# + "\n"
                ),
                ("messages/courage/example.md", "---\ncategory: courage\n---\n\n> ↓Small steps count!\n"),
            ])
        ])

    /// A message that said "Small steps count."
    private static let publication =
        #"{"digest":"0123456789abcdef","form":"873baf393bd72471","id":"q000000000000","ord":0,"since":1}"# + "\n"

    static func check(_ content: IdentifiedContent, ledger: Ledger, _ findings: inout Findings) {
        var erased: [ShortDigest: (id: MessageID, end: Ledger.Retirement)] = [:]
        for publication in ledger.publications {
            guard let end = end(of: publication.id, in: ledger), end.erases else { continue }
            erased[publication.form] = (publication.id, end)
        }
        guard !erased.isEmpty else { return }
        for place in content.places {
            guard let (id, end) = erased[place.entry.form] else { continue }
            findings.add(
                Diagnostic(
                    about, at: place.entry.text.range, "these words were withdrawn, and saved copies are being erased",
                    notes: [.init(at: end.range, "'\(id.string)' ended on \(end.on.description): \(end.reason)")],
                    solutions: [
                        .init("remove the entry"),
                        .init(
                            "if they may be shown again: catalog withdraw \(id.string) --because \"…\", without --erase"
                        ),
                    ]))
        }
    }

    /// What became of a message in the end; nil where it is live, or where redirects lead in a circle.
    private static func end(of id: MessageID, in ledger: Ledger) -> Ledger.Retirement? {
        var (current, seen): (MessageID, Set<MessageID>) = (id, [])
        while let end = ledger.retirement(of: current), seen.insert(current).inserted {
            guard case .moved(let next) = end.fate else { return end }
            current = next
        }
        return nil
    }
}
