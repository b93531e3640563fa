/// JUnit's XML: a suite for each file, a case for each rule and place.
///
/// Errors are failures; warnings and notes pass and say what they found in `system-out`. A file without findings
/// shows as one passing case where the report lists the files it is about.
package struct JUnitRenderer: ReportRenderer {
    private let options: ReportOptions

    package init(_ options: ReportOptions = ReportOptions()) { self.options = options }

    package func render(_ report: Report) -> String {
        var cases: [String: [Case]] = [:]
        for path in report.paths { cases[path] = [] }
        for diagnostic in report.diagnostics {
            cases[diagnostic.range.file.path, default: []].append(Case(diagnostic))
        }
        for unlisted in report.unlisted { cases[unlisted.path, default: []].append(Case(unlisted)) }
        var suites = ""
        var tests = 0
        for path in cases.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let found = cases[path] ?? []
            tests += max(found.count, 1)
            suites += Self.suite(path, found.isEmpty ? [.passed] : found)
        }
        let failures = cases.values.reduce(0) { $0 + $1.count(where: \.isFailure) }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites\(Self.attributes([("name", options.toolName), ("tests", "\(tests)"), ("failures", "\(failures)")]))>
            \(suites)</testsuites>

            """
    }

    /// What becomes a `testcase`.
    fileprivate struct Case {
        let name: String
        let rule: String
        let isFailure: Bool
        let message: String
        let details: String

        static let passed = Case(name: "no findings", rule: "", isFailure: false, message: "", details: "")
    }

    private static func suite(_ path: String, _ cases: [Case]) -> String {
        let counts = [
            ("name", path), ("tests", "\(cases.count)"), ("failures", "\(cases.count(where: \.isFailure))"),
            ("errors", "0"), ("skipped", "0"),
        ]
        var text = "  <testsuite\(attributes(counts))>\n"
        for one in cases {
            text += "    <testcase\(attributes([("classname", path), ("name", one.name)]))"
            if one.message.isEmpty {
                text += "/>\n"
            } else if one.isFailure {
                let failure = attributes([("message", one.message), ("type", one.rule)])
                text += ">\n      <failure\(failure)>\(xml(one.details))</failure>\n    </testcase>\n"
            } else {
                text += ">\n      <system-out>\(xml(one.details))</system-out>\n    </testcase>\n"
            }
        }
        return text + "  </testsuite>\n"
    }

    private static func attributes(_ list: [(String, String)]) -> String {
        list.map { " \($0)=\"\(xml($1))\"" }.joined()
    }

    /// Text for an attribute or an element; what XML 1.0 forbids has become visible before.
    private static func xml(_ text: String) -> String {
        var result = ""
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result += "\n" }
            for scalar in escaped(line).unicodeScalars {
                switch scalar {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                case "\"": result += "&quot;"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}

extension JUnitRenderer.Case {
    fileprivate init(_ diagnostic: Diagnostic) {
        let start = diagnostic.range.start
        let place = "\(diagnostic.range.file.path):\(start.line):\(start.column)"
        name = "\(diagnostic.rule) at \(start.line):\(start.column)"
        rule = diagnostic.rule.name
        isFailure = diagnostic.severity == .error
        message = diagnostic.summary.text
        let first = "\(place): \(diagnostic.severity.rawValue): \(diagnostic.summary) [\(diagnostic.rule)]"
        details = ([first] + diagnostic.remarks).joined(separator: "\n")
    }

    fileprivate init(_ unlisted: Report.Unlisted) {
        name = "\(unlisted.rule), further findings"
        rule = unlisted.rule.name
        isFailure = unlisted.severity == .error
        message = unlisted.sentence
        details = "\(unlisted.path): \(unlisted.sentence)"
    }
}
