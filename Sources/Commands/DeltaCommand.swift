import ArgumentParser
import Diagnostics
import FileAccess
import Publishing

/// Writes what turns one bundle into the next, for those who have the first.
struct DeltaCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "delta",
        abstract: "Write what turns one published bundle into a later one, message by message.",
        discussion: "The delta is applied before it is written: it makes the later bundle byte for byte.")

    @Argument(help: "The older bundle, such as build/release/1.")
    var old: String

    @Argument(help: "The newer bundle.")
    var new: String

    @Option(
        help:
            "The file to write; unless given, delta-OLD-NEW.jsonl by content numbers, with the name of a slice before them."
    )
    var out: String?

    func work() async throws {
        let before = try BundleFiles(folder: StepInput.withoutSlashes(old))
        let after = try BundleFiles(folder: StepInput.withoutSlashes(new))
        let delta = try Delta.make(from: before, to: after)
        let path = try out ?? Delta.name(from: before.open().catalog, to: after.open().catalog)
        try FileWriting.replace(path, with: delta)
        let whole = after.catalog.count + after.records.count + after.ids.count + after.authors.count
        let lines = delta.count { $0 == UInt8(ascii: "\n") }
        try Terminal.show(
            "\(path): \(counted(lines, "line")), \(delta.count) bytes; the whole bundle has \(whole)\n")
    }
}

/// Makes the later bundle of the older one and a delta.
struct ApplyCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "apply",
        abstract: "Make a later bundle of an older one and a delta.",
        discussion: "Whatever the delta holds: what is written is the bundle that it names, or nothing.")

    @Argument(help: "The older bundle.")
    var old: String

    @Argument(help: "The delta.")
    var delta: String

    @Option(help: "The folder of the later bundle; a bundle that is there is replaced in one step.")
    var out: String

    func work() async throws {
        let before = try BundleFiles(folder: StepInput.withoutSlashes(old))
        let lines = try FileReading.bytes(of: delta, limit: .max)
        let folder = StepInput.withoutSlashes(out)
        // Where the outcome takes the place of the older bundle, a run that was stopped late leaves nothing to do.
        let isDone = try folder == StepInput.withoutSlashes(old) && Delta.makes(before, lines)
        let after = isDone ? before : try Delta.apply(lines, to: before)
        try after.write(to: folder)
        let catalog = try after.open().catalog
        try Terminal.show(
            "\(folder): content version \(catalog.contentNumber) (\(catalog.contentLabel)), digest \(catalog.digest)\n")
    }
}
