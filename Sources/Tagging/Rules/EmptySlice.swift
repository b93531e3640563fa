import CatalogModel
import Diagnostics

/// A slice holds something, and something in each category that it names.
enum EmptySlice {
    static let about = RuleDescription(
        id: "empty-slice",
        summary: "A slice has at least one message, and at least one in every category that it names.",
        why: """
            An app loads its slice and nothing else. With a filter that nothing fits, its readers see an empty page, and \
            with a category that nothing fits, an empty shelf.
            """,
        severity: .errorInRelease,
        goesBy: [.entries],
        consequence: .init(one: "slice seems empty", many: "slices seem empty"),
        accepts: [
            RuleExample(files: [settings("{name: start, kinds: message}"), page]),
            RuleExample(files: [settings("{name: start, categories: courage}"), page]),
        ],
        rejects: [
            RuleExample(files: [settings("{name: ↓start, kinds: video}"), page]),
            RuleExample(
                files: [
                    settings("{name: start, kinds: message, categories: [courage, ↓calm]}"), page,
                    ("categories/calm.md", "---\ntitle: Calm\nages: 12+\n---\n\nFor loud days.\n"),
                    (
                        "messages/calm/later.md",
                        "---\ncategory: calm\n---\n\n> What is quiet here?\n\n- kind: prompt\n- id: q0000000000c5\n"
                    ),
                ]),
        ])

    private static func settings(_ slice: String) -> (path: String, text: String) {
        ("catalog.yml", RuleExample.settings() + "slices: [\(slice)]\n")
    }

    private static let page = (
        path: "messages/courage/example.md",
        text: "---\ncategory: courage\n---\n\n> Begin where you are.\n\n- id: q0000000000a1\n"
    )

    /// Asks every slice whether it has what it should, and how long it lasts.
    static func check(
        _ messages: [Message], _ categories: [Category], _ settings: ContentSettings, languages: [String],
        _ findings: inout Findings
    ) {
        guard !settings.slices.isEmpty else { return }
        let candidates = messages.indices.map { SliceFilter.Candidate(messages[$0]) }
        for slice in settings.slices {
            var misfits: [SliceFilter.Key: Int] = [:]
            let taken = candidates.filter { candidate in
                guard let key = slice.filter.misfit(of: candidate) else { return true }
                misfits[key, default: 0] += 1
                return false
            }
            if taken.isEmpty {
                findings.add(empty(slice, misfits, of: candidates.count))
                continue
            }
            let held = Set(taken.flatMap(\.categories))
            for category in slice.categories where !held.contains(category.value) {
                // One that does not exist has a finding of its own.
                guard categories.contains(where: { $0.id == category.value }) else { continue }
                findings.add(
                    Diagnostic(
                        about, at: category.range,
                        "slice '\(slice.name.value)' has no messages in category '\(category.value)'",
                        solutions: [.init("take the category out of the slice, or ask for less beside it")]))
            }
            let named = slice.filter.categories.isEmpty ? categories.map(\.id) : slice.filter.categories
            ShortSupply.check(
                slice, taken, categories: named.filter(held.contains), settings, languages: languages,
                &findings)
        }
    }

    private static func empty(_ slice: SliceSettings, _ misfits: [SliceFilter.Key: Int], of count: Int) -> Diagnostic {
        let keys = SliceFilter.Key.allCases.filter { misfits[$0] != nil }
        let reasons = keys.map { "'\($0.rawValue)' leaves out \(misfits[$0] ?? 0)" }.joined(separator: ", ")
        let summary: Wording =
            reasons.isEmpty
            ? "slice '\(slice.name.value)' has no messages"
            : "slice '\(slice.name.value)' has none of \(count) messages: \(reasons)"
        return Diagnostic(
            about, at: slice.name.range, summary,
            solutions: [.init("ask for less in the slice, write what it asks for, or remove it")])
    }
}
