import ArgumentParser
import CatalogModel
import ContentReading
import Diagnostics
import FileAccess
import Pipeline

/// Turns Markdown into XML and back.
struct ConvertCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Turn entries from Markdown into XML or back; what they say stays the same.",
        discussion: """
            With --out FOLDER a copy of the whole content is written there, its files of entries converted. With --in-place \
            the files of entries are replaced, or only those named by --only.
            """)

    @Argument(help: "The content folder.")
    var content = "content"

    @Option(help: "The syntax to turn entries into: markdown or xml.")
    var to: EntryFile.Syntax

    @Option(help: "A new folder for the converted copy.")
    var out: String?

    @Flag(help: "Replace the files of entries.")
    var inPlace = false

    @Option(help: "Convert only this file, as a path below the content folder. May be repeated.")
    var only: [String] = []

    func validate() throws {
        if (out == nil) != inPlace { throw ValidationError("give either --out FOLDER or --in-place") }
    }

    func work() async throws {
        let folder = StepInput.withoutSlashes(content)
        let result = try await WholeRun(folder: folder, phase: .draft, parallelism: .machine).validate()
        guard let read = result.read, !result.report.hasErrors else {
            try ReportTarget.write(
                result.report, to: [], closing: "nothing was converted: put the errors right first\n")
            throw Outcome.contentHasErrors
        }
        if let out, Folder.exists(out) { throw CommandProblem("'\(out)' exists already; name a folder that does not") }

        try checkNames(read, in: folder)
        let names = AuthorDirectory(read.content.authors)
        var converted = 0
        var kept: Set<String> = []
        var changes = Replacement()
        if inPlace { try changes.clear(folder) }
        for file in read.content.files {
            let path = below(folder, file.file.path)
            guard file.syntax != to, only.isEmpty || only.contains(path) else { continue }
            let target = path.prefix(upTo: path.lastIndex(of: ".")!) + (to == .xml ? ".xml" : ".md")
            let bytes =
                try to == .xml
                ? Conversion.xml(from: file)
                : Conversion.markdown(from: file, at: String(target), names: names)
            kept.insert(path)
            converted += 1
            if let out {
                try write("\(out)/\(target)", bytes, &changes)
            } else {
                guard !Folder.exists("\(folder)/\(target)") else {
                    throw CommandProblem("'\(folder)/\(target)' exists already; '\(path)' was left as it is")
                }
                try changes.write("\(folder)/\(target)", bytes)
                changes.remove(file.file.path)
            }
        }
        if let out {
            for file in read.files {
                let path = below(folder, file.path)
                if !kept.contains(path) { try write("\(out)/\(path)", file.bytes, &changes) }
            }
        }
        try changes.commit()
        try Terminal.show(
            "\(counted(converted, "file")) of entries converted to \(to == .xml ? "XML" : "Markdown")\n")
    }

    /// A name that no file of entries has would pass for work done.
    private func checkNames(_ read: ReadContent, in folder: String) throws {
        let known = Dictionary(
            uniqueKeysWithValues: read.content.files.map { (below(folder, $0.file.path), $0.syntax) })
        for name in only {
            guard let syntax = known[name] else {
                let likely = Suggestion.nearest(to: name, among: known.keys.sorted())
                let hint =
                    likely.isEmpty
                    ? "name it from the content folder on, such as messages/courage/messages.md"
                    : "did you mean \(likely.joined(separator: " or "))?"
                throw CommandProblem("there is no file of entries '\(name)' in '\(folder)'; \(hint)")
            }
            if syntax == to { throw CommandProblem("'\(name)' is \(to == .xml ? "XML" : "Markdown") already") }
        }
    }

    private func below(_ folder: String, _ path: String) -> String {
        String(decoding: path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
    }

    private func write(_ path: String, _ bytes: [UInt8], _ changes: inout Replacement) throws {
        try Folder.create(Folder.parent(of: path))
        try changes.write(path, bytes)
    }
}

extension EntryFile.Syntax: ExpressibleByArgument {}
