import ArgumentParser
import ContentReading
import Diagnostics
import FileAccess
import Pipeline

/// Puts content into its one canonical form.
struct FormatCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt",
        abstract: "Put the files of a content folder, or one of them, into their one canonical form.",
        discussion: "Never changes what a file says. Files with faults of reading are left alone and named.")

    @Argument(help: "The content folder, or one of its files.")
    var content = "content"

    @Flag(help: "Change nothing; show the lines that are not in canonical form and end with exit code 1.")
    var check = false

    func work() async throws {
        let files = try files()
        var changes = Replacement()
        if !check {
            try changes.clear(
                ContentPlace(StepInput.withoutSlashes(content))?.folder ?? StepInput.withoutSlashes(content))
        }
        var changed: [String] = []
        var unreadable = 0
        for found in files {
            let file = SourceFile(path: found.path, bytes: try FileReading.bytes(of: found.path))
            let parsed = ContentParsing.parse(file, at: found.relativePath)
            if let (place, why) = Self.fault(of: parsed) {
                unreadable += 1
                try Terminal.show(
                    "\(found.path):\(place.line):\(place.column): left as it is: \(why)\n")
                continue
            }
            guard let bytes = try Formatting.canonical(parsed), bytes != file.bytes else { continue }
            changed.append(found.path)
            if check {
                let difference = LineChanges(from: file.bytes, to: bytes)
                let line = difference.changes.first?.line ?? 1
                try Terminal.show(
                    "\(found.path):\(line): is not in canonical form\n"
                        + difference.text(atMost: Findings.keptPerRuleAndFile))
            } else {
                try changes.write(found.path, bytes)
            }
        }
        try changes.commit()
        if !check { for path in changed { try Terminal.show("\(path): formatted\n") } }
        let done = check ? "would change" : "changed"
        try Terminal.show(
            "\(counted(files.count, "file")): \(changed.count) \(done), \(unreadable) with faults left alone\n")
        if check && !changed.isEmpty || unreadable > 0 { throw Outcome.contentHasErrors }
    }

    /// All files of the folder, or the one that was named.
    private func files() throws -> [ContentFolder.File] {
        let given = StepInput.withoutSlashes(content)
        if Folder.kind(of: given) == .file {
            guard let place = ContentPlace(given) else {
                throw CommandProblem("'\(given)' is in no content folder: there is no catalog.yml above it")
            }
            let found = try ContentFolder.discover(place.folder).files.filter { $0.relativePath == place.path }
            guard !found.isEmpty else { throw CommandProblem("'\(given)' is no part of the catalog") }
            return found
        }
        guard Folder.isFolder(given) else { throw ContentProblem.notAFolder(given) }
        let files = try ContentFolder.discover(given).files
        guard !files.isEmpty else { throw ContentProblem.nothingToCheck(given) }
        return files
    }

    /// Why a file is left alone, and where.
    private static func fault(of parsed: ParsedFile) -> (place: SourcePosition, why: String)? {
        if let first = parsed.findings.kept.min() { return (first.range.start, "\(first.summary) [\(first.rule)]") }
        return Formatting.unreadableByte(in: parsed).map { ($0.start, "a byte is not UTF-8, or NUL") }
    }
}
