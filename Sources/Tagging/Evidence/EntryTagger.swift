import CatalogModel
import Diagnostics

/// Suggests tags for the entries of a catalog, one after the other. Keep one per thread.
package struct EntryTagger {
    /// An entry belongs to as many categories at most.
    package static let mostCategories = 3

    private let evidence: TagEvidence
    private let settings: ContentSettings
    private let kinds: [String: [Kind]]
    private var searches: [String: EvidenceSearch] = [:]

    package init(_ evidence: TagEvidence, _ content: Content) {
        self.evidence = evidence
        settings = content.settings
        kinds = Dictionary(
            content.categories.map { ($0.id, $0.kinds.map(\.value)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Tags that the entry has not got, that nobody refused, and that it may be given.
    package mutating func suggestions(
        for entry: Entry, least: Weight = EvidenceIndex.threshold
    ) -> [TagSuggestion] {
        let language = TagEvidence.language(of: entry, settings)
        guard let index = evidence.indexes[language] else { return [] }
        let has = TagEvidence.tags(of: entry)
        let room = Self.mostCategories - has.count { $0.kind == .category }
        let text = entry.text.string
        let refused = entry.id.map { evidence.refusals.refused($0.string, text: text) } ?? []
        let kinds = kinds
        let suggestions = searches[language, default: EvidenceSearch(index)].suggestions(for: text, least: least) {
            let tag = index.tags[$0]
            return !has.contains(tag) && !refused.contains(tag) && (tag.kind == .mood || room > 0)
                && Self.mayHold(tag, entry.kind, kinds)
        }
        var left = room
        return suggestions.filter { suggestion in
            guard suggestion.tag.kind == .category else { return true }
            left -= 1
            return left >= 0
        }
    }

    /// A category may be made for some kinds of entries only.
    private static func mayHold(_ tag: Tag, _ kind: Kind, _ kinds: [String: [Kind]]) -> Bool {
        guard tag.kind == .category, let allowed = kinds[tag.name], !allowed.isEmpty else { return true }
        return allowed.contains(kind)
    }

    /// Says so where no word speaks for any declared category and enough for another.
    package mutating func check(_ entry: Entry, _ declared: [SourceText], _ findings: inout Findings) {
        let language = TagEvidence.language(of: entry, settings)
        guard let index = evidence.indexes[language] else { return }
        let numbers = declared.compactMap { index.number(of: Tag(.category, $0.string)) }
        // Where nothing was learnt about a category, silence says nothing.
        guard !numbers.isEmpty, numbers.allSatisfy({ index.learnt.contains(index.tags[$0]) }) else { return }
        let text = entry.text.string
        for number in numbers
        where searches[language, default: EvidenceSearch(index)].hasEvidence(in: text, for: number) { return }
        let better = suggestions(for: entry).first { $0.tag.kind == .category }
        if let better { findings.add(CategoryWithoutEvidence.diagnostic(entry, declared, better)) }
    }
}
