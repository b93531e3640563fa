import BundleWriter
import CatalogModel
import Diagnostics
import Identity
import TextNormalisation

/// Small catalogs to write bundles of.
package enum SampleCatalog {
    package static let file = SourceFile(path: "content/sample.md", text: "sample")

    package static func located<Value: Sendable>(_ value: Value) -> Located<Value> {
        Located(value, at: SourceRange(file, 0..<0))
    }

    /// The minted id of a number.
    package static func id(_ number: Int) -> MessageID { MessageID(minting: UInt64(number)) }

    package static let settings = ContentSettings(
        name: "Sample", audience: Ages(lowest: 12, highest: 90), languages: ["en", "de"], licence: "CC-BY-4.0",
        asOf: CalendarDay("2026-11-21")!, moods: ["anxious", "tired"], range: SourceRange(file, 0..<0))

    package static let categories = [
        category("courage", "Courage", order: 1), category("rest", "Rest", order: nil),
    ]

    private static func category(_ id: String, _ title: String, order: Int?) -> Category {
        Category(
            id: id, title: located(title), order: order, kinds: [located(.message), located(.quote)], ages: nil,
            moods: [located("anxious")], keywords: [located("brave"), located("-bravo")],
            description: "For \(title.lowercased()).", range: SourceRange(file, 0..<0))
    }

    package static let authors = [
        Author(
            id: "marcus-aurelius", name: located("Marcus Aurelius"), aliases: [.init(text: located("Antoninus"))],
            born: located(YearMark("121")!), died: .year(located(YearMark("180")!)),
            wikipedia: located("https://en.wikipedia.org/wiki/Marcus_Aurelius"),
            works: [
                Work(id: located("meditations"), title: located("Meditations"), type: .book, year: YearMark("180~")),
                Work(id: located("letters"), title: located("Letters"), type: .letter),
            ],
            life: "An emperor who wrote to himself.", range: SourceRange(file, 0..<0)),
        Author(id: "ada-brook", name: located("Ada Brook"), died: .unknownYear, range: SourceRange(file, 0..<0)),
    ]

    /// A message written in house.
    package static func message(_ number: Int, _ text: String) -> Message {
        Message(
            id: id(number), kind: .message, text: text, language: "en", categories: ["courage"], moods: ["tired"],
            minAge: 12, status: .original, licence: "CC-BY-4.0")
    }

    /// One of each sort, with everything a record can hold.
    package static let messages: [Message] = [
        message(3, "Small steps \"count\",\nround by round\\bend."),
        Message(
            id: id(1), kind: .quote, text: "Do not act as if you were going to live ten thousand years.",
            language: "en", categories: ["courage", "rest"], minAge: 13, maxAge: 90, rated: .reader,
            author: .init(id: "marcus-aurelius", name: "Marcus Aurelius"),
            work: .init(id: "meditations", title: "Meditations", type: .book, year: 180, locator: "IV.17"),
            status: .sourced, statusNote: "Seen in print.", original: "Do not act so.",
            history: [Correction(former: "seneca", until: CalendarDay("2026-11-21")!, reason: "it is in book IV")],
            attributedTo: "a stoic", character: "himself", translator: "George Long",
            translated: 1862, sources: ["Project Gutenberg"], licence: "CC0-1.0",
            rights: .init(basis: .publicDomain, reason: "free in 2026"), credit: "Translated by George Long"),
        Message(
            id: id(2), kind: .video, text: "Ein Spaziergang über die Brücke 👩‍👩‍👧.", language: "de",
            categories: ["rest"], moods: ["anxious", "tired"], minAge: 4, rated: .rules, status: .original,
            sources: ["Own", "Other"], review: .init(by: "Ada", on: "2026-11-01", due: "2027-11-01"),
            video: .init(link: "https://example.org/v", title: "Walk", seconds: 245, alt: "A bridge."),
            licence: "CC-BY-4.0", translationOf: id(3)),
    ]

    package static func input(
        _ messages: [Message] = messages, ledger: Ledger = Ledger(), merged: [MessageID: MessageID] = [:],
        version: Int = 1, phase: Phase = .release
    ) -> BundleInput {
        BundleInput(
            settings: settings, categories: categories, authors: authors, messages: messages, ledger: ledger,
            merged: merged, version: ContentVersion(number: version, label: "2026.11.21-\(version)"),
            released: settings.asOf.secondsSince1970, phase: phase)
    }

    /// A slice without floors.
    package static func slice(_ name: String, _ filter: SliceFilter) -> SliceSettings {
        SliceSettings(name: located(name), filter: filter)
    }

    /// The ledger of the lines given; they must be sound.
    package static func ledger(_ lines: [[UInt8]]) -> Ledger {
        var findings = Findings()
        let ledger = Ledger(reading: SourceFile(path: "content/ids.jsonl", bytes: Array(lines.joined())), &findings)
        precondition(findings.isEmpty, "\(findings.kept.map(\.summary.text))")
        return ledger
    }

    /// A line that publishes a number's id.
    package static func published(_ number: Int, ordinal: Int, text: String = "", since: Int = 1) -> [UInt8] {
        LedgerLine.published(
            id(number), ordinal: ordinal, since: since, form: ShortDigest(of: NormalForm.bytes(of: text)),
            digest: ShortDigest(of: Array("\(number)".utf8)))
    }
}
