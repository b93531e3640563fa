import ArgumentParser
import Diagnostics
import FileAccess
import Pipeline
import Tagging

/// Learns which words speak for which category and mood.
struct TagEvidenceCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "evidence",
        abstract: "Learn from the entries which words speak for which category and mood.",
        discussion: """
            Prints the table, or with --write puts it into policy/evidence-LANGUAGE.tsv of a content folder; commit it \
            like content. The same entries give the same table. Records need `text` and `tags`.
            """)

    @Argument(help: "A content folder or a file of records; standard input unless given.")
    var input: String?

    @Flag(help: "Write the tables of a content folder into its policy/.")
    var write = false

    func work() async throws {
        switch try StepInput(input) {
        case .folder(let folder):
            for (language, table) in try await EvidenceRun.tables(of: folder, .machine) {
                guard write else {
                    try FileWriting.standardOutput(table.text)
                    continue
                }
                let path = EvidenceRun.path(of: language, in: folder)
                try Folder.create(folder + "/policy")
                try FileWriting.replace(path, with: Array(table.text.utf8))
                try Terminal.show("wrote \(path): \(Self.summary(table))\n")
            }
        case .file(let path): try print(SourceFile(path: path, bytes: FileReading.bytes(of: path, limit: 4 << 30)))
        case .standardInput: try print(SourceFile(path: "<standard input>", bytes: FileReading.standardInput()))
        }
    }

    private func print(_ file: SourceFile) throws {
        if write { throw ValidationError("--write is for a content folder; records have no policy/ to write into") }
        try FileWriting.standardOutput(try EvidenceRun.table(of: file).text)
    }

    private static func summary(_ table: EvidenceTable) -> String {
        "\(counted(table.rows.count - table.tags.count, "word")) for \(counted(table.tags.count, "tag"))"
    }
}
