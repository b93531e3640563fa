/// Fills lines with words, up to a number of columns.
struct LineFilling {
    /// Columns a line may take, whatever stands in front of it included.
    static let columns = 80

    private let prefix: String
    private(set) var lines: [String] = []
    private var line = ""
    private var width = 0

    /// - Parameter prefix: what each line begins with, for example `> `.
    init(prefix: String) { self.prefix = prefix }

    /// Adds a word to the line, or begins the next with it where it does not fit.
    mutating func add(_ word: InlineMarkdown.Word) {
        let space = word.hasSpaceBefore && !line.isEmpty ? 1 : 0
        if !line.isEmpty, prefix.utf8.count + width + space + word.width > Self.columns { endLine() }
        if line.isEmpty {
            line = InlineMarkdown.escapedAtLineStart(word.text)
            width = word.width + (line.utf8.count - word.text.utf8.count)
        } else {
            line += (space == 1 ? " " : "") + word.text
            width += space + word.width
        }
    }

    /// Ends the line where the text has an end of line.
    mutating func addHardBreak() {
        line += "\\"
        endLine()
    }

    mutating func endLine() {
        guard !line.isEmpty else { return }
        lines.append(prefix + line)
        line = ""
        width = 0
    }
}
