import ArgumentParser
import Diagnostics
import FileAccess
import Pipeline

/// Looks names up in the authority file, as attributions are; for trying it out and for measuring.
struct NamesCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "names",
        abstract: "Look names up in the authority file of a content folder.",
        discussion: """
            Reads names, one a line, and writes each with the ids of all who bear it. With --times it writes only how \
            many were found and how fast.
            """,
        shouldDisplay: false)

    @Argument(help: "A file of names; standard input unless given.")
    var input: String?

    @Option(help: "The content folder.")
    var content = "content"

    @Option(help: "Look all names up this many times, and tell how fast.")
    var times: Int?

    func work() async throws {
        let bytes = try input.map { try FileReading.bytes(of: $0) } ?? FileReading.standardInput()
        let names = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        let lookup = try NameLookup(folder: StepInput.withoutSlashes(content))
        guard let times else {
            return try FileWriting.standardOutput(lookup.lines(of: names))
        }
        var found = 0
        let clock = ContinuousClock()
        let taken = clock.measure {
            for _ in 0..<times { found += lookup.found(among: names) }
        }
        let seconds = Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18
        let rate = Int(Double(names.count * times) / max(seconds, 1e-9))
        try Terminal.show(
            "\(grouped(names.count)) names, \(grouped(found / max(times, 1))) found, \(grouped(rate)) names/s\n")
    }
}
