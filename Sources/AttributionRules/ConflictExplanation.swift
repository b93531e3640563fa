import CatalogModel
import Diagnostics
import TextNormalisation

/// Adds what the registry knows to findings that the same words have two authors.
package enum ConflictExplanation {
    /// - Parameter findings: of deduplication, the ones about conflicts among them.
    package static func adding(to findings: Findings, of content: Content) -> Findings {
        guard findings.kept.contains(where: { $0.rule == conflict }) else { return findings }
        // What is wrong with the registry has been told where it was first read.
        var faults = Findings()
        let registry = AttributionChecker(content, &faults).registry
        if registry.isEmpty { return findings }
        let entries = entriesByAuthor(content)
        var normaliser = Normaliser()
        return findings.compactMap { diagnostic in
            guard diagnostic.rule == conflict else { return diagnostic }
            var diagnostic = diagnostic
            for place in [diagnostic.range] + diagnostic.notes.map(\.range) {
                guard let entry = entries[place], let mention = entry.credited else { continue }
                let sayings = registry.sayings(
                    in: entry.text.string, rightlyCreditedTo: mention, &normaliser)
                if let saying = sayings.first {
                    diagnostic.notes.append(
                        .init(at: saying.misattribution.key.range, .isRight(mention, saying.misattribution)))
                }
            }
            return diagnostic
        }
    }

    private static let conflict: RuleID = "conflicting-attribution"

    private static func entriesByAuthor(_ content: Content) -> [SourceRange: Entry] {
        var entries: [SourceRange: Entry] = [:]
        for entry in content.files.lazy.flatMap(\.entries) {
            if let mention = entry.credited { entries[mention.written.range] = entry }
        }
        return entries
    }
}

extension Wording {
    fileprivate static func isRight(_ mention: AuthorMention, _ known: Misattribution) -> Wording {
        "the registry gives the words to \(mention.written.string): \(known.fact)"
    }
}
