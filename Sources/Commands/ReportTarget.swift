import ArgumentParser
import Diagnostics
import FileAccess
import Glibc

/// One report that was asked for: a format, and a file unless it goes to the terminal.
struct ReportTarget: ExpressibleByArgument, Hashable, Sendable {
    let format: ReportFormat
    let path: String?

    init(_ format: ReportFormat, path: String? = nil) {
        self.format = format
        self.path = path
    }

    /// Reads `text` or `sarif=out.sarif`.
    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = ReportFormat(rawValue: String(parts[0])) else { return nil }
        guard parts.count == 1 || !parts[1].isEmpty else { return nil }
        self.init(format, path: parts.count == 2 ? String(parts[1]) : nil)
    }

    /// Writes every report; the one for the terminal last, so that nothing follows its closing line.
    static func write(_ report: Report, to targets: [ReportTarget], before closing: String = "") throws {
        let targets = targets.isEmpty ? [ReportTarget(.text)] : targets
        for target in targets {
            guard let path = target.path else { continue }
            let text = target.format.renderer().render(report)
            try FileWriting.replace(path, with: Array(text.utf8))
        }
        if let target = targets.first(where: { $0.path == nil }) {
            if target.format == .text {
                let colour = isatty(STDOUT_FILENO) == 1 && unsafe getenv("NO_COLOR") == nil
                let renderer = TextRenderer(usesColour: colour)
                try FileWriting.standardOutput(
                    renderer.renderFindings(report) + closing + renderer.closingLine(report) + "\n")
            } else {
                try FileWriting.standardOutput(target.format.renderer().render(report))
            }
        }
    }
}
