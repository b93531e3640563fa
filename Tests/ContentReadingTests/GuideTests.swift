import CatalogModel
import ContentReading
import Foundation
import Testing

/// docs/content-guide.md knows every key of every file, in the words of its declaration.
struct GuideTests {
    private static let lines: [Substring] = {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/content-guide.md")
        return (try? String(contentsOf: path, encoding: .utf8))?.split(separator: "\n") ?? []
    }()

    @Test(arguments: EntryField.allCases)
    func theTableOfFieldsNames(field: EntryField) throws {
        let line = try #require(Self.lines.first { $0.hasPrefix("| `\(field.rawValue)` |") }, "no row for \(field)")
        #expect(line.hasSuffix("| \(field.declaration.summary) |"))
    }

    /// The table of the folder is that by which files are found and read.
    @Test func theTableOfTheFolderIsTheToolsOwn() throws {
        let table = ContentTable.rows.map { row in
            let endings = row.endings.dropFirst().map { ", `.\($0)`" }.joined()
            return "| `\(row.path).\(row.endings[0])`\(endings) | \(row.holds) |"
        }
        let first = try #require(Self.lines.firstIndex(of: "| file | holds |"))
        let written = Self.lines[(first + 2)...].prefix { $0.hasPrefix("|") }.map(String.init)
        #expect(written == table)
    }

    @Test func theTableIsInTheOrderOfTheWriters() {
        let named = Self.lines.compactMap { line in
            EntryField.allCases.first {
                line.hasPrefix("| `\($0.rawValue)` |") && line.hasSuffix("| \($0.declaration.summary) |")
            }
        }
        #expect(named == EntryField.allCases)
    }

    /// A table of keys as the page has it.
    struct KeyTable: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let declarations: [FieldDeclaration]

        /// The table, and those of the records in it.
        var withInner: [KeyTable] {
            let inner = declarations.compactMap { declaration -> KeyTable? in
                switch declaration.type {
                case .record(let keys), .nameOrRecord(let keys):
                    KeyTable(testDescription: declaration.key, declarations: keys)
                default: nil
                }
            }
            return [self] + inner.flatMap(\.withInner)
        }
    }

    /// Of each kind of file, and of every record that such a file holds.
    static let keyTables = [
        KeyTable(testDescription: "author", declarations: FileFormats.author),
        KeyTable(testDescription: "category", declarations: FileFormats.category),
        KeyTable(testDescription: "settings", declarations: FileFormats.settings),
    ].flatMap(\.withInner)

    /// Row by row, with nothing left out and nothing between.
    @Test(arguments: keyTables)
    func hasATableOfTheKeysOf(table: KeyTable) {
        let rows = table.declarations.map { "| `\($0.key)` | \($0.isRequired ? "yes" : "") | \($0.summary) |" }
        let page = Self.lines.joined(separator: "\n") + "\n"
        let head = "| key | needed | what it is |\n|---|---|---|\n"
        let isThere = Self.lines.count > 100 && page.contains(head + rows.joined(separator: "\n") + "\n")
        #expect(isThere, "no such table: \(rows)")
        if let end = page.firstRange(of: rows.last ?? "")?.upperBound {
            #expect(!page[end...].hasPrefix("\n| `"), "a row too many behind \(rows.last ?? "")")
        }
    }

    @Test(arguments: EntryField.allCases)
    func showsHowXMLWrites(field: EntryField) throws {
        let form: String =
            switch (field, field.declaration.xml) {
            case (.kind, _): "the name of the entry's element: `<quote>`, `<message>`, `<tip>`, `<prompt>` or `<video>`"
            case (.allow, _): "`<allow rule=\"RULE\" until=\"2027-01-31\" because=\"REASON\"/>`"
            case (_, .attribute): "`\(field.rawValue)=\"…\"`"
            case (_, .element(let name)):
                "`<\(name)>…</\(name)>`" + (field.declaration.isList ? ", once for each value" : "")
            }
        let row = "| `\(field.rawValue)` | \(form) | \(field.declaration.mayBeCommon ? "yes" : "") |"
        #expect(Self.lines.contains(Substring(row)), "\(row)")
    }

    /// Every schema that an editor is told to use is there.
    @Test func namesSchemasThatExist() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let schemas = try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent("docs/schema").path)
        let page = Self.lines.joined(separator: "\n")
        let named = page.matches(of: /docs\/schema\/([a-z.]+)/).map { String($0.1) }
        #expect(Set(named).count >= 6 && Set(named).isSubset(of: schemas), "\(named)")
    }
}
