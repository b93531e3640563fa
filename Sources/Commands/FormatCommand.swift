import ArgumentParser
import ContentReading
import Diagnostics
import FileAccess
import Pipeline

/// Puts content into its one canonical form.
struct FormatCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt",
        abstract: "Put the files of a content folder into their one canonical form.",
        discussion: "Never changes what a file says. Files with faults of reading are left alone and named.")

    @Argument(help: "The content folder.")
    var content = "content"

    @Flag(help: "Change nothing; name the files that are not in canonical form and end with exit code 1.")
    var check = false

    func work() async throws {
        let folder = StepInput.withoutSlashes(content)
        guard Folder.isFolder(folder) else { throw ContentProblem.notAFolder(folder) }
        let files = try ContentFolder.discover(folder).files
        guard !files.isEmpty else { throw ContentProblem.nothingToCheck(folder) }

        var changes = Replacement()
        if !check { try changes.clear(folder) }
        var changed: [String] = []
        var unreadable = 0
        for found in files {
            let file = SourceFile(path: found.path, bytes: try FileReading.bytes(of: found.path))
            let parsed = ContentParsing.parse(file, at: found.relativePath)
            if let (place, why) = Self.fault(of: parsed) {
                unreadable += 1
                try FileWriting.standardOutput(
                    "\(found.path):\(place.line):\(place.column): left as it is: \(why)\n")
                continue
            }
            guard let bytes = try Formatting.canonical(parsed), bytes != file.bytes else { continue }
            changed.append(found.path)
            if !check { try changes.write(found.path, bytes) }
        }
        try changes.commit()
        for path in changed {
            try FileWriting.standardOutput("\(path): \(check ? "is not in canonical form" : "formatted")\n")
        }
        let done = check ? "would change" : "changed"
        try FileWriting.standardOutput(
            "\(counted(files.count, "file")): \(changed.count) \(done), \(unreadable) with faults left alone\n")
        if check && !changed.isEmpty || unreadable > 0 { throw Outcome.contentHasErrors }
    }

    /// Why a file is left alone, and where.
    private static func fault(of parsed: ParsedFile) -> (place: SourcePosition, why: String)? {
        if let first = parsed.findings.kept.min() { return (first.range.start, "\(first.summary) [\(first.rule)]") }
        return Formatting.unreadableByte(in: parsed).map { ($0.start, "a byte is not UTF-8, or NUL") }
    }
}
