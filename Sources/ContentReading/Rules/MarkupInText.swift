import Diagnostics
import MarkdownReading

/// The text of an entry holds markup.
enum MarkupInText {
    static let about = RuleDescription(
        id: "markup-in-text",
        summary: "The text of an entry is plain: no emphasis, links, code, images, HTML, lists or headings.",
        why: """
            Messages are shown on lock screens, watches and cards that know no markup: the marks would be lost, or \
            shown as stars and brackets. A backslash in front of a mark makes it a character like any other.
            """,
        accepts: ["> Five \\* six is thirty.\n", "> snake_case stays as it is.\n"],
        rejects: [
            "> Take ↓*one* step.\n",
            "> Look ↓[here](https://example.com).\n",
            "> Say ↓`please`.\n",
            "> One line↓<br>and another.\n",
            "> ↓- not a list\n",
            "> ↓# not a heading\n",
            "> Dear you.\n>\n> ↓> Dear me.\n",
        ])

    static func finding(_ span: MarkdownParagraph.Span, in paragraph: MarkdownParagraph) -> Diagnostic {
        let file = paragraph.text.file
        let range = SourceRange(
            file, span.opening.lowerBound..<max(span.opening.upperBound, span.closing.upperBound))
        let mark = file.text(span.opening)
        var solutions: [Diagnostic.Solution] = []
        let isAuthor = span.kind == .link && span.destination?.string.contains("authors/") == true
        if isAuthor {
            // As plain words the name would be ours.
            solutions.append(dash(before: span, file))
        }
        let remove = Diagnostic.Solution(
            span.kind == .link ? "remove the link, and keep its words" : "remove the marks",
            [.init(SourceRange(file, span.opening), with: ""), .init(SourceRange(file, span.closing), with: "")])
        if [.emphasis, .strong, .code].contains(span.kind) || span.kind == .link && !isAuthor {
            solutions.append(remove)
        }
        if span.kind == .html { solutions.append(.init("remove it; texts are plain words", tags(span, in: paragraph))) }
        if !isAuthor, let first = mark.first, span.kind != .unknown {
            let escaped = "\\" + String(first)
            solutions.append(.init("write '\(escaped)' if you mean the character", escapes(span, file)))
        }
        return Diagnostic(
            about, at: range, "\(Wording(stringLiteral: span.kind.rawValue)) stands in the text", solutions: solutions)
    }

    /// A link to an author is an attribution whose dash was forgotten.
    private static func dash(before span: MarkdownParagraph.Span, _ file: SourceFile) -> Diagnostic.Solution {
        let start = SourceRange(file, span.opening.lowerBound..<span.opening.lowerBound)
        return span.text.lowerBound == 0
            ? .init("begin the paragraph with '— ' if it names who said it", [.init(start, with: "— ")])
            : .init("if it names who said it, write it as a paragraph of its own: '>', then '> — NAME'")
    }

    /// Takes out a tag and the one that closes it; a line break leaves a blank.
    private static func tags(
        _ span: MarkdownParagraph.Span, in paragraph: MarkdownParagraph
    ) -> [Diagnostic.Replacement] {
        let file = paragraph.text.file
        let name = file.text(span.opening).dropFirst().prefix { $0.isLetter || $0.isNumber }
        guard !name.isEmpty else { return [.init(SourceRange(file, span.opening), with: "")] }
        let closing = paragraph.spans.first {
            $0.kind == .html && $0.opening.lowerBound >= span.opening.upperBound
                && file.text($0.opening).lowercased() == "</\(name.lowercased())>"
        }
        return [.init(SourceRange(file, span.opening), with: name.lowercased() == "br" ? " " : "")]
            + (closing.map { [.init(SourceRange(file, $0.opening), with: "")] } ?? [])
    }

    /// A backslash in front of every mark.
    private static func escapes(_ span: MarkdownParagraph.Span, _ file: SourceFile) -> [Diagnostic.Replacement] {
        var marks = Array(span.opening)
        switch span.kind {
        case .emphasis, .strong: marks += Array(span.closing)
        case .link, .html: marks = [span.opening.lowerBound]
        case .image: marks = [span.opening.lowerBound + 1]
        case .code:
            // Those between the marks as well, or two of them would enclose code again.
            marks = (span.opening.lowerBound..<span.closing.upperBound).filter { file.bytes[$0] == UInt8(ascii: "`") }
        case .unknown: return []
        }
        return marks.map { Diagnostic.Replacement(SourceRange(file, $0..<$0), with: "\\") }
    }

    /// A block that is no paragraph.
    static func finding(_ construct: MarkdownConstruct, at range: SourceRange) -> Diagnostic {
        var solutions: [Diagnostic.Solution] = []
        switch construct {
        case .list, .quote, .thematicBreak:
            if construct == .list { solutions.append(.init("begin it with '— ' if it names the author")) }
            solutions.append(
                .init("write a backslash before the mark if you mean the character", [.init(range.before, with: "\\")]))
        case .heading:
            solutions.append(.init("write '\\#' if you mean the character, or an empty line above '---' or '==='"))
        case .numberedList: solutions.append(.init("write a backslash before the full stop: '1\\.'"))
        case .code: solutions.append(.init("take out the indentation or the fence"))
        default: solutions.append(.init("write it as a plain paragraph"))
        }
        return Diagnostic(
            about, at: range, "\(Wording(stringLiteral: construct.rawValue)) stands in the text",
            solutions: solutions)
    }
}
