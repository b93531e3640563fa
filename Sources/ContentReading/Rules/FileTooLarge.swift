import Diagnostics

/// A file has more bytes than any content file could.
enum FileTooLarge {
    // There are no examples: one would have to hold 32 MiB.
    static let about = RuleDescription(
        id: "file-too-large",
        summary: "A content file has at most 32 MiB.",
        why: "That is room for a hundred thousand entries; a larger file is something else, and is not read.",
        accepts: ["> One page is enough for tonight.\n"],
        rejects: [])

    static func finding(_ file: SourceFile, size: Int) -> Diagnostic {
        Diagnostic(
            about, at: SourceRange(file, 0..<0),
            "the file has \(size) bytes; the limit is \(ContentParsing.largestFile)",
            solutions: [.init("split it into several files")])
    }
}
