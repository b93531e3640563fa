/// One JSON object a line: what was run, each finding, what is not listed, the counts.
///
/// The format is our own and has a version; docs/reports.md describes every key.
package struct JSONLinesRenderer: ReportRenderer {
    /// Raised when a key changes its meaning or goes away; new keys may come without it.
    package static let version = 1

    private let options: ReportOptions

    package init(_ options: ReportOptions = ReportOptions()) { self.options = options }

    package func render(_ report: Report) -> String {
        var lines = [header]
        for (diagnostic, fingerprint) in zip(report.diagnostics, Fingerprints.of(report)) {
            lines.append(Self.record(diagnostic, fingerprint))
        }
        lines += report.unlisted.map(Self.record)
        lines.append(Self.record(report.counts))
        return lines.map { $0.line + "\n" }.joined()
    }

    private var header: JSONText {
        .object([
            "version": .integer(Self.version),
            "type": "report",
            "tool": .object([
                "name": .string(options.toolName), "version": options.toolVersion.map(JSONText.string),
            ]),
        ])
    }

    private static func record(_ diagnostic: Diagnostic, _ fingerprint: String) -> JSONText {
        .object([
            "type": "diagnostic",
            "rule": .string(diagnostic.rule.name),
            "severity": .string(diagnostic.severity.rawValue),
            "place": place(diagnostic.range),
            "summary": .string(diagnostic.summary.text),
            "notes": .array(
                diagnostic.notes.map { ["place": place($0.range), "text": .string($0.text.text)] }),
            "solutions": .array(
                diagnostic.solutions.map { solution in
                    [
                        "summary": .string(solution.summary.text),
                        "replacements": .array(
                            solution.replacements.map { ["place": place($0.range), "text": .string($0.text)] }),
                    ]
                }),
            "consequences": diagnostic.cause.map(record),
            "fingerprint": .string(fingerprint),
        ])
    }

    /// What follows from a finding; `rule` stands where that rule would have reported it.
    private static func record(_ cause: Cause) -> JSONText {
        .object([
            "sentence": cause.sentence.map(JSONText.string),
            "counts": .array(
                cause.consequences.map {
                    .object(["rule": $0.rule.map { .string($0.name) }, "count": .integer($0.count)])
                }),
        ])
    }

    private static func record(_ unlisted: Report.Unlisted) -> JSONText {
        [
            "type": "unlisted",
            "rule": .string(unlisted.rule.name),
            "severity": .string(unlisted.severity.rawValue),
            "path": .string(unlisted.path),
            "count": .integer(unlisted.count),
        ]
    }

    private static func record(_ counts: Report.Counts) -> JSONText {
        [
            "type": "counts",
            "files": .integer(counts.files),
            "entries": .integer(counts.entries),
            "rules": .integer(counts.rules),
            "errors": .integer(counts.errors),
            "warnings": .integer(counts.warnings),
            "notes": .integer(counts.notes),
        ]
    }

    private static func place(_ range: SourceRange) -> JSONText {
        ["path": .string(range.file.path), "start": position(range.start), "end": position(range.end)]
    }

    private static func position(_ position: SourcePosition) -> JSONText {
        [
            "line": .integer(position.line),
            "column": .integer(position.column),
            "utf16Column": .integer(position.utf16Column),
            "byteOffset": .integer(position.byteOffset),
        ]
    }
}
