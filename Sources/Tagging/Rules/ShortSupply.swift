import CatalogModel
import Diagnostics

/// A category has enough for every reader.
enum ShortSupply {
    static let about = RuleDescription(
        id: "short-supply",
        summary: "A category has something new for every reader on as many days as catalog.yml asks for.",
        why: """
            Somebody who chooses a category gets one entry a day. With too few of them for the reader's age and \
            language, the same words come back before they have had time to be forgotten.
            """,
        severity: .warningThenError,
        accepts: [
            RuleExample(files: [settings("{days: 1}"), page]),
            RuleExample(files: [settings("{days: 1, ages: [12, 16]}"), page]),
        ],
        rejects: [
            RuleExample(files: [settings("{days: 2}"), category("↓Courage"), page]),
            RuleExample(
                files: [
                    settings("{days: 2, ages: [12, 16]}"), category("↓Courage"), page,
                    (
                        "messages/courage/later.md",
                        "---\ncategory: courage\nages: 16+\n---\n\n> Dare to knock.\n\n- id: q0000000000c5\n"
                    ),
                ]),
        ])

    private static func settings(_ floors: String) -> (path: String, text: String) {
        (
            "catalog.yml",
            """
            name: Example
            audience: 12-90
            languages: en
            licence: CC0-1.0
            asOf: 2026-11-21
            moods: calm
            floors: \(floors)

            """
        )
    }

    private static func category(_ title: String) -> (path: String, text: String) {
        ("categories/courage.md", "---\ntitle: \(title)\nages: 12+\n---\n\nFor those about to begin.\n")
    }

    private static let page = (
        path: "messages/courage/example.md",
        text: "---\ncategory: courage\n---\n\n> Begin where you are.\n\n- id: q0000000000a1\n"
    )

    /// - Parameter messages: those that are published; who repeats another is none of them.
    static func check(
        _ messages: [Message], _ categories: [Category], _ settings: ContentSettings, _ findings: inout Findings
    ) {
        guard let floors = settings.floors else { return }
        var supply: [Cell: Int] = [:]
        for message in messages {
            for age in floors.ages where message.minAge <= age && age <= message.maxAge ?? .max {
                for category in message.categories {
                    supply[Cell(category: category, age: age, language: message.language), default: 0] += 1
                }
            }
        }
        for category in categories {
            for language in settings.languages {
                let short = floors.ages.map { age in
                    (age: age, days: supply[Cell(category: category.id, age: age, language: language)] ?? 0)
                }.filter { $0.days < floors.days.value }
                guard let worst = short.min(by: { ($0.days, $0.age) < ($1.days, $1.age) }) else { continue }
                findings.add(
                    Diagnostic(
                        about, at: category.title.range,
                        "category '\(category.id)' lasts \(worst.days) of \(floors.days.value) days for readers of \(worst.age) in '\(language)'",
                        notes: [.init(at: floors.days.range, "the floor")],
                        solutions: [
                            .init(
                                "write \(floors.days.value - worst.days) more for \(worst.age)-year-olds, or lower the floor"
                            )
                        ]))
            }
        }
    }

    private struct Cell: Hashable {
        let category: String
        let age: Int
        let language: String
    }
}
