import CatalogModel
import Diagnostics
import MarkdownReading
import TextNormalisation

/// Reads `— [Marcus Aurelius](../../authors/marcus-aurelius.md), *Meditations* IV.17 (1862)`.
///
/// Author, comma, work in emphasis, locator, then a year and a translator in parentheses; each may be missing.
/// Where a part could be one thing or another nothing is guessed: the finding offers the readings.
struct AttributionParser {
    /// What was read, as far as it was clear.
    struct Result {
        var attribution: Attribution
        var translator: SourceText?
    }

    private let paragraph: MarkdownParagraph
    private let bytes: [UInt8]
    private let links: AuthorLinks
    private var position: Int

    /// - Parameters:
    ///   - links: how links to authors look from this file.
    ///   - dashLength: how many bytes the dash takes; where nil, it is one that begins attributions.
    init(_ paragraph: MarkdownParagraph, _ links: AuthorLinks, dashLength: Int? = nil) {
        self.paragraph = paragraph
        self.links = links
        let bytes = Array(paragraph.text.string.utf8)
        self.bytes = bytes
        position = dashLength ?? Self.dashLength(bytes)
    }

    /// Whether a paragraph is written as an attribution: what counts is the first character of the file, so that
    /// an escape or an entity turns the dash into text.
    static func isAttribution(_ paragraph: MarkdownParagraph) -> Bool {
        let text = paragraph.text
        guard text.bytes.count > 0, paragraph.escapes.first != 0 else { return false }
        return dashLength(text.file.bytes[text.bytes]) > 0
    }

    /// How many bytes an em dash, a horizontal bar or two hyphens take at the beginning.
    static func dashLength(_ bytes: some Collection<UInt8>) -> Int {
        if bytes.starts(with: "—".utf8) || bytes.starts(with: "―".utf8) { return 3 }
        return bytes.starts(with: "--".utf8) ? bytes.prefix { $0 == UInt8(ascii: "-") }.count : 0
    }

    // MARK: The parts

    mutating func read(_ findings: inout Findings) -> Result {
        var result = Result(attribution: Attribution(author: nil, range: paragraph.text.range))
        for span in outerSpans where span.kind != .emphasis && span.kind != .link {
            findings.add(MarkupInText.finding(span, in: paragraph))
            return result
        }
        skipBlanks()
        guard position < bytes.count else {
            findings.add(AmbiguousAttribution.empty(at: paragraph.text.range))
            return result
        }
        result.attribution.author = author(&findings)
        skipBlanks()
        let isWork = span(at: position, .emphasis) != nil
        if position < bytes.count, bytes[position] == comma, !isEscaped(position), !isWork {
            position += 1
            skipBlanks()
            if position == bytes.count {
                findings.add(AmbiguousAttribution.trailingComma(at: paragraph.text.range(position - 1..<position)))
                return result
            }
            guard span(at: position, .emphasis) != nil else {
                findings.add(noWork(result.attribution.author))
                return result
            }
        } else if let work = span(at: position, .emphasis), result.attribution.author != nil {
            findings.add(AmbiguousAttribution.missingComma(before: paragraph.text.range(work.text)))
            return result
        }
        if let span = span(at: position, .emphasis) {
            let written = paragraph.text.slice(span.text)
            result.attribution.work = WorkMention(written: written, id: nil, isReference: false)
            position = span.text.upperBound
        }
        readRest(&result, &findings)
        return result
    }

