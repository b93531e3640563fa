import Diagnostics
import XMLReading

/// The words inside elements: white space as prose has it, paragraphs and lines kept.
enum XMLWords {
    /// - Parameter elements: a paragraph each, or holding paragraphs or lines of verse.
    static func paragraphs(of elements: [XMLElement], in whole: XMLElement) -> SourceText? {
        let file = whole.range.file
        var paragraphs: [SourceText] = []
        for element in elements {
            let inner = element.elements.filter { blocks.contains($0.name.string) }
            let lines = element.elements.filter { $0.name.string == "l" }
            if !lines.isEmpty {
                paragraphs.append(SourceText(joining: lines.compactMap(line), with: "\n", in: file))
            } else if !inner.isEmpty {
                if let words = self.paragraphs(of: inner, in: element) { paragraphs.append(words) }
            } else if let words = line(of: element) {
                paragraphs.append(words)
            }
        }
        paragraphs.removeAll(where: \.isBlank)
        return paragraphs.isEmpty ? nil : SourceText(joining: paragraphs, with: "\n\n", in: file)
    }

    /// All words of an element; a line break element begins a new line. Nil if there are none.
    static func line(of element: XMLElement) -> SourceText? {
        var lines: [[SourceText]] = [[]]
        collect(element, into: &lines)
        let file = element.range.file
        let texts = lines.map { collapsed(SourceText(joining: $0, with: "", in: file)) }.filter { !$0.string.isEmpty }
        return texts.isEmpty ? nil : SourceText(joining: texts, with: "\n", in: file)
    }

    /// The words of notes, at any depth.
    static func notes(in element: XMLElement) -> [SourceText] {
        element.elements.flatMap { inner in
            inner.name.string == "note" || inner.name.string == "footnote"
                ? [line(of: inner)].compactMap(\.self) : notes(in: inner)
        }
    }

    private static let blocks: Set<String> = ["para", "simpara", "p", "lg", "blockquote", "literallayout"]

    private static func collect(_ element: XMLElement, into lines: inout [[SourceText]]) {
        for child in element.children {
            switch child {
            case .text(let text): lines[lines.count - 1].append(text)
            case .element(let inner) where inner.name.string == "lb" || inner.name.string == "sbr": lines.append([])
            // Notes are not what was said; `notes(in:)` has them.
            case .element(let inner) where inner.name.string == "note" || inner.name.string == "footnote": break
            case .element(let inner): collect(inner, into: &lines)
            case .comment: break
            }
        }
    }

    /// Every stretch of white space as one space, none at the ends.
    private static func collapsed(_ text: SourceText) -> SourceText {
        let text = text.trimmed()
        let bytes = Array(text.string.utf8)
        var wide: [Range<Int>] = []
        var at = 0
        while at < bytes.count {
            guard bytes[at] <= 0x20 else {
                at += 1
                continue
            }
            let start = at
            while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
            if at - start > 1 || bytes[start] != 0x20 { wide.append(start..<at) }
        }
        return wide.isEmpty ? text : text.replacing(wide, with: " ")
    }
}
