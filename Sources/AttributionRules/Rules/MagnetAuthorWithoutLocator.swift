import CatalogModel
import Diagnostics

/// Famous names come with the place where the words stand.
enum MagnetAuthorWithoutLocator {
    static let about = RuleDescription(
        id: "magnet-author-without-locator",
        summary: "Words of an author to whom much is credited come with the place in a work where they stand.",
        why: """
            Some names attract sayings of every kind. For those that policy/attribution.yml lists, a name alone is no \
            evidence; chapter, page or line can be looked up.
            """,
        severity: .warning,
        accepts: [
            PolicyExample.files(
                by: "Noor Elm, *Letters* 12", "- status: sourced\n",
                policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
            PolicyExample.files(
                by: "Noor Elm", "- status: disputed\n- statusNote: Not in her letters.\n",
                policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
            PolicyExample.files(
                by: "Noor Elm",
                policies: [
                    (PolicyExample.policyPath, PolicyExample.policy),
                    (
                        PolicyExample.registryPath,
                        "confirmed:\n  - {key: still boils in its own time, author: N. Elm, source: Letters 12}\n"
                    ),
                ]),
        ],
        rejects: [
            PolicyExample.files(by: "↓Noor Elm", policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
            PolicyExample.files(
                by: "↓N. Elm, *Letters*", policies: [(PolicyExample.policyPath, PolicyExample.policy)]),
        ])

    /// Whether an entry claims its author without saying where the words stand.
    static func isFault(of entry: Entry) -> Bool {
        if entry.attribution?.work != nil, entry.attribution?.locator != nil { return false }
        switch entry.status {
        // Doubt that is stated comes with a note.
        case .disputed?, .misattributed?, .altered?: return false
        default: return true
        }
    }

    static func diagnostic(_ mention: AuthorMention) -> Diagnostic {
        Diagnostic(
            about, at: mention.written.range, .nameAlone(mention.written.string),
            solutions: [.init(.givePlace), .init(.sayDisputed)])
    }
}

extension Wording {
    fileprivate static func nameAlone(_ name: String) -> Wording {
        "much is credited to \(name), and no place in a work is given"
    }
    fileprivate static let givePlace: Wording = "name the work and the place in it: *Walden* chapter 2"
    fileprivate static let sayDisputed: Wording =
        "say 'status: disputed' and add 'statusNote:' with what was looked through in vain"
}
