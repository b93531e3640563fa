import CatalogModel

/// Writes a file of entries as Markdown, in the one form that `fmt` leaves as it is.
package struct MarkdownWriter {
    private let links: AuthorLinks
    private let names: AuthorDirectory

    /// - Parameter relativePath: where the file will lie below the content folder, for its links to authors.
    package init(at relativePath: String, names: AuthorDirectory) {
        links = AuthorLinks(from: relativePath)
        self.names = names
    }

    /// - Parameter frontMatter: the lines between `---` and `---`; made from the common fields where nil.
    package func text(_ file: EntryFile, frontMatter: String? = nil) -> String {
        var parts: [String] = []
        let front = frontMatter ?? YAMLWriter.lines(file.common)
        if frontMatter != nil || !file.common.all.isEmpty { parts.append("---\n\(front)---\n") }
        for item in file.items {
            switch item {
            case .entry(let entry): parts.append(text(entry))
            case .heading(let level, let words): parts.append(heading(level, words.string))
            case .comment(let words):
                parts.append(words.string.isEmpty ? "<!-- -->\n" : "<!-- \(words.string) -->\n")
            }
        }
        return parts.joined(separator: "\n")
    }

    // MARK: Parts

    private func heading(_ level: Int, _ words: String) -> String {
        var text = ""
        for (index, word) in InlineMarkdown.words(words).enumerated() {
            text += (index > 0 && word.hasSpaceBefore ? " " : "") + word.text
        }
        // A row of # at the end, behind a blank or alone, would be taken for the closing of the heading.
        let closing = text.utf8.reversed().prefix { $0 == UInt8(ascii: "#") }.count
        let rest = text.dropLast(closing)
        if closing > 0, rest.isEmpty || rest.hasSuffix(" ") { text = rest + "\\" + text.suffix(closing) }
        let line = String(repeating: "#", count: level) + (text.isEmpty ? "" : " " + text)
        return line + "\n"
    }

    private func text(_ entry: Entry) -> String {
        let attribution = entry.attribution.map(attributionLines) ?? []
        var lines = ParagraphWriter.lines(
            entry.text.string, prefix: "> ", separator: ">", keepsDash: attribution.isEmpty)
        if !attribution.isEmpty {
            if !lines.isEmpty { lines.append(">") }
            lines += attribution
        }
        if lines.isEmpty { lines = [">"] }
        let fields = entry.fields.all.flatMap(fieldLines)
        return (lines + (fields.isEmpty ? [] : [""] + fields)).joined(separator: "\n") + "\n"
    }

    // MARK: Attribution

    private func attributionLines(_ attribution: Attribution) -> [String] {
        var words = [InlineMarkdown.Word(text: "—", hasSpaceBefore: false)]
        if let author = attribution.author { words += authorWords(author) }
        if let work = attribution.work {
            if attribution.author != nil { words[words.count - 1].text += "," }
            words += workWords(work, by: attribution.author?.id)
        }
        if let locator = attribution.locator { words += locatorWords(locator.string) }
        if let year = attribution.year {
            words += spaced(InlineMarkdown.words("(\(year.string))"))
        }
        var filling = LineFilling(prefix: "> ")
        for word in words { filling.add(word) }
        filling.endLine()
        return filling.lines
    }

    private func spaced(_ words: [InlineMarkdown.Word]) -> [InlineMarkdown.Word] {
        words.enumerated().map { .init(text: $1.text, hasSpaceBefore: $0 == 0 || $1.hasSpaceBefore) }
    }

    private func authorWords(_ author: AuthorMention) -> [InlineMarkdown.Word] {
        guard author.isReference else { return spaced(InlineMarkdown.words(author.written.string, escaping: ",(")) }
        let id = author.id ?? author.written.string
        let written = author.written.string
        // XML gives the id only; in Markdown the editor chose how the author is called here.
        let name = written == id ? names.name(of: id) ?? id : written
        var words = ""
        for word in InlineMarkdown.words(name, escaping: "]") {
            words += (word.hasSpaceBefore ? " " : "") + word.text
        }
        return [.init(text: "[\(words)](\(links.address(of: id)))", hasSpaceBefore: true)]
    }

    private func workWords(_ work: WorkMention, by author: String?) -> [InlineMarkdown.Word] {
        let written = work.written.string
        let title = work.isReference ? names.title(of: work.id ?? written, by: author) ?? written : written
        var words = spaced(InlineMarkdown.words(title, escaping: "*_"))
        guard !words.isEmpty else { return [] }
        words[0].text = "*" + words[0].text.withFirstSpaceAsReference
        words[words.count - 1].text = words[words.count - 1].text.withLastSpaceAsReference + "*"
        return words
    }

    private func locatorWords(_ locator: String) -> [InlineMarkdown.Word] {
        // Parentheses at its end would be taken for year or translator, a comma at its beginning for nothing.
        var words = InlineMarkdown.words(locator)
        guard !words.isEmpty else { return [] }
        if words[words.count - 1].text.hasSuffix(")") {
            words[words.count - 1].text = words[words.count - 1].text.dropLast() + "\\)"
        }
        if words[0].text.hasPrefix(",") { words[0].text = "\\" + words[0].text }
        return spaced(words)
    }

    // MARK: Fields

    private func fieldLines(_ field: Field) -> [String] {
        let key = field.key.rawValue
        if field.key.declaration.isList {
            let values = field.values.map(\.string).joined(separator: ", ")
            return [values.isEmpty ? "- \(key):" : "- \(key): \(values)"]
        }
        return field.values.flatMap { value in
            let lines = value.string.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.count == 1, value.string != "|" {
                return [value.string.isEmpty ? "- \(key):" : "- \(key): \(value.string)"]
            }
            return ["- \(key): |"] + lines.map { $0.isEmpty ? "" : "    \($0)" }
        }
    }
}

extension String {
    /// White space beyond ASCII as a reference where it comes first: emphasis cannot begin with white space.
    fileprivate var withFirstSpaceAsReference: String {
        guard let first = unicodeScalars.first, first.properties.isWhitespace else { return self }
        return "&#\(first.value);" + String(unicodeScalars.dropFirst())
    }

    /// And nor can it end with any.
    fileprivate var withLastSpaceAsReference: String {
        guard let last = unicodeScalars.last, last.properties.isWhitespace else { return self }
        return String(unicodeScalars.dropLast()) + "&#\(last.value);"
    }
}
