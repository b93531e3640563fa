import CatalogModel
import Diagnostics

/// Who said it stands in the attribution, not in the words.
struct TextContainsAttribution: TextRule {
    static let about = RuleDescription(
        id: "text-contains-attribution",
        summary: "The name of the author stands in the attribution, not in the words.",
        why: """
            Apps print the author under the text; a name at the end of the words shows twice, and the same quote \
            without it is not recognised as its duplicate.
            """,
        severity: .warning,
        accepts: [
            "> -- I have seen the FUN --\n", "> There is one way out – Through.\n",
            "> I love two things - Rain And Tea\n",
            "> How can he help others across?\n>\n> — The Buddha\n",
        ],
        rejects: [
            "> How can he help others across? ↓– The Buddha\n>\n> — The Buddha\n",
            "> How can he help others across? ↓-- Siddhartha Gautama\n",
            "> Walk on ↓- Ada Brook\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n",
        ])

    static let needs: TextTraits = .dash

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let tail = Tail(of: text) else { return }
        let name = text.part(tail.name)
        let names = Self.names(of: entry, in: catalog)
        let isAuthor = names.contains { $0 == name || $0 + "." == name }
        guard isAuthor || tail.followsSentence && tail.looksLikeName(in: text) else { return }
        let place = tail.dash.lowerBound..<tail.name.upperBound
        let whole = tail.space.lowerBound..<text.bytes.count
        findings.add(
            Diagnostic(
                Self.about, at: text.range(place), .ends(name),
                solutions: [.init(.remove(isAuthor ? nil : name), [text.replacement(whole, with: "")])]))
    }

    private static func names(of entry: Entry, in catalog: CatalogContext) -> [String] {
        var names = entry[.attributedTo]?.values.map(\.string) ?? []
        guard let mention = entry.attribution?.author else { return names }
        names.append(mention.written.string)
        if let author = mention.id.flatMap({ catalog.authors[$0] }) {
            names.append(author.name.value)
            names += author.aliases.map(\.text.value)
        }
        return names
    }

    /// The last dash of a text and what follows it.
    private struct Tail {
        /// White space before the dash.
        let space: Range<Int>
        let dash: Range<Int>
        let name: Range<Int>

        /// Whether a sentence or a line ended before the dash.
        let followsSentence: Bool

        init?(of text: ScannedText) {
            guard let core = text.core else { return nil }
            var dash: Range<Int>?
            for run in text.runs(where: \.isDash) where core.contains(run.lowerBound) {
                // A hyphen inside a word is no dash.
                let isAfterSpace = text.scalar(before: run.lowerBound).map { $0.isSpace || !$0.isLetter } ?? false
                if isAfterSpace { dash = run }
            }
            guard let dash, dash.lowerBound > core.lowerBound else { return nil }
            var start = dash.lowerBound
            while let before = PlacedScalars.decode(text.bytes, before: start), before.scalar.isSpace {
                start = before.start
            }
            var nameStart = dash.upperBound
            while let next = text.scalar(at: nameStart), next.isSpace { nameStart += next.utf8.count }
            guard nameStart < core.upperBound, let before = text.scalar(before: start) else { return nil }
            self.dash = dash
            space = start..<dash.lowerBound
            name = nameStart..<core.upperBound
            followsSentence =
                ".!?…\"”’»)。".unicodeScalars.contains(before) || text.bytes[space].contains(UInt8(ascii: "\n"))
        }

        /// Two to six words, each with a capital or one of those that stand small inside names.
        func looksLikeName(in text: ScannedText) -> Bool {
            let words = text.part(name).split(separator: " ")
            guard (2...6).contains(words.count) else { return false }
            guard
                words.allSatisfy({ word in
                    guard let first = word.unicodeScalars.first else { return false }
                    return first.isUppercaseLetter || Self.particles.contains(String(word))
                })
            else { return false }
            let last = words.last!
            guard last.unicodeScalars.first!.isUppercaseLetter, words[0].unicodeScalars.first!.isUppercaseLetter else {
                return false
            }
            // Words in capitals are a cry, and a full stop ends a sentence, unless it shortens a word.
            let isCry = words.allSatisfy { $0.count > 2 && $0.allSatisfy { !$0.isLowercase } }
            let endsSentence = "!?".contains(last.last!) || last.hasSuffix(".") && last.count > 3
            return !isCry && !endsSentence
        }

        private static let particles: Set<String> = [
            "of", "the", "de", "da", "di", "del", "della", "der", "den", "du", "des", "la", "le", "van", "von", "zu",
            "bin", "ibn", "al", "el", "y", "and", "&", "dos", "ten", "af", "av",
        ]
    }
}

extension Unicode.Scalar {
    fileprivate var isDash: Bool { self == "-" || self == "~" || (0x2012...0x2015).contains(value) }
}

extension Wording {
    fileprivate static func ends(_ name: String) -> Wording { "text ends with its attribution '\(name)'" }

    fileprivate static func remove(_ name: String?) -> Wording {
        name.map { "remove it, and name '\($0)' in the attribution" } ?? "remove it"
    }
}
