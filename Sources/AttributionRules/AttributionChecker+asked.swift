import Diagnostics

/// Which rules are asked, so that a report counts no others.
extension AttributionChecker {
    /// Those about entries, and about the files that were read: without a registry nothing is known to be misattributed.
    package var rulesAboutEntries: [RuleDescription] {
        [
            AggregatorAsOnlySource.about, DisputedAttribution.about, MagnetAuthorWithoutLocator.about,
            MalformedAttributionDecisions.about, MalformedRegistry.about,
        ] + (registry.isEmpty ? [] : [KnownMisattribution.about])
    }

    /// Those that `checkDecisions` asks.
    package static let rulesAboutDecisions = [StaleAttributionDecision.about, UnusedAttributionDecision.about]
}
