import Diagnostics
import MarkdownReading

/// A Markdown file that is front matter and a few words: a category or an author.
struct MarkdownRecord {
    let node: DocumentNode?

    /// What stands behind the front matter.
    let parts: [Part]

    enum Part {
        case paragraph(SourceText)
        case comment(SourceText)
    }

    /// The paragraphs, with an empty line between.
    var text: String {
        parts.compactMap { if case .paragraph(let text) = $0 { text.string } else { nil } }.joined(separator: "\n\n")
    }

    init(_ file: SourceFile, _ findings: inout Findings) {
        let source = MarkdownSource(file)
        let front = FrontMatterReading(source, &findings)
        if front.node == nil, findings.isEmpty, front.late == nil {
            let start = front.frontMatter?.range.lowerBound ?? source.start
            findings.add(MissingFrontMatter.finding(at: SourceRange(file, start..<start)))
        }
        if let late = front.late { findings.add(late) }
        node = front.node
        var parts: [Part] = []
        let document = MarkdownDocument(source, from: front.bodyStart)
        if let range = document.tooDeep { findings.add(NestingTooDeep.finding(at: range)) }
        for range in document.tooLong { findings.add(EntryTooLong.finding(at: range)) }
        for block in document.blocks {
            switch block {
            case .paragraph(let paragraph):
                for span in paragraph.spans { findings.add(MarkupInText.finding(span, in: paragraph)) }
                parts.append(.paragraph(paragraph.text))
            case .comment(let words, _): parts.append(.comment(words))
            case .unclosedComment(let range): findings.add(UnclosedComment.finding(at: range))
            case .heading(_, _, let range): findings.add(MarkupInText.finding(.heading, at: range))
            case .quote(let quote): findings.add(MarkupInText.finding(.quote, at: quote.range))
            case .list(let list): findings.add(MarkupInText.finding(.list, at: list.range))
            case .other(let construct, let range): findings.add(MarkupInText.finding(construct, at: range))
            }
        }
        self.parts = parts
    }
}
