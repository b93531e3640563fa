import CatalogModel
import ContentReading
import Foundation
import Testing

/// docs/content-guide.md knows every field of an entry, in the words of its declaration.
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
}
