import Diagnostics
import MarkdownReading

/// An attribution stands where it is taken for something else.
enum MisplacedAttribution {
    static let about = RuleDescription(
        id: "misplaced-attribution",
        summary: """
            An attribution is the last paragraph of its block quote, with an empty line '>' above it, and begins with a \
            long dash.
            """,
        why: """
            Written otherwise, the name is read as the end of the words, or as nothing at all, and the words of somebody \
            else would go out as our own.
            """,
        accepts: [
            "> Slow is a speed.\n>\n> — Ada Brook\n",
            "> Slow is a speed\n> — and a good one.\n",
            "> Slow is a speed.\n>\n> -- Ada Brook\n",
        ],
        rejects: [
            "> Slow is a speed.\n> ↓— Ada Brook\n",
            "> Slow is a speed.\\\n> ↓— Ada Brook, *Walks* 3\n",
            "> Slow is a speed.\n↓— [Ada Brook](../../authors/ada-brook.md), *Walks* 3\n",
            "> Slow is a speed. ↓— [Ada Brook](../../authors/ada-brook.md)\n",
            "> Slow is a speed.\n>\n> ↓– Ada Brook\n",
            "> Slow is a speed.\n>\n> ↓- Ada Brook\n",
            "> Slow is a speed.\n>\n> *↓— Ada Brook*\n",
            "> Slow is a speed.\n>\n> ↓[Ada Brook](../../authors/ada-brook.md)\n",
            "> Slow is a speed.\n>\n> *↓Ada Brook*\n",
            "> Slow is a speed.\n\n- ↓Ada Brook\n- status: attributed\n",
            "> Slow is a speed.\n\n↓— Ada Brook\n\n- status: attributed\n",
            "> Slow is a speed.\n\n- status: attributed\n\n↓— Ada Brook\n",
            "> Slow is a speed.\n>\n> — Ada Brook\n>\n> ↓Begin anyway.\n>\n> — Ada Brook\n",
            "> Slow is a speed.\n>\n> — Ada Brook\n>\n> ↓Begin anyway.\n",
        ])

    /// In the paragraph of the words, or with a dash or marks of its own.
    ///
    /// - Parameter whole: the paragraph it was found in.
    static func finding(_ attribution: LooseAttribution, in whole: MarkdownParagraph) -> Diagnostic {
        let file = whole.text.file
        let dash = whole.text.range(attribution.dash)
        var edits: [Diagnostic.Replacement] = []
        var start = attribution.paragraph.text.range.before.bytes.lowerBound
        if let marks = attribution.marks {
            start = marks.opening.lowerBound
            edits.append(.init(SourceRange(file, marks.closing), with: ""))
            edits.append(
                .init(
                    SourceRange(file, start..<max(marks.opening.upperBound, dash.bytes.upperBound)),
                    with: attribution.dash.isEmpty ? "— " : "—"))
        } else {
            edits.append(.init(dash, with: attribution.dash.isEmpty ? "— " : "—"))
        }
        if attribution.start > 0 {
            let end = whole.before(attribution).text.range.bytes.upperBound
            edits.append(.init(SourceRange(file, end..<start), with: "\n>\n> "))
        }
        let place = attribution.paragraph.text.range
        if attribution.start > 0 {
            return Diagnostic(
                about, at: place, .noEmptyLine, solutions: [.init(.separate, edits), .init(.writeReference)])
        }
        if attribution.marks != nil { return Diagnostic(about, at: place, .marked, solutions: [.init(.unmark, edits)]) }
        if attribution.dash.isEmpty {
            // The link begins with its bracket.
            let bracket = attribution.paragraph.spans.first?.opening.lowerBound ?? place.bytes.lowerBound
            let link = SourceRange(file, bracket..<place.bytes.upperBound)
            return Diagnostic(
                about, at: link, .noDash, solutions: [.init(.writeDash, [.init(link.before, with: "— ")])])
        }
        return Diagnostic(
            about, at: place, .otherDash(file.text(dash.bytes)), solutions: [.init(.writeDash, edits)])
    }

