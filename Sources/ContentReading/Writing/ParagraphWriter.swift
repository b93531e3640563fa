/// Writes a text of several paragraphs as lines of Markdown.
enum ParagraphWriter {
    /// The lines of each paragraph, with `separator` between paragraphs.
    ///
    /// - Parameters:
    ///   - prefix: `> ` in a block quote.
    ///   - keepsDash: whether a dash at the beginning of the last paragraph must be told from an attribution.
    static func lines(_ text: String, prefix: String, separator: String, keepsDash: Bool) -> [String] {
        let paragraphs = paragraphs(text)
        var result: [String] = []
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { result.append(separator) }
            var filling = LineFilling(prefix: prefix)
            let mayBeAttribution = index + 1 == paragraphs.count && keepsDash
            for (number, line) in paragraph.lines.enumerated() {
                if number > 0 { filling.addHardBreak() }
                var words = InlineMarkdown.words(line)
                if mayBeAttribution, !words.isEmpty {
                    if LooseAttribution.isAttribution(line) || number == 0 && paragraph.before == 0 {
                        words[0].text = dashAsText(words[0].text)
                    }
                    keepAttributions(&words)
                }
                if number == 0 {
                    addLineEnds(paragraph.before, &words, atStart: true)
                }
                if number + 1 == paragraph.lines.count { addLineEnds(paragraph.after, &words, atStart: false) }
                for word in words { filling.add(word) }
            }
            filling.endLine()
            result += filling.lines
        }
        return result
    }

    private struct Paragraph {
        var lines: [Substring]

        /// Line ends that no blank line and no hard break can express.
        var before = 0
        var after = 0
    }

    /// Two line ends divide paragraphs and one divides lines; what is more than that is written as references.
    private static func paragraphs(_ text: String) -> [Paragraph] {
        if text.isEmpty { return [] }
        var paragraphs: [Paragraph] = []
        var lines: [Substring] = []
        var before = 0
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            let words = rest.prefix { $0 != "\n" }
            rest = rest[words.endIndex...]
            let breaks = rest.prefix { $0 == "\n" }.count
            rest = rest.dropFirst(breaks)
            if words.isEmpty {
                // Only at the very beginning.
                before = breaks
                if rest.isEmpty { lines.append("") }
                continue
            }
            lines.append(Substring(words))
            if rest.isEmpty {
                paragraphs.append(Paragraph(lines: lines, before: before, after: breaks))
                lines = []
            } else if breaks >= 2 {
                paragraphs.append(Paragraph(lines: lines, before: before))
                (lines, before) = ([], breaks - 2)
            }
        }
        if !lines.isEmpty { paragraphs.append(Paragraph(lines: lines, before: before)) }
        return paragraphs
    }

    private static func addLineEnds(_ count: Int, _ words: inout [InlineMarkdown.Word], atStart: Bool) {
        guard count > 0 else { return }
        let references = String(repeating: "&#10;", count: count)
        if words.isEmpty {
            words.append(.init(text: references, hasSpaceBefore: false))
        } else if atStart {
            words[0].text = references + words[0].text
        } else {
            words[words.count - 1].text += references
        }
    }

    /// Keeps a dash in front of what may be a name from beginning a line, where it would be taken for an attribution.
    private static func keepAttributions(_ words: inout [InlineMarkdown.Word]) {
        // An attribution has few words, and the last of the line is its last.
        for index in words.indices.dropFirst().suffix(30).reversed()
        where LooseAttribution.isAttribution(words[index...].map(\.text).joined(separator: " ")) {
            words[index - 1].text += (words[index].hasSpaceBefore ? " " : "") + words[index].text
            words.remove(at: index)
        }
    }

    /// A dash that begins the text of an entry, or a line of it, and not its attribution.
    private static func dashAsText(_ word: String) -> String {
        for (dash, reference) in dashes where word.hasPrefix(dash) { return reference + word.dropFirst() }
        return word.hasPrefix("-") || word.hasPrefix("~") ? "\\" + word : word
    }

    private static let dashes = [
        ("—", "&mdash;"), ("―", "&horbar;"), ("–", "&ndash;"), ("‒", "&#8210;"), ("−", "&minus;"),
    ]
}
