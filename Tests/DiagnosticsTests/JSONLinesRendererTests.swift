import Diagnostics
import Foundation
import Testing

@Suite struct JSONLinesRendererTests {
    private struct Line: Decodable {
        struct Tool: Decodable {
            var name: String
            var version: String?
        }
        struct Position: Decodable, Equatable {
            var line: Int
            var column: Int
            var utf16Column: Int
            var byteOffset: Int
        }
        struct Place: Decodable {
            var path: String
            var start: Position
            var end: Position
        }
        struct Note: Decodable {
            var place: Place
            var text: String
        }
        struct Replacement: Decodable {
            var place: Place
            var text: String
        }
        struct Solution: Decodable {
            var summary: String
            var replacements: [Replacement]
        }

        var type: String
        var version: Int?
        var tool: Tool?
        var rule: String?
        var severity: String?
        var place: Place?
        var summary: String?
        var notes: Either<[Note], Int>?
        var solutions: [Solution]?
        var fingerprint: String?
        var path: String?
        var count: Int?
        var files: Int?
        var entries: Int?
        var errors: Int?
        var warnings: Int?
    }

    /// `notes` is a list in a finding and a number in the counts.
    private enum Either<One: Decodable, Other: Decodable>: Decodable {
        case one(One), other(Other)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let one = try? container.decode(One.self) {
                self = .one(one)
            } else {
                self = .other(try container.decode(Other.self))
            }
        }
    }

    private func lines(_ report: Report) throws -> [Line] {
        let text = JSONLinesRenderer(ReportOptions(toolVersion: "1.2.3")).render(report)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    @Test func writesOneObjectALine() throws {
        try expectSnapshot(JSONLinesRenderer().render(Samples.shortReport), "report.jsonl")
    }

    @Test func beginsWithTheVersionAndEndsWithTheCounts() throws {
        let lines = try lines(Samples.report)
        #expect(lines.count == 1 + 53 + 1 + 1)
        #expect(lines[0].type == "report" && lines[0].version == 1)
        #expect(lines[0].tool?.name == "florilegium" && lines[0].tool?.version == "1.2.3")
        let unlisted = lines[lines.count - 2]
        #expect(unlisted.type == "unlisted" && unlisted.count == 10 && unlisted.rule == "text-too-long")
        let counts = try #require(lines.last)
        #expect(counts.type == "counts" && counts.errors == 2 && counts.warnings == 60)
        guard case .other(1) = counts.notes else { return #expect(Bool(false), "one note is counted") }
    }

    @Test func carriesEveryWayOfCounting() throws {
        let line = try #require(try lines(Samples.report).first { $0.rule == "repeated-text" })
        let place = try #require(line.place)
        #expect(place.path == "messages/courage/small steps.md")
        // '> A ␣word, 日本語 and⇥' is 20 characters, all of one UTF-16 unit; the emoji has one and five.
        #expect(place.start == .init(line: 5, column: 20, utf16Column: 20, byteOffset: 53))
        #expect(place.end == .init(line: 5, column: 26, utf16Column: 30, byteOffset: 69))
        guard case .one(let notes) = line.notes else { return #expect(Bool(false), "a finding lists its notes") }
        #expect(notes.map(\.text) == ["first written here"])
        #expect(notes.map(\.place.start.column) == [12])
    }

    @Test func carriesSolutionsWithTheirEdits() throws {
        let line = try #require(try lines(Samples.report).first { $0.rule == "unknown-category" })
        let solutions = try #require(line.solutions)
        #expect(solutions.map(\.summary) == ["write 'courage'", "add a file categories/courge.md"])
        #expect(solutions.map { $0.replacements.map(\.text) } == [["courage"], []])
        #expect(solutions[0].replacements[0].place.start.byteOffset == 14)
        #expect(solutions[0].replacements[0].place.end.byteOffset == 20)
    }
}
