import CatalogModel
import Diagnostics

/// The evidence of a catalog: a table for each language that has one, the editors' keywords, and what was refused.
package struct TagEvidence: Sendable {
    /// By primary language.
    package let indexes: [String: EvidenceIndex]
    package let refusals: RefusalIndex

    package init(_ content: Content, tables: [String: EvidenceTable], refusals: [Refusal]) {
        let words = TagWords.all(content.categories, content.settings)
        let known = Set(words.map(\.tag))
        // What is in no list any more cannot be suggested.
        indexes = tables.mapValues { table in
            EvidenceIndex(EvidenceTable(rows: table.rows.filter { known.contains($0.tag) }), words)
        }
        self.refusals = RefusalIndex(refusals)
    }

    /// As the files of a content folder say.
    package init(_ content: Content, _ findings: inout Findings) {
        var tables: [String: EvidenceTable] = [:]
        for (language, file) in content.evidence.sorted(by: { $0.key < $1.key }) {
            tables[language] = EvidenceTable(file, &findings)
        }
        let refusals = RefusalReader.read(content.decisions[.tags], &findings)
        self.init(content, tables: tables, refusals: refusals)
    }

    /// The language of an entry without its region.
    package static func language(of entry: Entry, _ settings: ContentSettings) -> String {
        let tag = entry.language?.string ?? settings.languages.first ?? "en"
        return String(tag.prefix { $0 != "-" })
    }

    /// The tags that an entry has.
    package static func tags(of entry: Entry) -> Set<Tag> {
        var tags = Set(entry.moods.map { Tag(.mood, $0.string) })
        if let category = entry.category { tags.insert(Tag(.category, category.string)) }
        for category in entry[.alsoIn]?.values ?? [] { tags.insert(Tag(.category, category.string)) }
        return tags
    }
}
