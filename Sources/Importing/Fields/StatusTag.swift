import CatalogModel
import Diagnostics

/// A tag that says how sure it is who said it, as some collections file their doubts: `misattributed-oscar-wilde`.
struct StatusTag {
    let status: AttributionStatus

    /// The letters of whom it names, in lower case; empty for nobody.
    private let named: String

    /// Nil for a topic.
    init?(_ tag: String) {
        // Most tags are topics, and their first letter tells.
        guard let first = tag.utf8.first, "adnmuswADNMUSW".utf8.contains(first) else { return nil }
        let words = tag.lowercased().split { !$0.isLetter }.map(String.init)
        if words.first == "misattributed" || words.first == "misattribution"
            || words.prefix(2) == ["wrongly", "attributed"]
        {
            status = .misattributed
            named = words.dropFirst().filter { $0 != "to" && $0 != "attributed" }.joined()
        } else if words.first == "attributed", words.count > 2, words[1] == "to" {
            // "attributed-to-oscar-wilde" doubts what "attributed" alone does not.
            status = .disputed
            named = ""
        } else if let status = Self.whole[words.joined(separator: " ")] {
            self.status = status
            named = ""
        } else {
            return nil
        }
    }

    /// Whether it is this name to which it says the words do not belong.
    func denies(_ author: String) -> Bool {
        !named.isEmpty && author.lowercased().filter(\.isLetter) == named
    }

    private static let whole: [String: AttributionStatus] = [
        "attributed": .attributed, "attributed no source": .attributed, "attributed without source": .attributed,
        "no source": .attributed, "source unknown": .attributed, "unknown source": .attributed,
        "unsourced": .attributed, "unverified": .attributed,
        "disputed": .disputed, "disputed attribution": .disputed, "apocryphal": .disputed,
    ]
}
