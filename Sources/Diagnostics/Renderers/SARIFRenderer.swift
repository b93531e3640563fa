/// SARIF 2.1.0, which code-hosting sites and editors read.
///
/// Source: docs.oasis-open.org/sarif/sarif/v2.1.0; section numbers below are that document's.
package struct SARIFRenderer: ReportRenderer {
    private let options: ReportOptions

    package init(_ options: ReportOptions = ReportOptions()) { self.options = options }

    package func render(_ report: Report) -> String {
        let log: JSONText = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [run(report)],
        ]
        return log.indented + "\n"
    }

    private func run(_ report: Report) -> JSONText {
        let rules = report.rules.sorted { $0.id < $1.id }
        let indices = Dictionary(zip(rules.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
        let results = zip(report.diagnostics, Fingerprints.of(report)).map { diagnostic, fingerprint in
            Self.result(diagnostic, ruleIndex: indices[diagnostic.rule], fingerprint)
        }
        return .object([
            "tool": ["driver": driver(rules)],
            "invocations": [Self.invocation(report)],
            "artifacts": report.paths.isEmpty
                ? nil : .array(report.paths.map { ["location": Self.location($0)] }),
            "columnKind": "utf16CodeUnits",
            "results": .array(results),
            "properties": Self.properties(of: report.counts),
        ])
    }

    private func driver(_ rules: [RuleDescription]) -> JSONText {
        .object([
            "name": .string(options.toolName),
            "version": options.toolVersion.map(JSONText.string),
            "rules": .array(rules.map(Self.descriptor)),
        ])
    }

    private static func descriptor(_ rule: RuleDescription) -> JSONText {
        [
            "id": .string(rule.id.name),
            "shortDescription": ["text": .string(rule.summary)],
            "fullDescription": ["text": .string(rule.why)],
            "help": ["text": .string(RuleText(rule).terminal()), "markdown": .string(RuleText(rule).markdown())],
            "defaultConfiguration": ["level": .string(rule.severity.final.rawValue)],
        ]
    }

    /// What is counted but not listed is said here: a reader must not take fifty results for all of them.
    private static func invocation(_ report: Report) -> JSONText {
        let notifications = report.unlisted.map { unlisted -> JSONText in
            [
                "level": .string(unlisted.severity.rawValue),
                "message": ["text": .string(unlisted.sentence)],
                "associatedRule": ["id": .string(unlisted.rule.name)],
                "locations": [["physicalLocation": ["artifactLocation": location(unlisted.path)]]],
            ]
        }
        return .object([
            "executionSuccessful": true,
            "toolExecutionNotifications": notifications.isEmpty ? nil : .array(notifications),
        ])
    }

    private static func result(_ diagnostic: Diagnostic, ruleIndex: Int?, _ fingerprint: String) -> JSONText {
        let follows = diagnostic.cause?.sentence.map { ["note: \($0)"] } ?? []
        let help = follows + diagnostic.solutions.map { "help: \($0.summary)" }
        let related = diagnostic.notes.enumerated().map { index, note -> JSONText in
            .object([
                "id": .integer(index + 1),
                "physicalLocation": physicalLocation(note.range),
                "message": message(note.text.text),
            ])
        }
        // The schema wants every fix once.
        let fixes = diagnostic.solutions.compactMap(fix).reduce(into: [JSONText]()) { unique, fix in
            if !unique.contains(fix) { unique.append(fix) }
        }
        return .object([
            "ruleId": .string(diagnostic.rule.name),
            "ruleIndex": ruleIndex.map(JSONText.integer),
            "level": .string(diagnostic.severity.rawValue),
            "message": message(([diagnostic.summary.text] + help).joined(separator: "\n")),
            "locations": [["physicalLocation": physicalLocation(diagnostic.range)]],
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "partialFingerprints": ["florilegium/v1": .string(fingerprint)],
            "fixes": fixes.isEmpty ? nil : .array(fixes),
        ])
    }

    /// A solution with edits, file by file (3.55); nil for one that only an editor can carry out.
    private static func fix(_ solution: Diagnostic.Solution) -> JSONText? {
        guard !solution.replacements.isEmpty else { return nil }
        let byPath = Dictionary(grouping: solution.replacements.sorted(), by: \.range.file.path)
        let paths = byPath.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let changes = paths.map { path -> JSONText in
            let replacements = (byPath[path] ?? []).map { replacement -> JSONText in
                [
                    "deletedRegion": region(replacement.range),
                    "insertedContent": ["text": .string(replacement.text)],
                ]
            }
            return ["artifactLocation": location(path), "replacements": .array(replacements)]
        }
        return ["description": message(solution.summary.text), "artifactChanges": .array(changes)]
    }

    private static func physicalLocation(_ range: SourceRange) -> JSONText {
        ["artifactLocation": location(range.file.path), "region": region(range)]
    }

    private static func region(_ range: SourceRange) -> JSONText {
        let (start, end) = (range.start, range.end)
        return [
            "startLine": .integer(start.line),
            "startColumn": .integer(start.utf16Column),
            "endLine": .integer(end.line),
            "endColumn": .integer(end.utf16Column),
            "byteOffset": .integer(start.byteOffset),
            "byteLength": .integer(end.byteOffset - start.byteOffset),
        ]
    }

    /// Plain text; `[text](target)` would be a link of ours (3.11.6), so content that looks like one is escaped.
    private static func message(_ text: String) -> JSONText {
        var result = ""
        let looksLikeLink = text.utf8.indices.contains { text.utf8[$0...].starts(with: "](".utf8) }
        for scalar in text.unicodeScalars {
            if looksLikeLink, scalar == "[" || scalar == "]" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return ["text": .string(result)]
    }

    private static func properties(of counts: Report.Counts) -> JSONText {
        [
            "files": .integer(counts.files),
            "entries": .integer(counts.entries),
            "rules": .integer(counts.rules),
            "errors": .integer(counts.errors),
            "warnings": .integer(counts.warnings),
            "notes": .integer(counts.notes),
        ]
    }

    /// A file: relative to the root of the sources, as sites take it (3.4.4), or absolute where it lies outside.
    private static func location(_ path: String) -> JSONText {
        if path.hasPrefix("/") { return ["uri": .string("file://" + uri(path))] }
        return ["uri": .string(uri(path)), "uriBaseId": "%SRCROOT%"]
    }

    /// A path as a part of a URI (RFC 3986): whatever is not unreserved or a slash is percent-encoded.
    private static func uri(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }
}
