import CatalogModel
import Diagnostics

/// A place in a work goes with the work.
struct LocatorWithoutWork: EntryRule {
    static let about = RuleDescription(
        id: "locator-without-work",
        summary: "A chapter, page or line comes with the work it is in.",
        why: "Nobody can look up page 12 of nothing, and Markdown has no way to write it.",
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook, *Small Lamps* 3\n\n- status: sourced",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
        ],
        rejects: [
            RuleExample("messages/courage/a.xml", quoting("<work locator=\"↓IV.17\"/>")),
            RuleExample("messages/courage/a.xml", quoting("<work locator=\"↓page 12\"/>")),
        ])

    private static func quoting(_ work: String) -> String {
        """
        <messages xmlns="urn:florilegium:content:1" category="courage">
          <quote status="attributed"><text>Begin.</text><author>Ada Brook</author>\(work)</quote>
        </messages>

        """
    }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let attribution = entry.attribution, attribution.work == nil, let locator = attribution.locator else {
            return
        }
        findings.add(Diagnostic(Self.about, at: locator.range, .nowhere(locator.string), solutions: [.init(.nameWork)]))
    }
}

extension Wording {
    fileprivate static func nowhere(_ locator: String) -> Wording {
        "'\(locator)' is a place in a work that is not named"
    }
    fileprivate static let nameWork: Wording = "name the work in front of it, or remove it"
}
