import BundleReader

extension Changes {
    /// `CHANGES.md`: the same for people.
    package var markdown: String {
        var lines = ["# Content version \(to) (\(escaped(label)))", ""]
        lines.append(from.map { "Compared with content version \($0)." } ?? "The first release.")
        lines += ["", "| change | messages |", "|---|---|"]
        lines += ["| added | \(added.count) |", "| changed | \(changed.count) |"]
        for sort in ChangeSort.allCases where !changed(sort).isEmpty {
            lines.append("| – \(sort.title.lowercased()) | \(changed(sort).count) |")
        }
        lines += ["| moved | \(moved.count) |", "| withdrawn | \(withdrawn.count) |"]
        lines += section("Added", added) { ["- `\($0.id)` \(shown($0))"] }
        for sort in ChangeSort.allCases {
            lines += section(sort.title, changed(sort)) { ["- `\($0.after.id)` \(difference($0, sort))"] }
        }
        lines += section("Moved", moved) { ["- `\($0.record.id)` \(shown($0.record)) → `\($0.target)`"] }
        lines += section("Withdrawn", withdrawn) { withdrawal in
            let instead = withdrawal.instead.map { "; instead: `\($0)`" } ?? ""
            let erase = withdrawal.erase ? "; saved copies are to be erased" : ""
            let reason = escaped(withdrawal.reason)
            let words = withdrawal.record.map { " \(shown($0))" } ?? ""
            return ["- `\(withdrawal.id)`\(words): \(reason)\(instead)\(erase)"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func difference(_ change: Changes.Change, _ sort: ChangeSort) -> String {
        let after = shown(change.after)
        switch sort {
        case .text:
            return change.words.map { part in
                let text = escaped(part.text)
                return switch part.kind {
                case .keep: text
                // Marks of emphasis would not count beside a space.
                case .drop: "<del>\(text)</del>"
                case .put: "<ins>\(text)</ins>"
                }
            }.joined()
        case .tags: return "\(after): \(escaped(change.tagging))"
        case .ages:
            return "\(after): \(Changes.Change.ages(of: change.before)) → \(Changes.Change.ages(of: change.after))"
        case .attribution, .other: return "\(after) (\(change.fields(sort).joined(separator: ", ")))"
        }
    }

    private func section<Element>(_ title: String, _ all: [Element], _ lines: (Element) -> [String]) -> [String] {
        all.isEmpty ? [] : ["", "## \(title)", ""] + all.flatMap(lines)
    }

    private func shown(_ record: Record) -> String { "“\(escaped(record.text))”" }

    /// Text on one line, in which nothing is taken for Markdown.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t": result.append(" ")
            case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "&", "~": result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
