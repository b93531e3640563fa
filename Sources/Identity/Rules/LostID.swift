import CatalogModel
import Diagnostics

/// Nothing that was published disappears without a word.
enum LostID {
    static let about = RuleDescription(
        id: "lost-id",
        summary: "Every id that was published stands at an entry, or the ledger says what became of it.",
        why: """
            Readers keep messages they love. If a message is taken out or merged with another, their app needs to be \
            told; if only its id line got lost, the message would come back to them as a stranger.
            """,
        goesBy: [.ids],
        consequence: .init(one: "published message seems gone", many: "published messages seem gone"),
        accepts: [
            RuleExample(files: [
                (
                    "ids.jsonl",
                    #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000000","ord":0,"since":1}"#
                        + "\n"
                ),
                (
                    "messages/courage/example.md",
                    "---\ncategory: courage\n---\n\n> Small steps count.\n\n- id: q000000000000\n"
                ),
            ])
        ],
        rejects: [
            RuleExample(
                "ids.jsonl",
                #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"↓q000000000000","ord":0,"since":1}"#
                    + "\n")
        ])

    /// Published ids that no entry carries and that the ledger has not ended, by ordinal.
    static func lost(_ content: IdentifiedContent, ledger: Ledger, unread: [SourceFile]) -> [Ledger.Publication] {
        let lost = ledger.publications.filter { content.byID[$0.id] == nil && ledger.retirement(of: $0.id) == nil }
        guard !lost.isEmpty, !unread.isEmpty else { return lost }
        let present = IDSearch.ids(in: unread)
        return lost.filter { !present.contains($0.id) }
    }

    /// Reports each lost id: at the entry that has its words or surely is the message, or else at the line that published
    /// it, with the entries that it may be.
    static func check(
        _ content: IdentifiedContent, lost: [Ledger.Publication], ledger: Ledger, _ recognise: MessageRecogniser,
        _ findings: inout Findings
    ) {
        guard !lost.isEmpty else { return }
        var candidates: [ShortDigest: [Int]] = [:]
        for place in content.unpublished.reversed() {
            candidates[content.places[place].entry.form, default: []].append(place)
        }
        var (reworded, found): ([Ledger.Publication], Set<Int>) = ([], [])
        for publication in lost {
            if let place = candidates[publication.form]?.popLast() {
                found.insert(place)
                report(publication, foundAt: content.places[place], "published here with the same words", &findings)
            } else {
                reworded.append(publication)
            }
        }
        // An entry with an id of its own may be what two were merged into, if its words are others than were published.
        let free = content.unpublished.filter { !found.contains($0) }.map { content.places[$0] }
        let changed = content.places.filter { place in
            place.entry.id.flatMap { ledger[$0] }.map { $0.form != place.entry.form } ?? false
        }
        let places = free + changed
        guard !reworded.isEmpty else { return }
        let recognised = recognise(reworded.map(\.id), places.map(\.entry))
        let ofMessage = Dictionary(grouping: recognised.all, by: \.message)
        for (number, publication) in reworded.enumerated() {
            let possible = ofMessage[number] ?? []
            if let sure = possible.first, sure.isSure, sure.entry < free.count {
                report(
                    publication, foundAt: places[sure.entry], "published here; its words since: \(sure.difference)",
                    &findings)
            } else {
                let entries = possible.map { (places[$0.entry].entry, $0.difference) }
                // To say it once is enough.
                let obstacle = number == 0 ? recognised.obstacle : nil
                report(publication, recognised.words[number], mayBe: entries, obstacle, ledger, &findings)
            }
        }
    }

    private static func report(
        _ publication: Ledger.Publication, foundAt place: IdentifiedContent.Place, _ note: Wording,
        _ findings: inout Findings
    ) {
        let id = publication.id
        findings.add(
            Diagnostic(
                about, at: place.entry.value(.id)?.range ?? place.entry.text.range,
                "entry has lost its id '\(id.string)'",
                notes: [.init(at: publication.range, note)],
                solutions: [
                    .init(
                        "write the former id '\(id.string)' back",
                        [IDPlacement.writing(id, into: place.entry, place.syntax)])
                ]))
    }

    /// So many entries are offered; who needs more of them has to look in the files anyway.
    private static let mostOffered = 3

    /// - Parameter words: those it was published with last, where they are known.
    private static func report(
        _ publication: Ledger.Publication, _ words: String?, mayBe entries: [(entry: Entry, difference: Wording)],
        _ obstacle: Wording?, _ ledger: Ledger, _ findings: inout Findings
    ) {
        let id = publication.id
        let offered = entries.prefix(mostOffered)
        let content = folder(of: publication.range.file)
        let because = "--because \"WHY\"\(content)"
        let summary: Wording =
            words.map { "published message '\(id.string)' is gone without a word: \"\(shortened($0))\"" }
            ?? "published message '\(id.string)' is gone without a word"
        let asked = offered.map { entry, _ -> Diagnostic.Solution in
            let place = "\(entry.text.range.file.path):\(entry.text.range.start.line)"
            guard let other = entry.id, ledger[other] != nil else {
                return .init("if it is the entry at \(place), give that one the id '\(id.string)'")
            }
            return .init(
                "if it was merged into the entry at \(place): catalog move \(id.string) \(other.string) \(because)")
        }
        let mayBeMerged = offered.contains { $0.entry.id.map { ledger[$0] != nil } ?? false }
        findings.add(
            Diagnostic(
                about, at: publication.range, summary,
                notes: offered.map { .init(at: $0.entry.text.range, "this may be it: \($0.difference)") }
                    + (obstacle.map { [.init(at: publication.range, $0)] } ?? []),
                solutions: asked
                    + [.init("if it was taken out on purpose: catalog withdraw \(id.string) \(because)")]
                    + (mayBeMerged
                        ? [] : [.init("if it was merged into another: catalog move \(id.string) ID \(because)")])
                    + [.init("if it was written anew: catalog move \(id.string) FILE:LINE \(because)")]
                    + [.init("if it was deleted by mistake, bring the entry back with its line 'id: \(id.string)'")]))
    }

    /// The option that names the content folder, for a command that somebody copies; empty for the usual one.
    private static func folder(of ledger: SourceFile) -> String {
        let folder = ledger.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
            separator: "/")
        return folder.isEmpty || folder == "content" ? "" : " --content \(folder)"
    }

    /// The beginning of a text, as much as a line of a report takes.
    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " / ")
        if line.count <= 80 { return line }
        let words = line.prefix(80).split(separator: " ").dropLast().joined(separator: " ")
        return (words.isEmpty ? String(line.prefix(80)) : words) + " …"
    }
}
