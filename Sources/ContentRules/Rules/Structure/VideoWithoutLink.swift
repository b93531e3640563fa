import CatalogModel
import Diagnostics

/// A video can be opened.
struct VideoWithoutLink: EntryRule {
    static let about = RuleDescription(
        id: "video-without-link",
        summary: "A video has an https link.",
        why: "Without one there is nothing to play.",
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
            "> ↓A walk along the river.\n\n- kind: video\n- title: Dawn\n- duration: 4:05\n- alt: A river, mist, a heron.",
            "---\ncategory: courage\nkind: video\n---\n\n> ↓Rain.\n\n- title: Rain\n- duration: 1:05\n- alt: Rain on a window.",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.kind == .video, entry[.link] == nil else { return }
        findings.add(Diagnostic(Self.about, at: entry.text.range, .noLink, solutions: [.init(.addLink)]))
    }
}

extension Wording {
    fileprivate static let noLink: Wording = "video has no link"
    fileprivate static let addLink: Wording = "add 'link:' with its https address"
}
