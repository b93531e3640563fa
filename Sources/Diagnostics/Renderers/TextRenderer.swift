/// A report for people at a terminal: place, words, the source line with a mark under it, and what would help.
package struct TextRenderer: ReportRenderer {
    private let options: ReportOptions

    package init(_ options: ReportOptions = ReportOptions()) { self.options = options }

    package func render(_ report: Report) -> String { render(report, closing: "") }

    /// - Parameter closing: lines that stand between the findings and the last line, such as a table of what was made.
    package func render(_ report: Report, closing: String) -> String {
        var text = ""
        let (unfolded, folded) = report.folding()
        let report = unfolded.listing(atMost: Findings.keptPerRuleAndFile)
        let unlisted = Dictionary(grouping: report.unlisted, by: \.path)
        let places = report.diagnostics.indices.map { (report.diagnostics[$0].range.file.path, $0) }
        let lastOfFile = Dictionary(places, uniquingKeysWith: { $1 })
        for (index, diagnostic) in report.diagnostics.enumerated() {
            append(diagnostic, to: &text)
            let path = diagnostic.range.file.path
            if lastOfFile[path] == index, let rest = unlisted[path] {
                for one in rest { text += "\(escaped(path)): \(one.sentence)\n" }
                text += "\n"
            }
        }
        for findings in folded { append(findings, to: &text) }
        return text + closing + report.counts.sentence + "\n"
    }

    private func append(_ diagnostic: Diagnostic, to text: inout String) {
        let ink = TerminalInk.severity(diagnostic.severity)
        let ranges = [diagnostic.range] + diagnostic.notes.map(\.range)
        let gutter = max(ranges.map { String($0.start.line).utf8.count }.max() ?? 1, 3)
        text += paint(place(diagnostic.range) + ":", .strong) + " "
        text += paint("\(diagnostic.severity.rawValue):", ink) + " "
        text += paint(diagnostic.summary.text, .strong) + " [\(diagnostic.rule)]\n"
        append(SourceSnippet(diagnostic.range, room: room(beside: gutter)), "^", ink, gutter, to: &text)
        if let follows = diagnostic.cause?.sentence {
            text += "  " + paint("note:", .severity(.note)) + " \(escaped(follows))\n"
        }
        for note in diagnostic.notes {
            text += "  " + paint("note:", .severity(.note)) + " \(place(note.range)): \(note.text)\n"
            append(
                SourceSnippet(note.range, room: room(beside: gutter)), "-", .severity(.note), gutter, to: &text)
        }
        for solution in diagnostic.solutions {
            text += "  " + paint("help:", .good) + " \(solution.summary)\n"
            if let preview = SolutionPreview(solution) { append(preview, gutter, to: &text) }
            for (offset, line) in solution.newLines.enumerated() {
                let number = String((solution.replacements.first?.range.start.line ?? 1) + offset)
                text += paint(padded(number, to: gutter, toTheRight: true) + " +", .good) + " \(escaped(line))\n"
            }
        }
        text += "\n"
    }

    private func append(_ folded: FoldedFindings, to text: inout String) {
        text += paint("\(folded.severity.rawValue):", .severity(folded.severity)) + " "
        text += paint(folded.sentence, .strong) + " [\(folded.rule)]\n"
        for line in folded.lines { text += "  \(line)\n" }
        text += "  " + paint("help:", .good) + " \(folded.folding.help)\n\n"
    }

    private func append(
        _ snippet: SourceSnippet, _ mark: Character, _ ink: TerminalInk, _ gutter: Int, to text: inout String
    ) {
        text += paint(padded(String(snippet.lineNumber), to: gutter, toTheRight: true) + " |", .faint)
        text += snippet.line.isEmpty ? "\n" : " \(snippet.line)\n"
        text += paint(String(repeating: " ", count: gutter) + " |", .faint) + " "
        text += String(repeating: " ", count: snippet.indent)
        text += paint(String(repeating: mark, count: snippet.marked), ink) + "\n"
    }

    private func append(_ preview: SolutionPreview, _ gutter: Int, to text: inout String) {
        let snippet = SourceSnippet(preview.range, room: room(beside: gutter))
        text += paint(padded(String(preview.lineNumber), to: gutter, toTheRight: true) + " +", .good)
        text += " \(snippet.line)\n"
    }

    /// Columns left for a source line beside its number.
    private func room(beside gutter: Int) -> Int { options.width - gutter - 3 }

    private func place(_ range: SourceRange) -> String {
        let start = range.start
        return "\(escaped(range.file.path)):\(start.line):\(start.column)"
    }

    private func paint(_ text: String, _ ink: TerminalInk) -> String { ink.paint(text, options.usesColor) }
}

extension Diagnostic.Solution {
    /// The lines that it puts into a file, where it does nothing else and they are several.
    fileprivate var newLines: [Substring] {
        guard replacements.count == 1, replacements[0].range.bytes.isEmpty, replacements[0].text.hasSuffix("\n") else {
            return []
        }
        let lines = replacements[0].text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count > 1 ? lines : []
    }
}

extension Report.Unlisted {
    /// How much more there is, for a line that names the file.
    var sentence: String { "… and \(grouped(count)) more of \(rule) in this file" }
}
