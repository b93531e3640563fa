/// The forms in which a run can report.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
    /// For people, with the source line and a mark under the place.
    case text

    /// One JSON object a line; our own format, described in docs/reports.md.
    case jsonl

    /// SARIF 2.1.0, which code-hosting sites and editors read.
    case sarif

    /// Workflow commands that GitHub shows beside the changed lines.
    case github

    /// JUnit's XML, which most build servers read.
    case junit

    package func renderer(_ options: ReportOptions = ReportOptions()) -> any ReportRenderer {
        switch self {
        case .text: TextRenderer(options)
        case .jsonl: JSONLinesRenderer(options)
        case .sarif: SARIFRenderer(options)
        case .github: GitHubRenderer()
        case .junit: JUnitRenderer(options)
        }
    }
}

/// Turns a report into text; the same report always gives the same text.
package protocol ReportRenderer: Sendable {
    /// The whole output, line feed at the end included.
    func render(_ report: Report) -> String
}

/// What a caller may choose about a report's looks.
package struct ReportOptions: Hashable, Sendable {
    /// Whether `text` may use a terminal's colours.
    package var usesColor: Bool

    /// Columns after which `text` cuts source lines.
    package var width: Int

    /// The tool as machine formats name it.
    package var toolName: String

    /// Left out of machine formats where it is nil.
    package var toolVersion: String?

    package init(
        usesColor: Bool = false, width: Int = 100, toolName: String = "florilegium", toolVersion: String? = nil
    ) {
        self.usesColor = usesColor
        self.width = width
        self.toolName = toolName
        self.toolVersion = toolVersion
    }
}
