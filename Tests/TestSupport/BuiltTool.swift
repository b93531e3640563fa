import Foundation

/// Runs one of the tools that this build made, as a person or a script would.
package struct BuiltTool: Sendable {
    package let name: String

    package init(_ name: String = "catalog") { self.name = name }

    /// What a run printed and how it ended.
    package struct Result: Sendable, CustomStringConvertible {
        package let exitCode: Int32
        package let output: String
        package let errors: String

        /// Seconds of the processor that it took, with all its threads.
        package let processorTime: Double
        private let command: String

        init(exitCode: Int32, output: String, errors: String, processorTime: Double, command: String) {
            self.processorTime = processorTime
            self.exitCode = exitCode
            self.output = output
            self.errors = errors
            self.command = command
        }

        package var lastLine: String { String(output.split(separator: "\n").last ?? "") }

        /// Everything one needs to see when an expectation fails.
        package var description: String {
            "\(command)\nexit \(exitCode)\n--- output\n\(output)\n--- errors\n\(errors)"
        }
    }

    /// - Parameters:
    ///   - folder: the working folder.
    ///   - environment: variables added to a small fixed environment.
    package func run(
        _ arguments: [String], in folder: String = NSTemporaryDirectory(), input: String = "",
        environment: [String: String] = [:]
    ) throws -> Result {
        try Self.launch(Self.folder.appendingPathComponent(name), arguments, in: folder, input, environment)
    }

    /// Runs a line of shell in which the built tools are found by name.
    package static func shell(_ line: String, in folder: String) throws -> Result {
        try launch(
            URL(fileURLWithPath: "/bin/bash"), ["-c", line], in: folder, "",
            ["PATH": "\(Self.folder.path):/usr/sbin:/usr/bin:/sbin:/bin"])
    }

    private static func launch(
        _ tool: URL, _ arguments: [String], in folder: String, _ input: String, _ environment: [String: String]
    ) throws -> Result {
        let outcome = try Program.run(
            [tool.path] + arguments, in: folder, input: input,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"].merging(environment) { $1 })
        return Result(
            exitCode: outcome.exitCode, output: outcome.output, errors: outcome.errors,
            processorTime: outcome.processorTime,
            command: ([tool.lastPathComponent] + arguments).joined(separator: " ") + "  (in \(folder))")
    }

    /// Where the build puts executables: beside the bundle of tests that is running.
    private static let folder: URL = {
        let runner = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        var folder = runner.deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("catalog").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return runner.deletingLastPathComponent()
    }()
}
