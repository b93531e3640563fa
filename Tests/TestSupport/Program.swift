import Foundation
import Glibc

/// Runs a program, waits for it, and tells what it printed and how it ended.
///
/// By the calls of the system: Foundation's `Process` now and then misses that its child has ended, and waits for ever.
package enum Program {
    package struct Outcome: Sendable {
        /// What the program gave back; the number of the signal if one ended it.
        package let exitCode: Int32
        package let output: String
        package let errors: String

        /// Seconds of the processor that it took, with all its threads.
        package let processorTime: Double
    }

    /// - Parameters:
    ///   - command: the program, looked for in PATH, and its arguments.
    ///   - environment: nil for that of the test itself.
    package static func run(
        _ command: [String], in folder: String = NSTemporaryDirectory(), input: String = "",
        environment: [String: String]? = nil
    ) throws -> Outcome {
        // Files rather than pipes: a pipe that fills up would stop the program.
        let scratch = try TemporaryFolder(["in": input, "out": "", "err": ""])
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, scratch.at("in"), O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, scratch.at("out"), O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, scratch.at("err"), O_WRONLY, 0)
        let variables = environment ?? ProcessInfo.processInfo.environment
        let arguments = (["/usr/bin/env", "--chdir", folder] + command).map { strdup($0) }
        let pairs = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in arguments + pairs { free(text) } }

        var child: pid_t = 0
        let failure = posix_spawn(&child, "/usr/bin/env", &actions, nil, arguments + [nil], pairs + [nil])
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
        let signal = status & 0x7F
        return Outcome(
            exitCode: signal == 0 ? status >> 8 & 0xFF : signal, output: try scratch.text("out"),
            errors: try scratch.text("err"),
            processorTime: [usage.ru_utime, usage.ru_stime].reduce(0) {
                $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
            })
    }

    /// Whether a command can be run and ends well.
    package static func succeeds(_ command: [String]) -> Bool { (try? run(command))?.exitCode == 0 }
}
