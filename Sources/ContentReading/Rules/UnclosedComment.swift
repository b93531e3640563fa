import Diagnostics

/// A comment hides everything behind it.
enum UnclosedComment {
    static let about = RuleDescription(
        id: "unclosed-comment",
        summary: "A comment that begins with '<!--' ends with '-->'.",
        why: "Without its end it hides every entry behind it.",
        accepts: ["<!-- checked in spring -->\n\n> Snow is only loud water.\n"],
        rejects: ["↓<!-- checked in spring\n\n> Snow is only loud water.\n"])

    static func finding(at range: SourceRange) -> Diagnostic {
        let mark = SourceRange(
            range.file, range.bytes.lowerBound..<min(range.bytes.lowerBound + 4, range.bytes.upperBound))
        return Diagnostic(
            about, at: mark, "the comment that begins here never ends", solutions: [.init("write '-->' behind it")])
    }
}
