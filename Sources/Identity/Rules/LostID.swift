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
        _ content: IdentifiedContent, lost: [Ledger.Publication], asOf: CalendarDay, _ recognise: MessageRecogniser,
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
        let places = content.unpublished.filter { !found.contains($0) }.map { content.places[$0] }
        let isComparable = !reworded.isEmpty && !places.isEmpty
        let recognised = isComparable ? recognise(reworded.map(\.id), places.map(\.entry)) : RecognisedMessages()
        let ofMessage = Dictionary(grouping: recognised.all, by: \.message)
        for (number, publication) in reworded.enumerated() {
            let possible = ofMessage[number] ?? []
            if let sure = possible.first, sure.isSure {
                report(
                    publication, foundAt: places[sure.entry], "published here; its words since: \(sure.difference)",
                    &findings)
            } else {
                let entries = possible.map { (places[$0.entry].entry, $0.difference) }
                // To say it once is enough.
                let obstacle = number == 0 ? recognised.obstacle : nil
                report(publication, mayBe: entries, obstacle, asOf: asOf, &findings)
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

    private static func report(
        _ publication: Ledger.Publication, mayBe entries: [(entry: Entry, difference: Wording)], _ obstacle: Wording?,
        asOf: CalendarDay, _ findings: inout Findings
    ) {
        let id = publication.id
        let gone = LedgerLine.gone(id, on: asOf, reason: "WHY")
        let moved = LedgerLine.moved(id, to: "ID OF THE OTHER", on: asOf, reason: "WHY")
        let offered = entries.prefix(mostOffered)
        findings.add(
            Diagnostic(
                about, at: publication.range, "published message '\(id.string)' is gone without a word",
                notes: offered.map { .init(at: $0.entry.text.range, "this may be it: \($0.difference)") }
                    + (obstacle.map { [.init(at: publication.range, $0)] } ?? []),
                solutions: offered.map {
                    let place = $0.entry.text.range
                    return .init(
                        """
                        if it is the entry at \(place.file.path):\(place.start.line), give that one the id \
                        '\(id.string)'
                        """)
                } + [
                    .init("if it was withdrawn, add to ids.jsonl: \(text(gone))"),
                    .init("if it was merged into another message, add to ids.jsonl: \(text(moved))"),
                    .init(
                        "if it was written anew, let its id lead there: catalog move \(id.string) FILE:LINE --because \"…\""
                    ),
                    .init("if it was deleted by mistake, bring the entry back with its id line"),
                ]))
    }

    private static func text(_ line: [UInt8]) -> String { String(decoding: line.dropLast(), as: UTF8.self) }
}
