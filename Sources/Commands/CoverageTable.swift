import Diagnostics
import Pipeline

/// How much was looked for in each language: an entry in a language without a pack is rated by people alone.
enum CoverageTable {
    static func text(_ tagged: TaggedContent) -> String {
        var counts: [String: (entries: Int, coverage: String, packs: String)] = [:]
        for place in tagged.ratings.indices {
            let verdict = tagged.ratings[place].rating.verdict
            let language = tagged.messages[place].language
            counts[language, default: (0, verdict.coverage, verdict.policy?.name ?? "")].entries += 1
        }
        var table = TextTable([("language", .left), ("entries", .right), ("coverage", .left), ("packs", .left)])
        for (language, row) in counts.sorted(by: { $0.key < $1.key }) {
            table.add([language, grouped(row.entries), row.coverage, row.packs])
        }
        return table.isEmpty ? "" : table.text() + "\n"
    }
}
