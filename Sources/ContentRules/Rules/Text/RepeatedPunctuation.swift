import CatalogModel
import Diagnostics

/// One mark is enough.
struct RepeatedPunctuation: TextRule {
    static let about = RuleDescription(
        id: "repeated-punctuation",
        summary: "Punctuation marks stand alone; only full stops come in threes.",
        why: "Rows of exclamation marks shout, and two commas or two full stops are a slip of the finger.",
        severity: .note,
        accepts: ["> What?! Wait... really?\n", "> One, two, three.\n"],
        rejects: ["> Go on↓!!!\n", "> Why↓?? Because↓,, well.\n", "> It is done↓..\n"])

    static let needs: TextTraits = .repeatedPunctuation

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        var offset = 0
        let bytes = text.bytes
        while offset < bytes.count {
            let mark = bytes[offset]
            var end = offset + 1
            guard ".,;!?".utf8.contains(mark) else {
                offset = end
                continue
            }
            while end < bytes.count, bytes[end] == mark { end += 1 }
            defer { offset = end }
            guard end - offset > 1 else { continue }
            // Three full stops are an ellipsis, four one with its own full stop.
            if mark == UInt8(ascii: "."), end - offset != 2 { continue }
            add(offset..<end, String(UnicodeScalar(mark)), in: text, &findings)
        }
    }

    private func add(_ place: Range<Int>, _ mark: String, in text: ScannedText, _ findings: inout Findings) {
        var solutions = [Diagnostic.Solution(.keepOne, [text.replacement(place, with: mark)])]
        if mark == "." { solutions.append(.init(.writeEllipsis, [text.replacement(place, with: "…")])) }
        findings.add(
            Diagnostic(Self.about, at: text.range(place), .found(text.part(place)), solutions: solutions))
    }
}

extension Wording {
    fileprivate static func found(_ marks: String) -> Wording { "'\(marks)' repeats one mark" }
    fileprivate static let keepOne: Wording = "keep one of them"
    fileprivate static let writeEllipsis: Wording = "write an ellipsis"
}
