import BundleReader
import Diagnostics

extension Changes {
    /// The same for a terminal, a line for each message and sort of change.
    package var text: String {
        var lines = [
            from.map { "content version \(to) (\(escaped(label))) compared with \($0)" }
                ?? "content version \(to) (\(escaped(label)))"
        ]
        lines += added.map { "+ \($0.id)  \(shown($0))" }
        for sort in ChangeSort.allCases { lines += changed(sort).map { "~ \($0.after.id)  \(difference($0, sort))" } }
        lines += moved.map { "> \($0.record.id)  now \($0.target)  \(shown($0.record))" }
        for withdrawal in withdrawn {
            let instead = withdrawal.instead.map { ", instead \($0)" } ?? ""
            let erase = withdrawal.erase ? ", erase" : ""
            let words = withdrawal.record.map { "  \(shown($0))" } ?? ""
            lines.append("- \(withdrawal.id)  (\(escaped(withdrawal.reason))\(instead)\(erase))\(words)")
        }
        let counts = [
            "added": added.count, "changed": changed.count, "moved": moved.count, "withdrawn": withdrawn.count,
        ]
        let sum = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        lines.append("\(sum); classes: \(isEmpty ? "none" : classes.joined(separator: ", "))")
        if to < leastNumber {
            lines.append("both are content version \(to): published, the second has to be \(leastNumber)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func difference(_ change: Change, _ sort: ChangeSort) -> String {
        switch sort {
        case .text: return escaped(WordDifference.line(from: change.before.text, to: change.after.text))
        case .tags: return "\(escaped(change.tagging))  \(shown(change.after))"
        case .ages:
            return "ages \(Change.ages(of: change.before)) -> \(Change.ages(of: change.after))  \(shown(change.after))"
        case .attribution, .other: return "\(change.fields(sort).joined(separator: ", "))  \(shown(change.after))"
        }
    }

    /// The beginning of a text.
    private func shown(_ record: Record) -> String {
        let line = onOneLine(record.text)
        return escaped(line.count <= 80 ? line : line.prefix(79) + "…")
    }

    private func onOneLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }
}
