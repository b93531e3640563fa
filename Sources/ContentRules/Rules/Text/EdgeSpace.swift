import CatalogModel
import Diagnostics

/// A text begins and ends with something to read.
struct EdgeSpace: TextRule {
    static let about = RuleDescription(
        id: "edge-space",
        summary: "A text neither begins nor ends with white space.",
        why: "White space at an end shifts centred text on cards and makes equal texts look different to programs.",
        severity: .warning,
        accepts: ["> One step.\n", "> One step.\n>\n> Then the next.\n"],
        rejects: ["> ↓⟨U+00A0⟩One step.\n", "> One step.↓⟨U+2003⟩⟨U+00A0⟩\n"])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        let bytes = text.bytes
        guard let first = bytes.first, let last = bytes.last, !first.isVisibleASCII || !last.isVisibleASCII,
            let core = text.core, core != bytes.indices
        else { return }
        for edge in [0..<core.lowerBound, core.upperBound..<bytes.count] {
            for space in text.runs(where: \.isSpace) where edge.contains(space.lowerBound) {
                findings.add(
                    Diagnostic(
                        Self.about, at: text.range(space), edge.lowerBound == 0 ? .atBeginning : .atEnd,
                        solutions: [.init(.remove, [text.replacement(space, with: "")])]))
            }
        }
    }
}

extension UInt8 {
    fileprivate var isVisibleASCII: Bool { self > 0x20 && self < 0x7F }
}

extension Wording {
    fileprivate static let atBeginning: Wording = "white space at the beginning of the text"
    fileprivate static let atEnd: Wording = "white space at the end of the text"
    fileprivate static let remove: Wording = "remove it"
}
