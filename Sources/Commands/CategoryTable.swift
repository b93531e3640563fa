import CatalogModel
import Diagnostics
import Pipeline

/// How many messages of each kind every category has: the closing summary of a run.
enum CategoryTable {
    static func text(_ messages: [Message]) -> String {
        var counts: [String: [Kind: Int]] = [:]
        var byKind: [Kind: Int] = [:]
        // By index: messages are large, and a hundred thousand copies would be felt.
        for place in messages.indices {
            let kind = messages[place].kind
            byKind[kind, default: 0] += 1
            for category in messages[place].categories { counts[category, default: [:]][kind, default: 0] += 1 }
        }
        let kinds = Kind.allCases.filter { byKind[$0] != nil }
        var table = TextTable(
            [("category", .left)] + kinds.map { ("\($0.rawValue)s", .right) } + [("all", .right)])
        for (category, byKind) in counts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            table.add([category] + kinds.map { String(byKind[$0] ?? 0) } + [String(byKind.values.reduce(0, +))])
        }
        // A message may stand in several categories, so the columns need not add up to this line.
        table.add(
            ["messages"] + kinds.map { String(byKind[$0] ?? 0) } + [String(messages.count)])
        return table.text() + "\n"
    }
}

extension StageTimes {
    /// `read 12 ms, validate 30 ms, 58 ms in all`.
    var line: String {
        times.map { "\($0.stage.rawValue) \($0.duration.brief)" }.joined(separator: ", ") + ", \(total.brief) in all\n"
    }
}
