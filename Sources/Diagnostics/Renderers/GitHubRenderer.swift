/// Workflow commands: GitHub shows each as an annotation beside the line it is about.
///
/// Source: docs.github.com, "Workflow commands for GitHub Actions"; the escaping is that of actions/toolkit.
package struct GitHubRenderer: ReportRenderer {
    package init() {}

    package func render(_ report: Report) -> String {
        var text = ""
        // A step shows ten annotations of a severity; a thousand that say the same would hide all others.
        let (report, folded) = report.folding()
        for diagnostic in report.diagnostics {
            let message = ([diagnostic.summary.text] + diagnostic.remarks).joined(separator: "\n")
            text += Self.command(
                diagnostic.severity, Self.properties(of: diagnostic.range, titled: diagnostic.rule), message)
        }
        for unlisted in report.unlisted {
            let properties = [("file", unlisted.path), ("title", unlisted.rule.name)]
            text += Self.command(unlisted.severity, properties, unlisted.sentence)
        }
        for findings in folded {
            let message = ([findings.sentence] + findings.lines + ["help: \(findings.folding.help)"])
                .joined(separator: "\n")
            text += Self.command(findings.severity, [("title", findings.rule.name)], message)
        }
        return text + Self.command(.note, [], report.counts.sentence)
    }

    private static func properties(of range: SourceRange, titled rule: RuleID) -> [(String, String)] {
        let (start, end) = (range.start, range.end)
        var properties = [("file", range.file.path), ("line", String(start.line)), ("col", String(start.column))]
        // GitHub takes columns only for an annotation that stays on one line.
        if end.line == start.line, end.column > start.column {
            properties.append(("endColumn", String(end.column)))
        } else if end.line > start.line {
            properties = [("file", range.file.path), ("line", String(start.line)), ("endLine", String(end.line))]
        }
        return properties + [("title", rule.name)]
    }

    private static func command(_ severity: Severity, _ properties: [(String, String)], _ message: String) -> String {
        let name =
            switch severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
        return "::\(name)\(list.isEmpty ? "" : " " + list)::\(escapedMessage(message))\n"
    }

    private static func escapedMessage(_ message: String) -> String { replaced(message, in: "%\r\n") }
    private static func escapedProperty(_ value: String) -> String { replaced(value, in: "%\r\n:,") }

    /// Text with some characters as a per cent sign and two hexadecimal digits.
    private static func replaced(_ text: String, in special: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.unicodeScalars.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Diagnostic {
    /// Notes and solutions as lines of plain text, for formats that have no better place for them.
    var remarks: [String] {
        let notes = notes.map { note in
            let start = note.range.start
            return "note: \(escaped(note.range.file.path)):\(start.line):\(start.column): \(note.text)"
        }
        let follows = cause?.sentence.map { ["note: \(escaped($0))"] } ?? []
        return follows + notes + solutions.map { "help: \($0.summary)" }
    }
}
