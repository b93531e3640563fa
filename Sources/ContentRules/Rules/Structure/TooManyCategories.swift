import CatalogModel
import Diagnostics

/// An entry stands on three shelves at most.
struct TooManyCategories: EntryRule {
    static let limit = 3

    static let about = RuleDescription(
        id: "too-many-categories",
        summary: "An entry has one category and at most two further ones.",
        why: "What is everywhere is nowhere: shelves that hold the same entries feel like one shelf.",
        severity: .warningThenError,
        accepts: [
            RuleExample(
                files: RuleExample.categories(["calm", "hope"]) + [
                    ("messages/courage/a.md", "---\ncategory: courage\n---\n\n> One stair.\n\n- alsoIn: calm, hope\n")
                ]),
            "> One stair.",
        ],
        rejects: [
            RuleExample(
                files: RuleExample.categories(["calm", "hope", "work"]) + [
                    (
                        "messages/courage/a.md",
                        "---\ncategory: courage\n---\n\n> One stair.\n\n- alsoIn: calm, hope, ↓work\n"
                    )
                ]),
            RuleExample(
                files: RuleExample.categories(["calm", "hope", "rest", "study"]) + [
                    (
                        "messages/study/a.md",
                        "---\ncategory: study\n---\n\n> One.\n\n- alsoIn: calm, hope, ↓rest, courage\n"
                    )
                ]),
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let further = entry[.alsoIn]?.values, further.count > Self.limit - 1 else { return }
        let first = further[Self.limit - 1].range
        let all = SourceRange(first.file, first.bytes.lowerBound..<further.last!.range.bytes.upperBound)
        findings.add(Diagnostic(Self.about, at: all, .tooMany(further.count + 1), solutions: [.init(.choose)]))
    }
}

extension Wording {
    fileprivate static func tooMany(_ count: Int) -> Wording { "entry is in \(count) categories, three are the most" }
    fileprivate static let choose: Wording = "keep the categories in which people would look for it first"
}
