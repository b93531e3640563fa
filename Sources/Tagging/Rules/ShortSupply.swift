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
        severity: .errorInRelease,
        goesBy: [.entries],
        consequence: .init(one: "supply seems short", many: "supplies seem short"),
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
            RuleExample(
                files: [
                    settings("{days: 1, exceptions: [{categories: courage, languages: en, days: 2}]}"),
                    category("↓Courage"), page,
                ]),
            RuleExample(files: [settings("{days: 1}", "slices: [{name: ↓start, days: 2}]"), page]),
        ])

    private static func settings(_ floors: String, _ more: String = "") -> (path: String, text: String) {
        ("catalog.yml", RuleExample.settings() + "floors: \(floors)\n\(more)\n")
    }

    private static func category(_ title: String) -> (path: String, text: String) {
        ("categories/courage.md", "---\ntitle: \(title)\nages: 12+\n---\n\nFor those about to begin.\n")
    }

    private static let page = (
        path: "messages/courage/example.md",
        text: "---\ncategory: courage\n---\n\n> Begin where you are.\n\n- id: q0000000000a1\n"
    )

    /// - Parameters:
    ///   - messages: those that are published; who repeats another is none of them.
    ///   - languages: those whose supply is to be judged.
    static func check(
        _ messages: [Message], _ categories: [Category], _ settings: ContentSettings, languages: [String],
        _ findings: inout Findings
    ) {
        guard let floors = settings.floors else { return }
        let supply = SupplyMatrix(messages, ages: floors.ages)
        for category in categories {
            for language in languages {
                let floor = floors.days(of: category.id, in: language)
                let lasts = "category '\(category.id)' lasts" as Wording
                let days = supply.days(of: category.id, in: language)
                check(lasts, days, floors.ages, language, floor, at: category.title.range, &findings)
            }
        }
    }

    /// The same for a slice, as a whole and category by category.
    ///
    /// - Parameters:
    ///   - messages: those of the slice.
    ///   - categories: those in which it has anything, or which it names.
    static func check(
        _ slice: SliceSettings, _ messages: [SliceFilter.Candidate], categories: [String],
        _ settings: ContentSettings, languages: [String], _ findings: inout Findings
    ) {
        guard slice.days != nil || slice.categoryDays != nil else { return }
        let ages = slice.readers(settings)
        var supply = SupplyMatrix(ages: ages)
        var whole = SupplyMatrix(ages: ages)
        for message in messages {
            supply.count(
                categories: message.categories, language: message.language, minAge: message.minAge,
                maxAge: message.maxAge)
            whole.count(
                categories: [""], language: message.language, minAge: message.minAge, maxAge: message.maxAge)
        }
        for language in slice.filter.languages.isEmpty ? languages : slice.filter.languages {
            if let floor = slice.days {
                let lasts = "slice '\(slice.name.value)' lasts" as Wording
                check(lasts, whole.days(of: "", in: language), ages, language, floor, at: slice.name.range, &findings)
            }
            guard let floor = slice.categoryDays else { continue }
            for category in categories {
                let lasts = "category '\(category)' of slice '\(slice.name.value)' lasts" as Wording
                let days = supply.days(of: category, in: language)
                check(lasts, days, ages, language, floor, at: slice.name.range, &findings)
            }
        }
    }

    /// Reports the age with the fewest days, if they are fewer than the floor.
    private static func check(
        _ lasts: Wording, _ days: [Int], _ ages: [Int], _ language: String, _ floor: Located<Int>,
        at range: SourceRange, _ findings: inout Findings
    ) {
        guard let worst = zip(days, ages).min(by: <), worst.0 < floor.value else { return }
        let (days, age) = worst
        findings.add(
            Diagnostic(
                about, at: range,
                "\(lasts) \(days) of \(floor.value) days for readers of \(age) in '\(language)'",
                notes: [.init(at: floor.range, "the floor")],
                solutions: [.init("write \(floor.value - days) more for \(age)-year-olds, or lower the floor")]))
    }
}

extension SliceSettings {
    /// Ages of its readers who are asked about: those of the floors, or its youngest.
    fileprivate func readers(_ settings: ContentSettings) -> [Int] {
        let youngest = max(settings.audience.lowest, filter.ages?.lowest ?? 0)
        let ages = (settings.floors?.ages ?? []).filter { $0 >= youngest && $0 <= filter.ages?.highest ?? .max }
        return ages.isEmpty ? [youngest] : ages
    }
}
