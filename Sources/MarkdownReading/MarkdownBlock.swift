import Diagnostics

/// What stands in a Markdown file on its outermost level.
package enum MarkdownBlock: Sendable {
    case quote(MarkdownQuote)
    case list(MarkdownList)
    case heading(level: Int, MarkdownParagraph, SourceRange)
    case paragraph(MarkdownParagraph)

    /// The words between `<!--` and `-->`, and all of it.
    case comment(SourceText, SourceRange)

    /// A comment that hides everything behind it because it never ends.
    case unclosedComment(SourceRange)
    case other(MarkdownConstruct, SourceRange)

    package var range: SourceRange {
        switch self {
        case .quote(let quote): quote.range
        case .paragraph(let paragraph): paragraph.text.range
        case .list(let list): list.range
        case .heading(_, _, let range), .comment(_, let range), .unclosedComment(let range), .other(_, let range):
            range
        }
    }
}

/// What Markdown can hold that is neither an entry nor its fields, in words for people.
package enum MarkdownConstruct: String, Sendable, Hashable {
    case paragraph = "a paragraph"
    case code = "a code block"
    case html = "HTML"
    case thematicBreak = "a horizontal line"
    case heading = "a heading"
    case list = "a list"
    case quote = "a quotation inside the quotation"
    case numberedList = "a numbered list"
}

/// A block quote: its paragraphs, and what should not be in it.
package struct MarkdownQuote: Sendable {
    package var parts: [Part]

    /// From the first `>` to the last character.
    package var range: SourceRange

    package enum Part: Sendable {
        case paragraph(MarkdownParagraph)
        /// Something that is no paragraph, with its words and all of it.
        case other(MarkdownConstruct, MarkdownParagraph, SourceRange)
    }
}

/// A list: the lines of its items, unread.
package struct MarkdownList: Sendable {
    package var items: [Item]

    /// From the first bullet to the last character.
    package var range: SourceRange

    package init(items: [Item], range: SourceRange) {
        self.items = items
        self.range = range
    }

    package struct Item: Sendable {
        /// Offset of the bullet.
        package var bullet: Int

        /// The first line behind the bullet, blanks at its ends left out.
        package var first: Range<Int>

        /// Further lines as they stand in the file, line ends left out.
        package var rest: [Range<Int>]

        package init(bullet: Int, first: Range<Int>, rest: [Range<Int>]) {
            self.bullet = bullet
            self.first = first
            self.rest = rest
        }
    }
}

/// Text of one paragraph, and the markup somebody put into it.
package struct MarkdownParagraph: Sendable {
    /// The plain words: lines joined, escapes and entities decoded, markup left out.
    package var text: SourceText

    /// Markup, in the order in which it begins.
    package var spans: [Span] = []

    /// Offsets into the UTF-8 of `text` of what was written with a backslash or as an entity, ascending.
    package var escapes: [Int] = []

    package init(text: SourceText) { self.text = text }

    package struct Span: Sendable {
        package var kind: Kind

        /// Its words, as offsets into the UTF-8 of the paragraph's text.
        package var text: Range<Int>

        /// The marks in front of the words and behind them, as bytes of the file.
        package var opening: Range<Int>
        package var closing: Range<Int>

        /// Where a link leads, as it is written.
        package var destination: SourceText?

        package enum Kind: String, Sendable, Hashable {
            case emphasis = "emphasis"
            case strong = "strong emphasis"
            case link = "a link"
            case image = "an image"
            case code = "code"
            case html = "an HTML tag"
            case unknown = "markup"
        }
    }
}
