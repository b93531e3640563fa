/// An example as people read it: the marks of places are taken out, and `^` stands under each place.
struct ExampleText {
    struct File {
        /// The path, where it says something.
        let heading: String?
        let lines: [String]

        /// What a Markdown fence calls the syntax.
        let language: String
    }

    let files: [File]

    init(_ example: RuleExample) {
        files = example.files.map { path, text in
            let isUsual = path == RuleExample.usualPath && example.files.count == 1
            let front = RuleExample.usualFrontMatter
            let shown = isUsual && text.hasPrefix(front) ? String(text.dropFirst(front.count)) : text
            return File(heading: isUsual ? nil : path, lines: Self.lines(of: shown), language: Self.language(of: path))
        }
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(markedLine)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// A line without its marks and, where it had any, a line of `^` under them.
    private static func markedLine(_ line: Substring) -> [String] {
        var shown = ""
        var carets = ""
        for (index, part) in line.unicodeScalars.split(separator: "↓", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { carets = padded(carets, to: displayWidth(shown)) + "^" }
            let withoutTabs = String(part).split(separator: "\t", omittingEmptySubsequences: false).map { escaped($0) }
            shown += withoutTabs.joined(separator: "    ")
        }
        return carets.isEmpty ? [shown] : [shown, carets]
    }

    private static func language(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "md": "markdown"
        case "xml": "xml"
        case "yml", "yaml": "yaml"
        case "json", "jsonl": "json"
        default: "text"
        }
    }
}
