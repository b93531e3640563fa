import CatalogModel
import Diagnostics
import TextNormalisation

/// How much of one work the catalog quotes.
package struct WorkUse: Sendable {
    /// The author's name; the words of the credit where no author is known.
    package let author: String

    /// Nil for quotations that name no work; those of one author count together.
    package let title: String?
    package let type: WorkType?

    /// By file and place.
    package fileprivate(set) var quotes: [Quote] = []

    package struct Quote: Sendable {
        package let entry: Entry
        package let words: Int
        package let rights: EntryRights

        /// Whether the quotation takes from the budget: not known to be free, and nobody gave leave.
        package var countsAsQuotation: Bool {
            rights.result.map { $0.state != .free } ?? false && !rights.isAllowed
        }
    }

    package var words: Int { quotes.reduce(0) { $0 + $1.words } }

    /// The strictest of its quotations.
    package var state: RightsState { quotes.reduce(.free) { $0.strictest($1.rights.result?.state ?? .unknown) } }

    /// Every work that is quoted, the most words first.
    package static func all(in content: Content, _ calculator: RightsCalculator) -> [WorkUse] {
        var places: [Key: Int] = [:]
        var uses: [WorkUse] = []
        let authors = Dictionary(content.authors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for file in content.files {
            for entry in file.entries where entry.kind == .quote {
                let key = Key(entry)
                let place: Int
                if let known = places[key] {
                    place = known
                } else {
                    place = uses.count
                    places[key] = place
                    uses.append(WorkUse(of: entry, authors))
                }
                let rights = EntryRights(of: entry, calculator)
                uses[place].quotes.append(Quote(entry: entry, words: countedWords(entry.text.string), rights: rights))
            }
        }
        return uses.map { (use: $0, words: $0.words) }.sorted { one, other in
            if one.words != other.words { return one.words > other.words }
            return one.use.name.utf8.lexicographicallyPrecedes(other.use.name.utf8)
        }.map(\.use)
    }

    private var name: String { "\(author)\n\(title ?? "")" }

    private init(of entry: Entry, _ authors: [String: Author]) {
        let known = entry.attribution?.author?.id.flatMap { authors[$0] }
        let mention = entry.attribution?.work
        let work = mention?.id.flatMap { known?.work($0) }
        author =
            known?.name.value ?? entry.attribution?.author?.written.string ?? entry.value(.attributedTo)?.string ?? ""
        title = work?.title.value ?? mention?.written.string
        type = work?.type
    }

    /// Entries of one work have the same key, whether they write its title or its id.
    private struct Key: Hashable {
        let author: String
        let work: String?

        init(_ entry: Entry) {
            let mention = entry.attribution?.author
            author =
                mention?.id ?? FoldedName(mention?.written.string ?? entry.value(.attributedTo)?.string ?? "").slug
            work = entry.attribution?.work.map { $0.id ?? FoldedName($0.written.string).slug }
        }
    }
}

/// Words as a publisher counts them: stretches between white space that hold a letter or digit; of scripts that write
/// no spaces each character is one.
package func countedWords(_ text: String) -> Int {
    var count = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
        if scalar.isIdeographic {
            count += 1
            isInWord = false
        } else if scalar.properties.isWhitespace {
            isInWord = false
        } else if !isInWord, scalar.isWordCharacter {
            count += 1
            isInWord = true
        }
    }
    return count
}

extension Unicode.Scalar {
    /// Han, Hiragana and Katakana.
    fileprivate var isIdeographic: Bool {
        properties.isIdeographic || (0x3040...0x30FF).contains(value) && properties.isAlphabetic
    }

    fileprivate var isWordCharacter: Bool {
        isASCII
            ? (0x30...0x39).contains(value) || (0x41...0x5A).contains(value & ~0x20)
            : properties.isAlphabetic || properties.numericType != nil
    }
}
