import Diagnostics

/// All that this step may report.
package let attributionPolicyRules: [RuleDescription] = [
    AggregatorAsOnlySource.about,
    DisputedAttribution.about,
    KnownMisattribution.about,
    MagnetAuthorWithoutLocator.about,
    MalformedAttributionDecisions.about,
    MalformedRegistry.about,
    StaleAttributionDecision.about,
    UnusedAttributionDecision.about,
]
