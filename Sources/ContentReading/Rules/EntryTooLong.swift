import Diagnostics
import MarkdownReading

/// An entry has more bytes than any message could.
enum EntryTooLong {
    // There are no examples because they would be longer than all other rules together.
    static let about = RuleDescription(
        id: "entry-too-long",
        summary:
            "An entry has at most 64 KiB, and something is left out if it stands without an empty line for longer.",
        why: "What is longer is no message: a whole document has got into the file, or an empty line is missing.",
        accepts: ["> Short enough for a phone.\n"],
        rejects: [])

    static func finding(at range: SourceRange) -> Diagnostic {
        let first = SourceRange(range.file, range.bytes.lowerBound..<range.bytes.lowerBound)
        return Diagnostic(
            about, at: first,
            "this takes \(range.bytes.count) bytes; the limit is \(MarkdownLimits.entryLength)",
            solutions: [.init("put an empty line between entries, or shorten the entry")])
    }
}
