import Diagnostics
import Pipeline

/// What was looked for in each language and what people have read: that rules find nothing is no verdict.
enum CoverageTable {
    static func text(_ tagged: TaggedContent) -> String {
        var counts: [String: (entries: Int, read: Int, packs: String)] = [:]
        for place in tagged.ratings.indices {
            let rating = tagged.ratings[place].rating
            let language = tagged.messages[place].language
            counts[language, default: (0, 0, rating.verdict.policy?.name ?? "none")].entries += 1
            if rating.reading.isRead { counts[language]!.read += 1 }
        }
        var table = TextTable([
            ("language", .left), ("entries", .right), ("read by people", .right), ("rules", .left),
        ])
        for (language, row) in counts.sorted(by: { $0.key < $1.key }) {
            table.add([language, grouped(row.entries), grouped(row.read), row.packs])
        }
        return table.isEmpty ? "" : table.text() + "rules find words; that they find nothing is no verdict\n\n"
    }
}
