import CatalogModel
import Diagnostics

/// Doubt about the author is a status, not part of a name.
struct AttributionInProse: AuthorNameRule {
    static let about = SharedRules.attributionInProse.showing(
        accepts: [
            "> Begin where you are.\n\n- kind: quote\n- attributedTo: Ada Brook\n- status: disputed\n- statusNote: First seen 1950.",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: disputed\n- statusNote: Not in her printed letters.",
        ],
        rejects: [
            "> Begin where you are.\n>\n> — ↓Unknown\\, but often attributed to Ada Brook\n\n- status: attributed",
            "> Begin where you are.\n>\n> — ↓Probably Ada Brook\n\n- status: attributed",
        ])

    func check(
        _ name: FaultyAuthorName, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings
    ) {
        guard case .prose(let prose, let candidate) = name.fault
        else { return }
        findings.add(
            Diagnostic(
                Self.about, at: name.range(prose), .isProse(name.part(prose)),
                solutions: [.init(.sayDisputed(candidate.map(name.part)))]))
    }
}

extension Wording {
    fileprivate static func isProse(_ prose: String) -> Wording { "'\(prose)' tells about the author and is no name" }
    fileprivate static func sayDisputed(_ candidate: String?) -> Wording {
        "write 'attributedTo: \(candidate ?? "NAME")' and 'status: disputed' in place of the author"
    }
}
