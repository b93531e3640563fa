import CatalogModel
import MarkdownReading
import TextNormalisation

/// An attribution that is there for every reader and not where the format has it, or not with its dash.
///
/// It is read all the same, so that a slip does not turn somebody's words into our own; what is wrong is reported.
struct LooseAttribution {
    /// The attribution alone.
    let paragraph: MarkdownParagraph

    /// Where it begins in the paragraph it was found in; 0 where it is the whole.
    let start: Int

    /// Its dash, in offsets of the paragraph it was found in; empty where it has none.
    let dash: Range<Int>

    /// Emphasis around it.
    let marks: MarkdownParagraph.Span?

    /// How many bytes the dash takes in `paragraph`.
    var dashLength: Int { dash.count }

    /// Looks for an attribution at the end of a paragraph, in a line of its own, or behind a dash in front of a link.
    init?(in paragraph: MarkdownParagraph) {
        let bytes = Array(paragraph.text.string.utf8)
        for start in Self.places(bytes).reversed() where !paragraph.escapes.contains(start) {
            guard let found = Self.dash(at: start, bytes, paragraph) else { continue }
            let beginsLine = Self.beginsLine(start, found.marks, paragraph)
            guard beginsLine || Self.isLink(from: found.dash.upperBound, bytes, paragraph),
                Self.isName(from: found.dash.upperBound, bytes, paragraph)
            else { continue }
            self.init(paragraph, start, found.dash, found.marks, bytes.count)
            return
        }
        return nil
    }

    private init(
        _ whole: MarkdownParagraph, _ start: Int, _ dash: Range<Int>, _ marks: MarkdownParagraph.Span?, _ end: Int
    ) {
        var part = whole.part(start..<end)
        if let marks { part.spans.removeAll { $0.opening == marks.opening } }
        paragraph = part
        self.start = start
        self.dash = dash
        self.marks = marks
    }

    /// Whether words that begin with a dash would be taken for an attribution if a line began with them.
    static func isAttribution(_ words: some StringProtocol) -> Bool {
        let bytes = Array(words.utf8)
        guard let dash = Self.dash(of: bytes[...]) else { return false }
        return isName(from: dash.upperBound, bytes, nil)
    }

    // MARK: Places

    /// No attribution is longer, in bytes.
    private static let longest = 400

    /// Where a line may begin: at the start, and behind each blank near the end.
    private static func places(_ bytes: [UInt8]) -> [Int] {
        let near = bytes.indices.suffix(longest).filter { bytes[$0] == 0x20 || bytes[$0] == 0x0A }
        return [0] + near.map { $0 + 1 }
    }

    private static func beginsLine(
        _ start: Int, _ marks: MarkdownParagraph.Span?, _ paragraph: MarkdownParagraph
    ) -> Bool {
        let file = paragraph.text.file
        var offset = marks?.opening.lowerBound ?? paragraph.text.range(start..<start + 1).bytes.lowerBound
        while offset > 0, [0x20, 0x09, UInt8(ascii: ">")].contains(file.bytes[offset - 1]) { offset -= 1 }
        return offset == 0 || file.bytes[offset - 1] == 0x0A || file.bytes[offset - 1] == 0x0D
    }

    /// A dash, perhaps as the first character of emphasis that goes to the end; or no dash where a link to an author
    /// begins the paragraph, or where it is nothing but an emphasised name.
    private static func dash(
        at start: Int, _ bytes: [UInt8], _ paragraph: MarkdownParagraph
    ) -> (dash: Range<Int>, marks: MarkdownParagraph.Span?)? {
        guard start < bytes.count else { return nil }
        if let dash = Self.dash(of: bytes[start...]) {
            let marks = paragraph.spans.first {
                ($0.kind == .emphasis || $0.kind == .strong) && $0.text == start..<bytes.count
            }
            return (dash, marks)
        }
        guard start == 0 else { return nil }
        if isLink(from: 0, bytes, paragraph) { return (0..<0, nil) }
        let marks = paragraph.spans.first { $0.kind == .emphasis && $0.text == 0..<bytes.count }
        guard let marks, NameShape.looksLikeName(paragraph.text.string) else { return nil }
        return (0..<0, marks)
    }

    /// Every kind of dash that people write before a name.
    private static func dash(of bytes: ArraySlice<UInt8>) -> Range<Int>? {
        for dash in ["—", "―", "–", "‒", "−", "~"] where bytes.starts(with: dash.utf8) {
            return bytes.startIndex..<bytes.startIndex + dash.utf8.count
        }
        let hyphens = bytes.prefix { $0 == UInt8(ascii: "-") }
        return hyphens.isEmpty ? nil : hyphens.startIndex..<hyphens.endIndex
    }

    // MARK: Names

    private static func isLink(from offset: Int, _ bytes: [UInt8], _ paragraph: MarkdownParagraph?) -> Bool {
        let start = bytes[offset...].firstIndex { $0 != 0x20 } ?? offset
        return paragraph?.spans.contains {
            $0.kind == .link && $0.text.lowerBound == start
                && $0.destination?.string.contains("authors/") ?? false
        } ?? false
    }

    /// "unknown", "Japanese proverb", and not "just saying".
    private static func isNobody(_ words: String) -> Bool {
        let isCapitalised = words.first { $0 != " " }?.isUppercase ?? false
        return switch AttributionStatus(creditedTo: words) {
        case .anonymous: true
        case nil: false
        default: isCapitalised
        }
    }

    /// Whether what follows the dash names somebody: a link to an author, or a name up to a comma, a bracket or markup.
    private static func isName(from offset: Int, _ bytes: [UInt8], _ paragraph: MarkdownParagraph?) -> Bool {
        if isLink(from: offset, bytes, paragraph) { return true }
        let next = paragraph?.spans.map(\.text.lowerBound).filter { $0 > offset }.min() ?? bytes.count
        let name = bytes[offset..<next].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "(") && $0 != 0x0A }
        let words = String(decoding: name, as: UTF8.self)
        guard NameShape.looksLikeName(words, fewest: 1) || isNobody(words) else { return false }
        // Behind a name stand a work and a place, and no sentence.
        let rest = bytes[name.endIndex..<next]
        return rest.count <= 60 && !rest.contains { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }
            && (rest.last != UInt8(ascii: ".") || next < bytes.count)
    }
}

extension MarkdownParagraph {
    /// A part of its words, with the markup and the escapes in it.
    ///
    /// - Parameter range: offsets into the UTF-8 of the text, at the borders of characters.
    fileprivate func part(_ range: Range<Int>) -> MarkdownParagraph {
        var part = MarkdownParagraph(text: text.slice(range))
        part.spans = spans.filter { range.lowerBound <= $0.text.lowerBound && $0.text.upperBound <= range.upperBound }
            .map { span in
                var span = span
                span.text = span.text.lowerBound - range.lowerBound..<span.text.upperBound - range.lowerBound
                return span
            }
        part.escapes = escapes.filter(range.contains).map { $0 - range.lowerBound }
        return part
    }

    /// What stands in front of an attribution found in the paragraph, blanks at the end left out.
    func before(_ attribution: LooseAttribution) -> MarkdownParagraph {
        let bytes = Array(text.string.utf8)
        var end = attribution.start
        while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
        return part(0..<end)
    }
}
