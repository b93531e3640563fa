import CatalogModel
import Diagnostics
import MarkdownReading

/// Writing would have changed what a file says, which is a fault of ours and never the editor's.
package struct WritingDefect: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    package let reason: String

    package var description: String { "\(path) was left as it is: \(reason)" }
}

/// The one form of a file that `fmt` leaves as it is.
package enum Formatting {
    /// The bytes a file should have; nil where it is of a kind that is not formatted, or has faults of reading, in
    /// which case something the tool did not understand could get lost.
    ///
    /// What comes out has been read again, says the same and would not be changed by another run.
    package static func canonical(_ parsed: ParsedFile) throws(WritingDefect) -> [UInt8]? {
        guard parsed.findings.isEmpty, unreadableByte(in: parsed) == nil, let text = text(of: parsed) else {
            return nil
        }
        let bytes = Array(text.utf8)
        let again = ContentParsing.parse(
            SourceFile(path: parsed.file.path, bytes: bytes), at: parsed.relativePath)
        guard again.findings.isEmpty, ContentComparison.saysTheSame(parsed.content, again.content) else {
            throw WritingDefect(path: parsed.file.path, reason: "its formatted text would say something else")
        }
        guard self.text(of: again) == text else {
            throw WritingDefect(path: parsed.file.path, reason: "formatting it twice would change it again")
        }
        return bytes
    }

    /// The first byte of a Markdown or YAML file that is not UTF-8, or NUL.
    ///
    /// It is read as a question mark, so that the rest can be read as well; written as one it would be lost.
    package static func unreadableByte(in parsed: ParsedFile) -> SourceRange? {
        // XML with such a byte has a fault of reading already.
        guard !parsed.relativePath.hasSuffix(".xml") else { return nil }
        let file = parsed.file
        let read = MarkdownSource(file).bytes
        guard read != file.bytes else { return nil }
        let offset = zip(read, file.bytes).enumerated().first { $1.0 != $1.1 }!.offset
        return SourceRange(file, offset..<offset + 1)
    }

    private static func text(of parsed: ParsedFile) -> String? {
        guard let path = ContentPath(parsed.relativePath) else { return nil }
        switch (path, parsed.content) {
        case (.entries(.markdown), .entries(let file?)): return entries(file, parsed)
        case (.entries(.xml), .entries(let file?)): return XMLWriting.entries(file)
        case (.category(_, .markdown), .category(_?)): return record(parsed, FileFormats.category)
        case (.author(_, .markdown), .author(_?)): return record(parsed, FileFormats.author)
        case (.settings(.yaml), .settings(_?)):
            let source = MarkdownSource(parsed.file)
            return YAMLLines.canonical(
                source, source.start..<source.bytes.count, order: FileFormats.settings.map(\.key))
        case (.category(_, .xml), .category(_?)): return xmlRecord(parsed, "category", FileFormats.category)
        case (.author(_, .xml), .author(_?)): return xmlRecord(parsed, "author", FileFormats.author)
        case (.settings(.xml), .settings(_?)): return xmlRecord(parsed, "catalog", FileFormats.settings)
        default: return nil
        }
    }

    private static func xmlRecord(
        _ parsed: ParsedFile, _ root: String, _ declarations: [FieldDeclaration]
    ) -> String? {
        let (node, body, _) = XMLParsing.record(parsed.file, root: root, declarations: declarations)
        return node.map { XMLWriting.record($0, root: root, declarations: declarations, body: body).text }
    }

    private static func entries(_ file: EntryFile, _ parsed: ParsedFile) -> String {
        let front = frontMatter(parsed.file, order: EntryField.allCases.map(\.rawValue))
        return MarkdownWriter(at: parsed.relativePath, names: AuthorDirectory()).text(file, frontMatter: front)
    }

    /// Front matter, then the paragraphs, filled anew.
    private static func record(_ parsed: ParsedFile, _ declarations: [FieldDeclaration]) -> String {
        let front = frontMatter(parsed.file, order: declarations.map(\.key)) ?? ""
        var findings = Findings()
        let record = MarkdownRecord(parsed.file, &findings)
        let parts = record.parts.map { part in
            switch part {
            case .paragraph(let text):
                ParagraphWriter.lines(text.string, prefix: "", separator: "", keepsDash: false)
                    .map { $0 + "\n" }.joined()
            case .comment(let words): "<!-- \(words.string) -->\n"
            }
        }
        return (["---\n\(front)---\n"] + parts).joined(separator: "\n")
    }

    private static func frontMatter(_ file: SourceFile, order: [String]) -> String? {
        let source = MarkdownSource(file)
        guard case .found(let found) = FrontMatter.find(in: source) else { return nil }
        return YAMLLines.canonical(source, found.content, order: order)
    }
}
