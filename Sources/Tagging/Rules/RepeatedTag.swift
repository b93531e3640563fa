import CatalogModel
import Diagnostics

/// An entry names each of its categories and moods once.
enum RepeatedTag {
    static let about = SharedRules.repeatedTag.showing(
        accepts: ["> Begin where you are.\n\n- id: q0000000000a1\n- ages: 12+\n"],
        rejects: [
            "> Begin where you are.\n\n- id: q0000000000a1\n- alsoIn: ↓courage\n- ages: 12+\n"
        ])

    /// - Parameter what: what the tags are, such as "mood".
    static func check(_ tags: [SourceText], _ what: String, _ findings: inout Findings) {
        for (place, tag) in tags.enumerated().dropFirst() {
            guard let earlier = tags[..<place].first(where: { $0.string == tag.string }) else { continue }
            findings.add(
                Diagnostic(
                    about, at: tag.range, "\(what) '\(tag.string)' is named already",
                    notes: [.init(at: earlier.range, "named here")], solutions: [.init("remove it or name another")]))
        }
    }
}