    /// An item of a list inside the quotation.
    ///
    /// - Parameter bullet: the mark in front of the name.
    static func item(_ range: SourceRange, bullet: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, .otherDash(bullet.file.text(bullet.bytes)),
            solutions: [.init(.writeDash, [.init(bullet, with: "—")])])
    }

    /// The first item of the list of fields.
    ///
    /// - Parameters:
    ///   - item: the item with its bullet; the next begins at `next`, if there is one.
    ///   - quoteEnd: where the block quote ends.
    static func listed(_ name: SourceText, item: SourceRange, next: Int?, quoteEnd: Int) -> Diagnostic {
        let file = item.file
        let edits: [Diagnostic.Replacement] =
            if let next {
                [
                    .init(SourceRange(file, quoteEnd..<quoteEnd), with: "\n>\n> — " + file.text(name.bytes)),
                    .init(SourceRange(file, item.bytes.lowerBound..<next), with: ""),
                ]
            } else {
                [.init(SourceRange(file, quoteEnd..<name.bytes.lowerBound), with: "\n>\n> — ")]
            }
        return Diagnostic(about, at: name.range, .outside, solutions: [.init(.moveInside, edits)])
    }

    /// Outside the block quote.
    ///
    /// - Parameters:
    ///   - quoteEnd: where the block quote ends.
    ///   - listEnd: where the list of its fields ends; nil where none stands between.
    static func outside(_ attribution: LooseAttribution, quoteEnd: Int, listEnd: Int?) -> Diagnostic {
        let place = attribution.paragraph.text.range
        let file = place.file
        let rest = place.bytes.lowerBound + attribution.dashLength..<place.bytes.upperBound
        let edits: [Diagnostic.Replacement] =
            if let listEnd {
                [
                    .init(SourceRange(file, quoteEnd..<quoteEnd), with: "\n>\n> —" + file.text(rest)),
                    .init(SourceRange(file, listEnd..<place.bytes.upperBound), with: ""),
                ]
            } else {
                [.init(SourceRange(file, quoteEnd..<rest.lowerBound), with: "\n>\n> —")]
            }
        return Diagnostic(about, at: place, .outside, solutions: [.init(.moveInside, edits)])
    }

    /// Further words behind it: a second entry in the same block quote, most likely.
    ///
    /// - Parameter nextHasAuthor: whether what follows names its author; only then can it be cut off without losing whose
    ///   words it is.
    static func followed(
        _ attribution: SourceRange, by rest: SourceRange, quote: SourceRange, nextHasAuthor: Bool
    ) -> Diagnostic {
        let file = rest.file
        let between = SourceRange(file, attribution.bytes.upperBound..<rest.bytes.lowerBound)
        let divide = Diagnostic.Solution(.divide, nextHasAuthor ? [.init(between, with: "\n\n> ")] : [])
        guard !nextHasAuthor else { return Diagnostic(about, at: rest, .followed, solutions: [divide]) }
        let line = SourceRange(file, attribution.bytes.lowerBound..<rest.bytes.lowerBound)
        let move = Diagnostic.Solution(
            .moveToEnd,
            [
                .init(line, with: ""),
                .init(
                    SourceRange(file, quote.bytes.upperBound..<quote.bytes.upperBound),
                    with: "\n>\n> " + file.text(attribution.bytes)),
            ])
        return Diagnostic(about, at: rest, .followed, solutions: [divide, move])
    }
}

extension Wording {
    fileprivate static let noEmptyLine: Wording = "no empty line '>' stands above the author"
    fileprivate static let separate: Wording = "put an empty line '>' above it"
    fileprivate static let writeReference: Wording = "write '&mdash;' for the dash if it is part of the text"
    fileprivate static func otherDash(_ dash: String) -> Wording {
        "an attribution begins with a long dash, not with '\(dash)'"
    }
    fileprivate static let noDash: Wording = "no dash stands before the author"
    fileprivate static let writeDash: Wording = "begin it with '— '"
    fileprivate static let marked: Wording = "marks stand around the attribution"
    fileprivate static let unmark: Wording = "take the marks away"
    fileprivate static let outside: Wording = "the author stands outside the quotation"
    fileprivate static let moveInside: Wording = "make it the last paragraph of the quotation: '>', then '> — NAME'"
    fileprivate static let followed: Wording = "further words follow the author in the same block quote"
    fileprivate static let divide: Wording = "leave the line above them empty, without '>', if a new entry begins here"
    fileprivate static let moveToEnd: Wording = "move the author to the end, if the words belong together"
}
