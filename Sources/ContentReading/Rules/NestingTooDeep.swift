import Diagnostics
import MarkdownReading

/// Quotes, lists or maps stand within one another beyond all reason.
enum NestingTooDeep {
    static let about = RuleDescription(
        id: "nesting-too-deep",
        summary: "Block quotes and lists are not nested more than a hundred deep.",
        why: "No entry needs it; a file that does it is broken, or meant to make the tool run out of memory.",
        accepts: ["> A quiet quarter of an hour.\n"],
        rejects: [.init(stringLiteral: "↓" + String(repeating: ">", count: 101) + " too deep\n")])

    static func finding(at range: SourceRange, _ summary: Wording? = nil) -> Diagnostic {
        Diagnostic(
            about, at: range,
            summary ?? "quotes or lists are nested more than \(MarkdownLimits.nesting) deep; the file is not read",
            solutions: [.init("write it with fewer levels")])
    }
}
