import CatalogModel
import Diagnostics

/// A video can be chosen before it is played, also by people who do not see or hear it.
struct IncompleteVideo: EntryRule {
    static let about = RuleDescription(
        id: "incomplete-video",
        summary: "A video has a title, a duration and an alternative text.",
        why: "People decide by title and length, and some of them by the description alone.",
        accepts: [
            """
            > A walk along the river.

            - kind: video
            - link: https://example.org/river
            - title: Dawn
            - duration: 4:05
            - alt: A river, mist, a heron.
            """,
            "> One stair, then the next.",
        ],
        rejects: [
            "> ↓A walk along the river.\n\n- kind: video\n- link: https://example.org/river\n- title: Dawn\n- duration: 4:05",
            "> ↓A walk along the river.\n\n- kind: video\n- link: https://example.org/river",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.kind == .video else { return }
        let missing = [EntryField.title, .duration, .alt].filter { entry[$0] == nil }.map(\.rawValue)
        guard !missing.isEmpty else { return }
        findings.add(
            Diagnostic(Self.about, at: entry.text.range, .lacks(missing), solutions: [.init(.add(missing))]))
    }
}

extension Wording {
    fileprivate static func lacks(_ keys: [String]) -> Wording {
        "video has no \(keys.map { "'\($0)'" }.joined(separator: ", no "))"
    }
    fileprivate static func add(_ keys: [String]) -> Wording {
        "add \(keys.map { "'\($0):'" }.joined(separator: ", "))"
    }
}
