import CatalogModel
import Diagnostics

/// Ages lie within those of the catalog's readers.
enum AgeOutsideAudience {
    static let about = RuleDescription(
        id: "age-outside-audience",
        summary: "Ages lie within those of the catalog's readers.",
        why: """
            An entry for ages that the catalog has no readers of is shown to nobody, and one that reaches beyond them \
            was most likely rated for another catalog.
            """,
        goesBy: [.setting("audience")],
        accepts: [example(ages: "12+"), example(ages: "16-80")],
        rejects: [example(ages: "↓3-90"), example(ages: "↓4-11"), example(ages: "↓18-100")])

    private static func example(ages: String) -> RuleExample {
        RuleExample(files: [
            ("catalog.yml", RuleExample.settings()),
            (
                "messages/courage/example.md",
                "---\ncategory: courage\n---\n\n> Begin where you are.\n\n- id: q0000000000a1\n- ages: \(ages)\n"
            ),
        ])
    }

    /// An open upper end reaches as far as the audience does.
    static func check(_ ages: Located<Ages>, _ settings: ContentSettings, _ findings: inout Findings) {
        let audience = settings.audience
        let top = audience.highest ?? .max
        let (lowest, highest) = (ages.value.lowest, ages.value.highest ?? top)
        if lowest > top || highest < audience.lowest {
            findings.add(Diagnostic(about, at: ages.range, .miss(ages.value, audience), solutions: [.init(.rate)]))
        } else if lowest < audience.lowest || highest > top {
            let within = Ages(
                lowest: max(lowest, audience.lowest), highest: ages.value.highest.map { min($0, top) })
            findings.add(
                Diagnostic(
                    about, at: ages.range, .reach(ages.value, audience),
                    solutions: [.init(.write(within), [.init(ages.range, with: within.description)])]))
        }
    }
}

extension Wording {
    fileprivate static func miss(_ ages: Ages, _ audience: Ages) -> Wording {
        "ages \(ages.description) miss all readers, who are \(audience.description)"
    }

    fileprivate static func reach(_ ages: Ages, _ audience: Ages) -> Wording {
        "ages \(ages.description) reach outside \(audience.description)"
    }

    fileprivate static let rate: Wording = "rate it for the catalog's readers or leave it out"
    fileprivate static func write(_ ages: Ages) -> Wording { "write '\(ages.description)'" }
}
