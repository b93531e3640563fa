import Diagnostics
import Pipeline

/// How many texts wait for readers, as tables.
enum ReviewCountsText {
    static func text(_ counts: ReviewCounts) -> String {
        let total = counts.total
        var text = "\(grouped(total.unread)) of \(counted(total.all, "text")) wait for a reader"
        text += "; \(grouped(counts.sentBack)) sent back, \(grouped(counts.lapsed)) changed since they were read, "
        text += "\(grouped(counts.bulk)) read only together with others\n"
        for (name, values) in counts.groups {
            var table = TextTable([(name, .left), ("unread", .right), ("all", .right)])
            for (value, count) in values { table.add([value, grouped(count.unread), grouped(count.all)]) }
            text += "\n" + table.text()
        }
        return text
    }
}
