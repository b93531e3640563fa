import CatalogModel

@testable import Exporting

/// Makes up citations that fill every field with text that is awkward to write down.
struct CitationGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// Source: S. Vigna, splitmix64.c, https://prng.di.unimi.it/splitmix64.c
    private mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }

    private static let pieces = [
        "word", "a", "“inner”", "\"", "'", "\\", "\\n", "<b>", "</quote>", "<!--", "]]>", "&amp;", "&", "&#10;", "{",
        "}",
        "[", "]", "@id", "fl:", "#tag", "until", "because", "é", "e\u{301}", "漢字", "שלום", "می‌خواهم", "👍🏽", "🇩🇪",
        "\u{A0}", "\u{3000}", "\u{2028}", "\u{85}", "\u{FEFF}x", "12", "1862", ",", ".", "…", "%", "~", "?", "—",
        "http://x.y/z?a=b&c=d",
    ]

    private mutating func line(_ most: Int = 5) -> String {
        (0...below(most)).map { _ in Self.pieces[below(Self.pieces.count)] }.joined(separator: " ")
    }

    private mutating func text() -> String {
        let paragraphs = (0...below(3)).map { _ in
            (0...below(3)).map { _ in (below(6) == 0 ? "  " : "") + line(8) + (below(6) == 0 ? "  x" : "") }
                .joined(separator: "\n")
        }
        return paragraphs.joined(separator: "\n\n")
    }

    private mutating func maybe<Value>(_ isFull: Bool, _ value: Value) -> Value? {
        isFull || below(2) == 0 ? value : nil
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    private mutating func year() -> YearMark {
        YearMark(year: below(2400) - 400, isApproximate: below(3) == 0, isUncertain: below(3) == 0)
    }

    private mutating func name() -> String { "N" + line(2) }

    mutating func full() -> Citation { citation(7, isFull: true) }

    mutating func citation(_ number: Int, isFull: Bool = false) -> Citation {
        let family = "F" + String(below(99))
        let hasSimpleName = below(2) == 0
        let author = Citation.Person(
            id: maybe(isFull, "ada-brook"), name: hasSimpleName ? "Ada \(family)" : name(),
            sortName: hasSimpleName ? "\(family), Ada" : nil,
            links: isFull || below(2) == 0 ? ["https://example.org/a?b=c&d", "https://example.org/\(below(9))"] : [])
        let work = Citation.CitedWork(
            id: maybe(isFull, "w-1"), title: line(), type: maybe(isFull, pick(WorkType.allCases)),
            year: maybe(isFull, year()), originalTitle: maybe(isFull, line()), originalLanguage: maybe(isFull, "grc"))
        let translator = maybe(isFull, Citation.Person(id: nil, name: name()))
        let status = pick(AttributionStatus.allCases)
        var history: [Correction] = []
        for index in 0..<(isFull ? 2 : below(3)) {
            history.append(
                Correction(
                    former: "N\(index) \(below(9))", until: CalendarDay("2026-11-2\(index)")!,
                    reason: "r " + line(3).split(separator: " ").joined(separator: " ")))
        }
        return Citation(
            id: maybe(isFull, MessageID(minting: UInt64(number)).string), kind: isFull ? .quote : pick(Kind.allCases),
            text: text(), language: pick(["en", "zh-Hant-TW"]), categories: isFull ? ["a", "b-c"] : ["courage"],
            moods: isFull || below(2) == 0 ? ["tired", "sad"] : [],
            ages: maybe(isFull, Ages(lowest: 12, highest: below(2) == 0 ? 90 : nil)), author: maybe(isFull, author),
            attributedTo: maybe(isFull, name()), character: maybe(isFull, name()), work: maybe(isFull, work),
            locator: maybe(isFull, line()), year: maybe(isFull, year()), translator: translator,
            translated: translator == nil ? nil : maybe(isFull, 1500 + below(500)), source: maybe(isFull, line()),
            sourceKind: maybe(isFull, pick(["primary", "secondary", "aggregator"])),
            sourceAccessed: maybe(isFull, "2026-02-0\(1 + below(9))"),
            sourceArchived: maybe(isFull, "https://example.org/copy"), status: status,
            statusNote: maybe(isFull, line()),
            verifiedBy: maybe(isFull, name()), verifiedOn: maybe(isFull, "2026-11-21"),
            verifiedHow: maybe(isFull, line()),
            original: maybe(isFull, text()), history: history, licence: pick(["CC-BY-4.0", "MIT OR CC0-1.0"]),
            basis: pick(RightsBasis.allCases), reason: line(),
            jurisdictions: isFull || below(2) == 0 ? ["US", "EU"] : [],
            credit: maybe(isFull, line()), translationOf: maybe(isFull, "q000000000001"))
    }
}