    private mutating func author(_ findings: inout Findings) -> AuthorMention? {
        if let link = span(at: position, .link), let destination = link.destination {
            position = link.text.upperBound
            let written = paragraph.text.slice(link.text)
            guard let id = links.author(destination) else {
                findings.add(BrokenAuthorLink.finding(destination, written, links))
                return AuthorMention(written: written, id: nil, isReference: false)
            }
            return AuthorMention(written: written, id: id, isReference: true)
        }
        if let broken = brokenLink {
            position = broken.whole.upperBound
            let written = paragraph.text.slice(broken.name)
            findings.add(BrokenAuthorLink.finding(paragraph.text.slice(broken.destination), written, links))
            return AuthorMention(written: written, id: nil, isReference: false)
        }
        let start = position
        let next = outerSpans.first { $0.text.lowerBound >= start }?.text.lowerBound ?? bytes.count
        while position < next, !((bytes[position] == comma || bytes[position] == open) && !isEscaped(position)) {
            position += 1
        }
        let name = trimmed(start..<position)
        guard !name.isEmpty else { return nil }
        return AuthorMention(written: paragraph.text.slice(name), id: nil, isReference: false)
    }

    /// `[Ada Brook](../../authors/Ada Brook.md)`: blanks in the address keep it from being a link.
    private var brokenLink: (whole: Range<Int>, name: Range<Int>, destination: Range<Int>)? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "["), !isEscaped(position),
            let middle = bytes[position...].firstIndex(of: UInt8(ascii: "]")), middle + 1 < bytes.count,
            bytes[middle + 1] == open, let end = bytes[middle...].firstIndex(of: close)
        else { return nil }
        let destination = middle + 2..<end
        guard String(decoding: bytes[destination], as: UTF8.self).contains("authors/") else { return nil }
        return (position..<end + 1, position + 1..<middle, destination)
    }

    /// Locator, then year and translator in parentheses.
    private mutating func readRest(_ result: inout Result, _ findings: inout Findings) {
        if result.attribution.work != nil, position < bytes.count, bytes[position] == comma, !isEscaped(position) {
            position += 1
        }
        let others = outerSpans.filter { $0.text.lowerBound >= position && $0.opening != $0.closing }
        if !others.isEmpty {
            findings.add(severalSpans(others))
            return
        }
        var rest = trimmed(position..<bytes.count)
        while let inside = lastParentheses(rest) {
            let words = trimmed(inside.lowerBound + 1..<inside.upperBound - 1)
            let text = paragraph.text.slice(words)
            if result.attribution.year == nil, YearMark(text.string) != nil {
                result.attribution.year = text
            } else if Self.isRole(text.string) {
                findings.add(role(text, around: inside))
                return
            } else if result.translator == nil, let name = translator(words) {
                result.translator = paragraph.text.slice(name)
            } else {
                break
            }
            rest = trimmed(rest.lowerBound..<inside.lowerBound)
        }
        guard !rest.isEmpty else { return }
        if result.attribution.work == nil {
            findings.add(AmbiguousAttribution.unplaced(paragraph.text.slice(rest)))
        } else {
            result.attribution.locator = paragraph.text.slice(rest)
        }
    }

    /// The parentheses at the very end, with what is in them.
    private func lastParentheses(_ range: Range<Int>) -> Range<Int>? {
        guard range.count >= 3, bytes[range.upperBound - 1] == close, !isEscaped(range.upperBound - 1) else {
            return nil
        }
        var start = range.upperBound - 2
        while start > range.lowerBound, bytes[start] != open, bytes[start] != close { start -= 1 }
        return bytes[start] == open && !isEscaped(start) ? start..<range.upperBound : nil
    }

    /// A name, perhaps with a year: it begins with a capital letter, or a letter of a script without capitals.
    private func translator(_ words: Range<Int>) -> Range<Int>? {
        var words = words
        for prefix in ["translated by ", "trans. ", "tr. "] where bytes[words].starts(with: prefix.utf8) {
            words = words.lowerBound + prefix.utf8.count..<words.upperBound
        }
        guard let first = String(decoding: bytes[words], as: UTF8.self).first, first.isLetter, !first.isLowercase else {
            return nil
        }
        return words
    }

    /// Whether words say what somebody was: "Roman emperor". In capitals they may be a title: "The Poet".
    private static func isRole(_ words: String) -> Bool {
        words.split(separator: " ").last?.first?.isLowercase ?? false && AuthorityName.isRole(words)
    }

    // MARK: Doubts

    /// Behind the author's comma no emphasis follows.
    private func noWork(_ author: AuthorMention?) -> Diagnostic {
        let emphasised = outerSpans.filter { $0.kind == .emphasis && $0.text.lowerBound > position }
        let end = emphasised.first?.text.lowerBound ?? bytes.count
        var rest = trimmed(position..<end)
        while let inside = lastParentheses(rest) { rest = trimmed(rest.lowerBound..<inside.lowerBound) }
        let text = paragraph.text.slice(rest)
        if author != nil, Self.isRole(text.string) {
            let separator = bytes[..<position].lastIndex(of: comma) ?? position
            return role(text, around: separator..<rest.upperBound)
        }
        var solutions: [Diagnostic.Solution] = []
        if emphasised.isEmpty, !rest.isEmpty {
            solutions.append(
                .init(
                    "if '\(text.string)' is a work, put it between stars",
                    [.init(text.range.before, with: "*"), .init(text.range.after, with: "*")]))
        }
        if let author, !author.isReference, let last = bytes[..<position].lastIndex(of: comma) {
            solutions.append(
                .init(
                    "if '\(text.string)' belongs to the name, write a backslash before the comma",
                    [.init(paragraph.text.range(last..<last + 1).before, with: "\\")]))
        }
        if !emphasised.isEmpty { solutions.append(.init("move '\(text.string)' behind the work")) }
        solutions.append(
            .init("if '\(text.string)' says who the author was, remove it: that belongs in the author's file"))
        return AmbiguousAttribution.finding(at: text.range, "'\(text.string)' could be several things", solutions)
    }

    /// What somebody was, beside the name.
    ///
    /// - Parameter whole: the role with what divides it from the name.
    private func role(_ text: SourceText, around whole: Range<Int>) -> Diagnostic {
        let start = trimmed(0..<whole.lowerBound).upperBound
        return AmbiguousAttribution.finding(
            at: text.range, "'\(text.string)' says who the author was; that belongs in the author's file",
            [.init("remove it", [.init(paragraph.text.range(start..<whole.upperBound), with: "")])])
    }

    /// Further emphasis or links stand behind the work.
    private func severalSpans(_ others: [MarkdownParagraph.Span]) -> Diagnostic {
        let all = outerSpans.filter { $0.kind == .emphasis }
        let solutions = all.enumerated().map { number, kept in
            let title = paragraph.text.slice(kept.text).string
            guard number == 0 else { return Diagnostic.Solution("if '\(title)' is the work, put it first") }
            let marks = all.dropFirst().flatMap { [$0.opening, $0.closing] }
            return Diagnostic.Solution(
                "if '\(title)' is the work, remove the other stars",
                marks.map { .init(SourceRange(paragraph.text.file, $0), with: "") })
        }
        let first = others[0]
        return AmbiguousAttribution.finding(
            at: paragraph.text.range(first.text),
            "'\(paragraph.text.slice(first.text).string)' is marked up as well: only one work can be named",
            all.count > 1 ? solutions : [.init("write it without marks")])
    }

    // MARK: Bytes

    /// Spans that stand in no other.
    private var outerSpans: [MarkdownParagraph.Span] {
        var end = -1
        return paragraph.spans.filter { span in
            guard span.opening.lowerBound >= end else { return false }
            end = span.closing.upperBound
            return true
        }
    }

    private func span(at offset: Int, _ kind: MarkdownParagraph.Span.Kind) -> MarkdownParagraph.Span? {
        outerSpans.first { $0.kind == kind && $0.text.lowerBound == offset && !$0.text.isEmpty }
    }

    private func isEscaped(_ offset: Int) -> Bool { paragraph.escapes.contains(offset) }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0A { position += 1 }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, max(range.lowerBound, range.upperBound))
        while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
        while upper > lower, bytes[upper - 1] <= 0x20 { upper -= 1 }
        return lower..<upper
    }

    private let comma = UInt8(ascii: ",")
    private let open = UInt8(ascii: "(")
    private let close = UInt8(ascii: ")")
}
