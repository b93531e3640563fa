import CatalogModel
import Diagnostics

/// Numbers that look random and are the same in every run.
///
/// Source: S. Vigna, splitmix64.c, https://prng.di.unimi.it/splitmix64.c
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Makes up entries that are as awkward to write down as any.
struct SampleGenerator {
    var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed) }

    static let pieces = [
        "word", "a", "Stairs", "kettle", "don't", "“inner”", "x*y", "*", "**", "_", "snake_case", "_under_", "`code`",
        "[link](x)", "[", "]", "]:", "![", "<b>", "<", ">", "< 3", "<!--", "-->", "&amp;", "&", "&#35;", "&nosuch;",
        "AT&T;", "\\", "\\*", "C:\\", "#", "##", "#tag", "-", "--", "---", "—", "―", "– dash", "+", "=", "===", "1.",
        "12)",
        "1.5", "2024.", "1234567890.", "~~~", "```", "|", ":", "key: value", "(1862)", "(George Long)", "(", ")", ",",
        "!", "?", "…", "“", "’", "é", "e\u{301}", "ñandú", "漢字", "学而时习之", "不亦说乎。", "かな", "ﾊﾟ", "，", "שלום", "مرحبا",
        "می‌خواهم", "👍🏽", "👩‍👩‍👧", "🇩🇪", "\u{A0}", "\u{200B}", "\u{3000}", "\t", "  ", "   ", "\u{1}", "\u{B}", "\u{C}",
        "\u{85}",
        "\u{2028}", "averyverylongwordthatdoesnotfitintoanylineatallbecauseithasfarmorethaneightycharactersinarow",
        "http://example.com/a_b_c", "a@b.example", "$5", "100%", "'", "\"", "{", "}", "@", "^", "~",
    ]

    mutating func text() -> String {
        let paragraphs = Int.random(in: 1...3, using: &numbers)
        return (0..<paragraphs).map { _ in
            let lines = Int.random(in: 1...10, using: &numbers) > 7 ? Int.random(in: 2...3, using: &numbers) : 1
            return (0..<lines).map { _ in line(Int.random(in: 1...24, using: &numbers)) }.joined(separator: "\n")
        }.joined(separator: Int.random(in: 0...20, using: &numbers) == 0 ? "\n\n\n" : "\n\n")
    }

    mutating func line(_ count: Int) -> String {
        var line = ""
        for index in 0..<count {
            if index > 0, Int.random(in: 0...5, using: &numbers) > 0 { line += " " }
            line += Self.pieces.randomElement(using: &numbers)!
        }
        return line
    }

    /// A line without blanks at its ends, which fields, names and titles do not keep.
    mutating func value(_ count: Int = 4) -> String {
        while true {
            let characters = line(count).unicodeScalars.filter { $0.value >= 0x20 }
            var words = String(String.UnicodeScalarView(characters))[...]
            while words.first == " " { words.removeFirst() }
            while words.last == " " { words.removeLast() }
            if !words.isEmpty, words != "|" { return String(words) }
        }
    }

    mutating func entry(_ file: SourceFile) -> Entry {
        func text(_ string: String) -> SourceText { SourceText(string, in: file, bytes: 0..<0) }
        var attribution: Attribution?
        if Bool.random(using: &numbers) {
            var author: AuthorMention? = AuthorMention(
                written: text(value(2)), id: "ada-brook", isReference: true)
            if Bool.random(using: &numbers) {
                // A name that begins with hyphens would run into those of the dash only if it were written with some.
                author = AuthorMention(written: text("N" + value(3)), id: nil, isReference: false)
            }
            let work = WorkMention(written: text(value(3)), id: nil, isReference: false)
            let hasWork = Bool.random(using: &numbers)
            if hasWork, Int.random(in: 0...9, using: &numbers) == 0 { author = nil }
            attribution = Attribution(
                author: author, work: hasWork ? work : nil,
                locator: hasWork && Bool.random(using: &numbers) ? text(value(3)) : nil,
                year: Bool.random(using: &numbers) ? text("1862") : nil, range: file.range)
        }
        var fields: [Field] = []
        func add(_ key: EntryField, _ values: [String]) {
            fields.append(Field(key, at: file.range, values: values.map(text)))
        }
        if Bool.random(using: &numbers) { add(.moods, ["tired", "sad"].shuffled(using: &numbers)) }
        if Bool.random(using: &numbers) { add(.note, [value(12)]) }
        if Int.random(in: 0...3, using: &numbers) == 0 {
            add(.alt, [value(5) + "\n\n" + value(6) + "\n  " + value(2)])
        }
        if Bool.random(using: &numbers) { add(.credit, [value(30)]) }
        if Bool.random(using: &numbers) {
            add(.statusNote, [value(8)])
            add(.original, [value(5) + "\n\n" + value(3)])
            add(.formerly, ["Ben Cole until 2026-11-21 because \(value(4))"])
            add(.formerly, ["ada-brook until 2026-11-22 because \(value(2))"])
        }
        if Bool.random(using: &numbers) {
            add(.sourceKind, ["secondary"])
            add(.sourceAccessed, ["2026-11-21"])
            add(.sourceArchived, ["https://example.org/copy"])
            add(.verifiedBy, ["Ada"])
            add(.verifiedOn, ["2026-11-20"])
            add(.verifiedHow, [value(5)])
            add(.rightsBasis, ["public-domain"])
            add(.rightsIn, ["US", "EU"])
            add(.rightsReason, [value(6)])
        }
        if Int.random(in: 0...4, using: &numbers) == 0 {
            add(.allow, ["markup-in-text until 2027-01-31 because so"])
            add(.allow, ["empty-text until 2027-01-31 because of that"])
        }
        return Entry(
            text: text(self.text()), attribution: attribution, fields: Fields(fields), common: Fields(),
            range: file.range)
    }

    mutating func file(entries: Int) -> EntryFile {
        let file = SourceFile(path: "messages/courage/generated.xml", bytes: [])
        func text(_ string: String) -> SourceText { SourceText(string, in: file, bytes: 0..<0) }
        var items: [EntryFile.Item] = []
        for _ in 0..<entries {
            switch Int.random(in: 0...9, using: &numbers) {
            case 0: items.append(.heading(level: Int.random(in: 1...6, using: &numbers), text(value(4))))
            case 1:
                let words = value(6).split(separator: "-->").joined().split(separator: " ").joined(separator: " ")
                if words.hasPrefix(">") || words.hasPrefix("-") || words.hasSuffix("-") { continue }
                items.append(.comment(text(words)))
            default: break
            }
            items.append(.entry(entry(file)))
        }
        let common = Fields([
            Field(.category, at: file.range, values: [text("courage")]),
            Field(.moods, at: file.range, values: [text("tired"), text("sad")]),
            Field(.source, at: file.range, values: [text(value(8))]),
        ])
        return EntryFile(file: file, syntax: .xml, common: common, items: items)
    }
}
