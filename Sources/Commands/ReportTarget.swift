import ArgumentParser
import BundleReader
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
    ///
    /// - Parameters:
    ///   - closing: stands in a text report between the findings and the last line.
    ///   - toStandardError: whether standard output is taken by something else.
    static func write(
        _ report: Report, to targets: [ReportTarget], closing: String, toStandardError: Bool = false
    ) throws {
        let stream = toStandardError ? STDERR_FILENO : STDOUT_FILENO
        let name = toStandardError ? "standard error" : "standard output"
        func show(_ text: String) throws { try FileWriting.writeAll(Array(text.utf8), to: stream, path: name) }
        let options = ReportOptions(toolVersion: ToolVersion.current)
        // People get the paths that they gave; sites and build servers know only those from the working folder on.
        let relative = report.relative(to: WorkingFolder.names)
        for target in targets {
            guard let path = target.path else { continue }
            let shown = target.format == .text ? report : relative
            try FileWriting.replace(path, with: Array(target.format.renderer(options).render(shown).utf8))
        }
        let shown = targets.first { $0.path == nil }?.format ?? .text
        guard shown == .text else {
            return try show(shown.renderer(options).render(relative))
        }
        let refusesColor = unsafe getenv("NO_COLOR") != nil
        let usesColor = isatty(stream) == 1 && !refusesColor
        let renderer = TextRenderer(ReportOptions(usesColor: usesColor, width: terminalWidth(stream)))
        try show(renderer.render(report, closing: Terminal.shown(closing)))
    }

    /// Columns of the terminal that a stream is, or 100.
    private static func terminalWidth(_ stream: Int32) -> Int {
        var size = winsize()
        guard unsafe ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 100 }
        return Int(size.ws_col)
    }
}

/// The version of the tools: what `--version` and machine reports name.
enum ToolVersion {
    static let current = "0.1.0"

    /// With the version of the bundle format that the tools write.
    static let line = "catalog \(current) (bundle format \(BundleLayout.major).\(BundleLayout.minor))"
}
