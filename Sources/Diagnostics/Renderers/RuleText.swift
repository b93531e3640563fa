/// What `catalog explain RULE` prints and docs/rules.md holds.
package struct RuleText: Sendable {
    private let rule: RuleDescription

    package init(_ rule: RuleDescription) { self.rule = rule }

    /// For a terminal.
    package func terminal(width: Int = 80, usesColor: Bool = false) -> String {
        var text = TerminalInk.strong.paint(rule.id.name, usesColor) + "\n\n"
        text += wrapped(rule.summary, to: width) + "\n" + wrapped(rule.why, to: width) + "\n"
        text += wrapped("Severity: \(severity).", to: width)
        text += examples(rule.accepts, titled: TerminalInk.good.paint("Accepted", usesColor))
        text += examples(rule.rejects, titled: TerminalInk.severity(.error).paint("Rejected", usesColor))
        return text
    }

    /// A section of a Markdown page.
    package func markdown(level: Int = 2) -> String {
        var text = "\(String(repeating: "#", count: level)) \(rule.id)\n\n"
        text += "\(Self.markdownText(rule.summary))\n\n\(Self.markdownText(rule.why))\n\n**Severity:** \(severity).\n"
        text += fences(rule.accepts, titled: "Accepted") + fences(rule.rejects, titled: "Rejected")
        return text
    }

    /// A whole page: a table of all rules, then each of them, in the order given.
    package static func page(_ rules: [RuleDescription]) -> String {
        var text = """
            # Rules

            What the checks ask of the content, why, and how bad it is to go against them. `^` marks the place that a
            report points at; `⟨97⟩` stands for a byte and `⟨U+200B⟩` for a character that cannot be shown.

            | rule | asks | draft | review | release |
            |---|---|---|---|---|

            """
        for rule in rules {
            let levels = Phase.allCases.map { rule.severity[$0]?.rawValue ?? "–" }.joined(separator: " | ")
            let summary = markdownText(rule.summary).split(separator: "|", omittingEmptySubsequences: false)
            text += "| [\(rule.id)](#\(rule.id)) | \(summary.joined(separator: "\\|")) | \(levels) |\n"
        }
        return rules.reduce(text) { $0 + "\n" + RuleText($1).markdown() }
    }

    /// `error`, or `warning in draft, error in review and release`.
    private var severity: String {
        var groups: [(level: String, phases: [String])] = []
        for phase in Phase.allCases {
            let level = rule.severity[phase]?.rawValue ?? "silent"
            if groups.last?.level == level {
                groups[groups.count - 1].phases.append(phase.rawValue)
            } else {
                groups.append((level, [phase.rawValue]))
            }
        }
        let binding = rule.isBinding ? ", and cannot be allowed or made milder" : ""
        if groups.count == 1 { return groups[0].level + binding }
        return groups.map { "\($0.level) in \($0.phases.joined(separator: " and "))" }.joined(separator: ", ") + binding
    }

    private func examples(_ examples: [RuleExample], titled title: String) -> String {
        examples.reduce("") { text, example in
            let lines = ExampleText(example).files.flatMap { file in
                (file.heading.map { ["\($0):"] } ?? []) + file.lines
            }
            return text + "\n\(title):\n\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
        }
    }

    /// One heading for examples of one file each; files that belong together have a heading of their own.
    private func fences(_ examples: [RuleExample], titled title: String) -> String {
        var text = ""
        var lastWasAlone = false
        for files in examples.map({ ExampleText($0).files }) {
            let isAlone = files.count == 1
            if !isAlone || !lastWasAlone { text += "\n\(title)\(isAlone ? "" : ", together"):\n" }
            lastWasAlone = isAlone
            for file in files { text += Self.fence(file) }
        }
        return text
    }

    private static func fence(_ file: ExampleText.File) -> String {
        let longest = file.lines.map(\.longestRunOfBackticks).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let heading = file.heading.map { "\n`\($0)`\n" } ?? ""
        return "\(heading)\n\(fence)\(file.language)\n" + file.lines.map { "\($0)\n" }.joined() + "\(fence)\n"
    }

    /// A sentence in which nothing is taken for Markdown.
    private static func markdownText(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\`*_[]<>&".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }
}

/// Lines of at most a width, broken at spaces; each ends in a line feed.
private func wrapped(_ text: String, to width: Int) -> String {
    var result = ""
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
        if !line.isEmpty, displayWidth(line) + 1 + displayWidth(word) > width {
            result += line + "\n"
            line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
    }
    return result + line + "\n"
}

extension String {
    fileprivate var longestRunOfBackticks: Int {
        var longest = 0
        var run = 0
        for byte in utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
