import CatalogModel
import Diagnostics

/// A text says something in words.
struct EmptyText: TextRule {
    static let isAboutProse = false

    static let about = SharedRules.emptyText.showing(
        accepts: ["> 勇気\n", "> 1, 2, 3.\n", "> Walk on 🙂\n"],
        rejects: ["> ↓…\n", "> ↓🙂🙂\n", "> ↓?!\n"])

    static let needs: TextTraits = .withoutASCIIWords

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        if text.traits.contains(.notASCII), text.scalars.contains(where: { $0.scalar.isLetter || $0.scalar.isDigit }) {
            return
        }
        let range = text.core.map(text.range) ?? text.source.range
        let holdsEmoji = text.traits.contains(.notASCII) && text.scalars.contains { $0.scalar.isEmoji }
        findings.add(
            Diagnostic(
                Self.about, at: range, text.core == nil ? .empty : holdsEmoji ? .onlyEmoji : .noWords(text.string),
                solutions: [.init(.write)]))
    }
}

extension Wording {
    fileprivate static let empty: Wording = "the text is empty"
    fileprivate static let onlyEmoji: Wording = "the text is made of emoji alone"
    fileprivate static func noWords(_ text: String) -> Wording { "the text '\(text)' holds no words" }
    fileprivate static let write: Wording = "write the text, or remove the entry"
}
