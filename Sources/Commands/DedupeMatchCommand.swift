import ArgumentParser
import Diagnostics
import FileAccess
import TextMatching

/// Brings together the groups that meet under a key.
struct DedupeMatchCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Of a part of the keys: list the pairs of groups that meet.",
        discussion: """
            Takes lines of `dedupe keys --pass 2` from standard input, sorted by key and with all lines of a key, and \
            writes each pair of groups that may be duplicates, with a tab between. A pair that meets under several keys \
            comes several times.
            """)

    func work() async throws {
        let lines = try FileReading.standardInput()
        let cappedKeys = try KeyLines.pairs(in: lines) {
            try FileWriting.writeAll($0, to: 1, path: "standard output")
        }
        if cappedKeys > 0 {
            Terminal.complain(
                "catalog: not all that met were paired: \(counted(cappedKeys, "key")) brought too many\n")
        }
    }
}
