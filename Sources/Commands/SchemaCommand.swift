import ArgumentParser
import ContentReading
import FileAccess

/// Writes schemas for editors that complete and check while one types.
struct SchemaCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Write the XSD and the JSON Schemas of the content format.")

    @Argument(help: "The folder they go to.")
    var folder = "docs/schema"

    func work() async throws {
        try Folder.create(folder)
        var files = [("content.xsd", SchemaXSD.text())]
        for document in SchemaJSON.Document.allCases {
            files.append(("\(document.rawValue).schema.json", SchemaJSON.text(document)))
        }
        for (name, text) in files {
            try FileWriting.replace("\(folder)/\(name)", with: Array(text.utf8))
            try Terminal.show("wrote \(folder)/\(name)\n")
        }
    }
}
