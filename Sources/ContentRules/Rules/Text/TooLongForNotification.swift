import CatalogModel
import Diagnostics

/// A text fits into a notification.
struct TooLongForNotification: TextRule {
    static let needsCatalog = true
    static let isAboutProse = false

    static let about = RuleDescription(
        id: "too-long-for-notification",
        summary: "A text fits into a notification.",
        why: """
            Telephones cut a notification off after some characters. The text is still good for cards; the settings \
            hold the limit.
            """,
        severity: .warning,
        accepts: [RuleExample(stringLiteral: "> " + words(140) + "\n"), "> Short and good.\n"],
        rejects: [
            RuleExample(stringLiteral: "> " + words(140) + "↓ and more.\n"),
            RuleExample(stringLiteral: "> 👩⟨U+200D⟩👧 " + words(138) + "↓!\n"),
        ])

    static let needs: TextTraits = .long

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        let limit = catalog.settings.notificationLimit
        guard let rest = text.excess(over: limit) else { return }
        let count = text.characterCount
        // What is too long for anything has an error already.
        guard count <= catalog.settings.textLimit else { return }
        findings.add(
            Diagnostic(Self.about, at: text.range(rest), .found(count, limit), solutions: [.init(.shorten)]))
    }

    private static func words(_ count: Int) -> String {
        String(String(repeating: "Walk on, then rest. ", count: count / 20 + 1).prefix(count - 1)) + "."
    }
}

extension Wording {
    fileprivate static func found(_ count: Int, _ limit: Int) -> Wording {
        "text has \(count) characters; notifications are cut after \(limit)"
    }

    fileprivate static let shorten: Wording = "shorten it, or accept that notifications show its beginning"
}
