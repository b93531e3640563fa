import CatalogModel
import Diagnostics

/// Words do not go under a name that is known to be wrong.
enum KnownMisattribution {
    static let about = RuleDescription(
        id: "known-misattribution",
        summary: "Words do not go under a name that the registry of misattributions knows to be wrong.",
        why: """
            The same wrong names go from collection to collection. The registry in policy/misattributions.yml says what \
            is known and where it can be read: an error where somebody has seen the citation, a warning where only \
            the wrong name is documented, a note where it should be looked up.
            """,
        accepts: [
            PolicyExample.files(by: "Ada Brook", policies: [(PolicyExample.registryPath, PolicyExample.registry())]),
            PolicyExample.files(
                by: "Noor Elm", "- status: disputed\n- statusNote: Not in her letters.\n",
                policies: [
                    (PolicyExample.registryPath, PolicyExample.registry(status: "disputed")),
                    (PolicyExample.policyPath, PolicyExample.policy),
                ]),
            PolicyExample.files(
                "A kettle boils when it boils.", by: "Noor Elm",
                policies: [(PolicyExample.registryPath, PolicyExample.registry())]),
            PolicyExample.files(
                by: "Noor Elm", "- id: \(PolicyExample.entryID)\n- status: attributed\n",
                policies: [
                    (PolicyExample.registryPath, PolicyExample.registry()),
                    (PolicyExample.decisionsPath, PolicyExample.decision()),
                ]),
        ],
        rejects: [
            PolicyExample.files(by: "↓Noor Elm", policies: [(PolicyExample.registryPath, PolicyExample.registry())]),
            PolicyExample.files(
                by: "↓N. Elm",
                policies: [
                    (
                        PolicyExample.registryPath,
                        PolicyExample.registry(
                            status: "altered", support: "partly",
                            more: "original: Every kettle has an hour of its own to boil.")
                    )
                ]),
            PolicyExample.files(
                by: "[↓Noor Elm](../../authors/noor-elm.md)",
                policies: [
                    (PolicyExample.registryPath, PolicyExample.registry(status: "disputed", support: "unverified"))
                ]),
        ])

    /// Whether an entry already says what the registry says.
    static func isSettled(_ known: Misattribution, _ status: AttributionStatus?) -> Bool {
        switch (known.status, status) {
        case (.disputed, .disputed?), (.altered, .altered?), (.altered, .disputed?): true
        case (.attributed, .attributed?), (.attributed, .disputed?): true
        // As long as nobody has seen the citation, doubt is all there can be.
        case (.misattributed, .disputed?): known.support != .documented
        default: false
        }
    }

    /// - Parameter hits: the worst first; nil for none.
    static func diagnostic(
        _ hits: [MisattributionRegistry.Hit], _ entry: Entry, _ mention: AuthorMention
    ) -> Diagnostic? {
        guard let hit = hits.first else { return nil }
        let known = hit.misattribution
        let name = mention.written.string
        var notes = [Diagnostic.Note(at: entry.text.range(hit.range), .phrase)]
        notes += hits.map { .init(at: $0.misattribution.key.range, .known($0.misattribution)) }
        var diagnostic = Diagnostic(
            about, at: mention.written.range, .summary(known, name), notes: notes,
            solutions: solutions(known, name, entry, mention))
        diagnostic.severity = severity(of: known)
        return diagnostic
    }

    private static func severity(of known: Misattribution) -> Severity {
        let level: Severity =
            switch known.support {
            case .documented: .error
            case .partly: .warning
            case .unverified: .note
            }
        switch known.status {
        case .misattributed, .altered: return level
        case .disputed, .attributed: return min(level, .warning)
        }
    }

    /// No edits that a tool could make: the registry suggests, an editor decides.
    private static func solutions(
        _ known: Misattribution, _ name: String, _ entry: Entry, _ mention: AuthorMention
    ) -> [Diagnostic.Solution] {
        var solutions: [Diagnostic.Solution] = []
        if known.support == .unverified { solutions.append(.init(.lookUp)) }
        switch known.status {
        case .misattributed:
            if let author = known.author {
                solutions.append(.init(.nameAuthor(author)))
            } else {
                solutions.append(.init(.sayAnonymous))
            }
        case .altered:
            if let original = known.original { solutions.append(.init(.quoteOriginal(original.value))) }
            solutions.append(.init(.sayAltered))
        case .disputed: solutions.append(.init(.say("disputed", "what speaks for it and what against it")))
        case .attributed: solutions.append(.init(.sayAttributed))
        }
        guard let id = entry.id?.string else { return solutions + [.init(.recordWithID)] }
        let line = AttributionDecision.line(
            key: known.key.value, entry: id, author: mention.id ?? name, text: entry.text.string)
        return solutions + [.init(.record(line))]
    }
}

extension Wording {
    fileprivate static func summary(_ known: Misattribution, _ name: String) -> Wording {
        let key = known.key.value
        switch known.status {
        case .misattributed:
            if known.support == .unverified { return "'\(key)' may not be by \(name)" }
            return known.author.map { "'\(key)' is by \($0), not by \(name)" } ?? "'\(key)' is not by \(name)"
        case .disputed: return "that \(name) said '\(key)' is disputed"
        case .altered: return "'\(key)' is not what \(name) said, but made of it"
        case .attributed: return "no source is known for '\(key)' by \(name)"
        }
    }

    fileprivate static let phrase: Wording = "the words by which it is known"

    fileprivate static func known(_ known: Misattribution) -> Wording {
        known.evidence.isEmpty
            ? "the registry says: \(known.fact)"
            : "the registry says: \(known.fact) (\(known.evidence.joined(separator: "; ")))"
    }

    fileprivate static let lookUp: Wording = "look it up: nobody has checked yet what the registry says"
    fileprivate static func nameAuthor(_ author: String) -> Wording { "name \(author) as the author" }
    fileprivate static let sayAnonymous: Wording =
        "write 'attributedTo: Anonymous' and 'status: anonymous' in place of the author"
    fileprivate static func quoteOriginal(_ original: String) -> Wording { "quote the original words: '\(original)'" }
    fileprivate static func say(_ status: String, _ what: String) -> Wording {
        "say 'status: \(status)' and add 'statusNote:' with \(what)"
    }
    fileprivate static let sayAltered: Wording =
        "say 'status: altered' and add 'original:' with the original words and 'statusNote:' with where they stand"
    fileprivate static let sayAttributed: Wording = "say 'status: attributed'"
    fileprivate static func record(_ line: String) -> Wording {
        "if the name is right, record it in decisions/attributions.yml: \(String(line.dropLast()))"
    }
    fileprivate static let recordWithID: Wording =
        "if the name is right, give the entry its id (catalog ids --write) and record it in decisions/attributions.yml"
}
