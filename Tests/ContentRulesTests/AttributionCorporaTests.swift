import Foundation
import Testing

@testable import ContentRules

/// Where collections of real names are, if somebody has put them there.
private enum NameCorpora {
    static let folder: String? = {
        let environment = ProcessInfo.processInfo.environment["FLORILEGIUM_CORPORA"]
        let beside = FileManager.default.currentDirectoryPath + "/../shared/corpora"
        return [environment, beside].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0) }
    }()
}

/// The judgement of names against the authors of public collections, where false alarms show.
///
/// Each finding listed here was read: all are titles, roles or marks that do not belong to a name. The one exception
/// is 'Terry Pratchett, Neil Gaiman', two people whom nothing tells from a person and a work.
@Suite(.enabled(if: NameCorpora.folder != nil, "the corpora are not there; set FLORILEGIUM_CORPORA"))
struct AttributionCorporaTests {
    @Test func findsTheRolesOfAWellKeptAuthorityFile() throws {
        let names = try json("quotable-data/authors.json", "name")
        #expect(names.count == 803)
        #expect(
            faulty(names) == [
                "role: David Ogilvy (businessman)", "role: John Leonard (critic)", "role: Mike Singletary (basketball)",
                "role: Reggie Jackson (basketball, born 1990)",
            ])
        #expect(
            faulty(try json("quotable-data/quotes.json", "author")) == [
                "role: Mike Singletary (basketball)", "role: Reggie Jackson (basketball, born 1990)",
            ])
    }

    @Test func findsMarksAtTheEndsOfNames() throws {
        #expect(
            faulty(try json("well300-json/quotes.json", "author")) == [
                "mark:  Albert Einstein", "mark:  Ancient Indian Proverb", "mark: Edward Elric ",
                "mark: –Audrey Hepburn",
            ])
    }

    @Test func findsOneTitleInAFileOfWindowsCharacters() throws {
        let names = try json("jamesft-quotes/quotes.json", "quoteAuthor", encoding: .windowsCP1252)
        #expect(Set(names).count == 676)
        #expect(faulty(names) == ["role: Dr. David M. Burns"])
    }

    @Test func findsNothingAmongFourThousandCleanNames() throws {
        let names = try rows("martinstyk-csv/quotes.csv").dropFirst().map { $0.dropFirst().first ?? "" }
        #expect(Set(names).count > 4000)
        #expect(faulty(names) == [])
    }

    @Test func findsTwentySevenRolesInBrackets() throws {
        let faults = try ["quotes-2020-backup", "quotes-sr", "quotes", "svetemysli"].flatMap {
            faulty(try json("programming-quotes/\($0).json", "author"))
        }
        #expect(faults.count == 27)
        #expect(faults.allSatisfy { $0.hasPrefix("role: ") && $0.hasSuffix(")") })
    }

    @Test func findsNothingElseAmongAuthorsOfNovels() throws {
        let text = String(decoding: try data("literature-clock-csv/litclock_annotated.csv"), as: UTF8.self)
        let names = text.split(separator: "\n").map {
            String($0.split(separator: "|", omittingEmptySubsequences: false)[4])
        }
        #expect(Set(names).count == 1000)
        #expect(faulty(names) == ["work: Terry Pratchett, Neil Gaiman"])
    }

    /// Each faulty name once, sorted, behind the kind of its fault.
    private func faulty(_ names: some Sequence<String>) -> [String] {
        Set(names).sorted().compactMap { name in
            AuthorName.fault(of: name).map { "\(String(describing: $0).prefix { $0 != "(" }): \(name)" }
        }
    }

    private func data(_ path: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "\(try #require(NameCorpora.folder))/\(path)"))
    }

    /// The values of a key in an array of records.
    private func json(_ path: String, _ key: String, encoding: String.Encoding = .utf8) throws -> [String] {
        let text = try #require(String(data: try data(path), encoding: encoding))
        let records = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        return records.compactMap { $0[key] as? String }
    }

    /// Fields of a CSV file with quoting.
    private func rows(_ path: String) throws -> [[String]] {
        var rows: [[String]] = [[]]
        var field: [UInt8] = []
        var isQuoted = false
        for byte in try data(path) {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted, UInt8(ascii: "\n") where !isQuoted:
                rows[rows.count - 1].append(String(decoding: field, as: UTF8.self))
                field = []
                if byte == UInt8(ascii: "\n") { rows.append([]) }
            default: field.append(byte)
            }
        }
        return rows
    }
}
