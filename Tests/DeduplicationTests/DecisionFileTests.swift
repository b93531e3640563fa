import CatalogModel
import Diagnostics
import Testing

@testable import Deduplication

/// The file of decisions is kept by people too: a new line disturbs nothing.
struct DecisionFileTests {
    private static func line(_ a: String, _ b: String, _ kind: Decision.Kind = .distinct, by: String = "Zoë") -> String
    {
        Decision.line(
            (a, "words of \(a)"), (b, "words of \(b)"), kind: kind, by: by, on: CalendarDay("2026-11-21")!,
            reason: "it's \"read\" # side by side")
    }

    private func recording(_ line: String, in text: String) throws -> (text: String, replaced: Decision?) {
        let change = try DecisionFile<Decision>(SourceFile(path: "duplicates.yml", text: text)).recording(line)
        return (String(decoding: change.bytes, as: UTF8.self), change.replaced)
    }

    @Test(arguments: ["", "# About pairs.\n", "# About pairs [all].\n\n"])
    func beginsAFile(before: String) throws {
        #expect(try recording(Self.line("a", "b"), in: before).text == before + Self.line("a", "b"))
    }

    @Test func anEmptyListGivesWay() throws {
        #expect(try recording(Self.line("a", "b"), in: "# none yet\n[]\n").text == "# none yet\n" + Self.line("a", "b"))
    }

    @Test func linesAreSortedByIDs() throws {
        var text = ""
        for (a, b) in [("c", "d"), ("a", "c"), ("a", "b"), ("d", "e"), ("c", "e")] {
            text = try recording(Self.line(a, b), in: text).text
        }
        let sorted = [("a", "b"), ("a", "c"), ("c", "d"), ("c", "e"), ("d", "e")].map { Self.line($0, $1) }
        #expect(text == sorted.joined())
    }

    @Test func commentsStayWithWhatTheyAreAbout() throws {
        let header = "# Decisions. Written by `catalog decide`.\n"
        let about = "\n# The two roads: asked Mira.\n"
        let text = header + Self.line("c", "d") + about + Self.line("e", "f") + "# the end\n"
        #expect(
            try recording(Self.line("a", "b"), in: text).text
                == header + Self.line("a", "b") + Self.line("c", "d") + about + Self.line("e", "f") + "# the end\n")
        #expect(
            try recording(Self.line("d", "e"), in: text).text
                == header + Self.line("c", "d") + "\n" + Self.line("d", "e") + about.dropFirst() + Self.line("e", "f")
                + "# the end\n")
        #expect(
            try recording(Self.line("x", "y"), in: text).text
                == header + Self.line("c", "d") + about + Self.line("e", "f") + Self.line("x", "y") + "# the end\n")
    }

    @Test func aDecisionOnTheSamePairIsReplacedWhereItStands() throws {
        let text =
            Self.line("a", "b") + Self.line("d", "c", by: "Mira").dropLast() + "  # ask again\n"
            + Self.line("e", "f")
        let (changed, replaced) = try recording(Self.line("c", "d", .variant), in: text)
        #expect(
            changed == Self.line("a", "b") + Self.line("c", "d", .variant).dropLast() + " # ask again\n"
                + Self.line("e", "f"))
        #expect(replaced?.by == "Mira" && replaced?.kind == .distinct)
    }

    @Test func aDecisionOverSeveralLinesIsReplacedAsAWhole() throws {
        let block = """
              - a: a
                b: b
                # Mira said so.
                decision: distinct
                by: "Mira # Holt"  # on leave
                on: 2026-11-21
                reason: 'don''t know'
                forms: [0123456789abcdef0123456789abcdef, 0123456789abcdef0123456789abcdef]

              # next

            """
        let text = block + "  " + Self.line("c", "d")
        let changed = try recording(Self.line("a", "b", .variant), in: text).text
        #expect(
            changed == "  # Mira said so.\n  # on leave\n  " + Self.line("a", "b", .variant) + "\n  # next\n  "
                + Self.line("c", "d"))
    }

    @Test func lineEndsStayAsTheyAre() throws {
        let text = String(Self.line("a", "b").dropLast() + "\r\n" + Self.line("e", "f").dropLast())
        #expect(
            try recording(Self.line("x", "y"), in: text).text == text + "\r\n" + Self.line("x", "y").dropLast())
        #expect(
            try recording(Self.line("c", "d"), in: text).text
                == Self.line("a", "b").dropLast() + "\r\n" + Self.line("c", "d").dropLast() + "\r\n"
                + Self.line("e", "f").dropLast())
    }

    /// A list in brackets has no lines of its own; nothing is risked.
    @Test func aFormThatCannotBeAddedToIsLeftAlone() {
        let text = "[\(Self.line("a", "b").dropFirst(2).dropLast())]\n"
        #expect(throws: DecisionFileProblem.self) { try recording(Self.line("c", "d"), in: text) }
    }

    @Test func aFaultyFileIsLeftAlone() {
        #expect(throws: DecisionFileProblem.self) { try recording(Self.line("c", "d"), in: "- {a: b}\n") }
    }
}
