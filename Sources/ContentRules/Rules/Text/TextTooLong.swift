import CatalogModel
import Diagnostics

/// A text has a length that apps can show.
struct TextTooLong: TextRule {
    static let isAboutProse = false

    static let about = RuleDescription(
        id: "text-too-long",
        summary: "A text has no more characters than the limit in the settings.",
        why: "Cards of the apps hold a limited number of characters; beyond it the text is cut or drawn too small.",
        accepts: [RuleExample(stringLiteral: "> " + words(1000) + "\n"), "> Short and good.\n"],
        rejects: [
            RuleExample(stringLiteral: "> " + words(1000) + "↓ and more.\n"),
            RuleExample(stringLiteral: "> É" + words(1000).dropFirst() + "↓!\n"),
        ])

    static let needs: TextTraits = .long

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        let limit = catalog.settings.textLimit
        guard let rest = text.excess(over: limit) else { return }
        findings.add(
            Diagnostic(
                Self.about, at: text.range(rest), .found(text.characterCount, limit), solutions: [.init(.shorten)]))
    }

    private static func words(_ count: Int) -> String {
        String(String(repeating: "Walk on, then rest. ", count: count / 20 + 1).prefix(count - 1)) + "."
    }
}

extension Wording {
    fileprivate static func found(_ count: Int, _ limit: Int) -> Wording {
        "text has \(count) characters, \(count - limit) more than the limit of \(limit)"
    }

    fileprivate static let shorten: Wording = "shorten it, or divide it into several entries"
}
