import CatalogModel
import Diagnostics

/// A language that has only begun is not measured by the floors of the others.
enum GrowingLanguage {
    static let about = RuleDescription(
        id: "growing-language",
        summary: "A language in which half of the categories last as long as they should.",
        why: """
            The first messages of a further language are far below every floor, and a hundred warnings would say no more \
            than that it has begun. So the floors count for it once they are reached in half of the categories, or once \
            a floor or a slice names it.
            """,
        severity: .note,
        accepts: [
            RuleExample(files: [settings("days: 1", languages: "en"), english]),
            RuleExample(files: [settings("days: 1"), english, german]),
            RuleExample(files: [
                settings("days: 2, exceptions: [{languages: de, days: 1}]", courage: 2), english, more, german,
            ]),
        ],
        rejects: [RuleExample(files: [settings("days: 2", languages: "en, ↓de"), english, more, german])])

    private static func settings(
        _ floors: String, languages: String = "en, de", courage: Int = 1
    ) -> (path: String, text: String) {
        ("catalog.yml", RuleExample.settings(languages: languages) + "floors: {\(floors)}\n")
    }

    private static let english = page("example", "en", "Begin where you are.", "q0000000000a1")
    private static let more = page("more", "en", "Dare to knock.", "q0000000000b3")
    private static let german = page("deutsch", "de", "Erst der linke Schuh.", "q0000000000c5")

    private static func page(_ name: String, _ language: String, _ text: String, _ id: String) -> (
        path: String, text: String
    ) {
        (
            "messages/courage/\(name).md",
            "---\ncategory: courage\nlanguage: \(language)\n---\n\n> \(text)\n\n- id: \(id)\n"
        )
    }

    /// The languages whose supply is to be judged; the others are reported.
    ///
    /// The first language of the catalog always is, and so is one that a floor or a slice names.
    static func grown(
        _ messages: [Message], _ categories: [Category], _ settings: ContentSettings, _ findings: inout Findings
    ) -> [String] {
        let others = settings.languages.dropFirst()
        guard !others.isEmpty, settings.floors != nil || settings.slices.contains(where: { $0.asked != nil }) else {
            return settings.languages
        }
        let named = Set(
            (settings.floors?.exceptions ?? []).flatMap(\.languages) + settings.slices.flatMap(\.filter.languages))
        let supply = SupplyMatrix(messages, ages: settings.floors?.ages ?? [settings.audience.lowest])
        var grown = settings.languages
        for language in others where !named.contains(language) {
            let full = categories.count { category in
                let floor = settings.floors?.days(of: category.id, in: language).value
                let asked = floor ?? settings.slices.compactMap(\.asked).min() ?? 1
                return (supply.days(of: category.id, in: language).min() ?? 0) >= asked
            }
            guard full * 2 < categories.count else { continue }
            grown.removeAll { $0 == language }
            let count = messages.indices.count { messages[$0].language == language }
            let place = settings.languageTags.first { $0.value == language }?.range ?? settings.range
            let sum = counted(count, "message")
            let reached = "\(full) of \(counted(categories.count, "category", "categories"))"
            findings.add(
                Diagnostic(
                    about, at: place,
                    """
                    '\(language)' has \(sum), and \(reached) last as long as they should; its supply is not judged yet
                    """,
                    solutions: [
                        .init("to have it judged now, name it in 'floors': {languages: [\(language)], days: 7}")
                    ]))
        }
        return grown
    }
}

extension SliceSettings {
    /// How long its categories must last, or else it as a whole.
    fileprivate var asked: Int? { (categoryDays ?? days)?.value }
}
