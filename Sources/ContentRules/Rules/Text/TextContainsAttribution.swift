import CatalogModel
import Diagnostics
import TextNormalisation

/// Who said it stands in the attribution, not in the words.
struct TextContainsAttribution: TextRule {
    static let about = RuleDescription(
        id: "text-contains-attribution",
        summary: "The name of the author stands in the attribution, not in the words.",
        why: """
            Apps print the author under the text; a name at the end of the words shows twice, and the same quote \
            without it is not recognised as its duplicate. Where no attribution follows, somebody else's words would go \
            out as our own.
            """,
        severity: .warningThenError,
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
        guard let (tail, isAuthor) = Self.tail(of: text, entry, catalog) else { return }
        let name = text.part(tail.name)
        let place = tail.dash.lowerBound..<tail.name.upperBound
        var diagnostic = Diagnostic(Self.about, at: text.range(place), .ends(name))
        if entry.isCredited {
            // Only the author's own name can go without a loss.
            let whole = tail.space.lowerBound..<text.bytes.count
            diagnostic.solutions = [
                .init(.remove(isAuthor ? nil : name), isAuthor ? [text.replacement(whole, with: "")] : [])
            ]
            diagnostic.severity = .warning
        } else {
            diagnostic.solutions = [.makeAttribution(text, tail.space.lowerBound..<tail.name.lowerBound)]
        }
        findings.add(diagnostic)
    }

    /// Whether the rule has something to say.
    static func finds(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext) -> Bool {
        text.traits.isSuperset(of: needs) && tail(of: text, entry, catalog) != nil
    }

    private static func tail(
        of text: ScannedText, _ entry: Entry, _ catalog: CatalogContext
    ) -> (tail: Tail, isAuthor: Bool)? {
        guard let tail = Tail(of: text) else { return nil }
        let name = text.part(tail.name)
        if names(of: entry, in: catalog).contains(where: { $0 == name || $0 + "." == name }) { return (tail, true) }
        let isNobody = name.first?.isUppercase ?? false && AttributionStatus(creditedTo: name) != nil
        let isName =
            tail.followsSentence && (NameShape.looksLikeName(name) || isNobody) || isKnown(name, in: catalog)
        return isName ? (tail, false) : nil
    }

    /// Whether somebody in the authority file goes by a name, or by what stands before its first comma.
    private static func isKnown(_ name: String, in catalog: CatalogContext) -> Bool {
        let bearer = name.split(separator: ",", maxSplits: 1).first.map(String.init) ?? name
        return [name, bearer].contains { catalog.authorsByName[$0] != nil }
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
