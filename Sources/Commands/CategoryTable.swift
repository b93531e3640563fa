import CatalogModel
import Diagnostics
import Pipeline

/// How many messages of each kind every category has: the closing summary of a run.
enum CategoryTable {
    static func text(_ messages: [Message]) -> String {
        var counts: [String: [Kind: Int]] = [:]
        for message in messages {
            for category in message.categories { counts[category, default: [:]][message.kind, default: 0] += 1 }
        }
        let kinds = Kind.allCases.filter { kind in messages.contains { $0.kind == kind } }
        var table = TextTable(
            [("category", .left)] + kinds.map { ("\($0.rawValue)s", .right) } + [("all", .right)])
        for (category, byKind) in counts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            table.add([category] + kinds.map { String(byKind[$0] ?? 0) } + [String(byKind.values.reduce(0, +))])
        }
        // A message may stand in several categories, so the columns need not add up to this line.
        table.add(
            ["messages"] + kinds.map { kind in String(messages.count { $0.kind == kind }) } + [String(messages.count)])
        return table.text() + "\n"
    }
}

extension StageTimes {
    /// `read 12 ms, validate 30 ms, 58 ms in all`.
    var line: String {
        times.map { "\($0.stage.rawValue) \($0.duration.brief)" }.joined(separator: ", ") + ", \(total.brief) in all\n"
    }
}
