import Diagnostics

/// All that this step may report.
package let deduplicationRules: [RuleDescription] = [
    AuthorSpellingVariant.about,
    ConflictingAge.about,
    ConflictingAttribution.about,
    ContradictoryDecisions.about,
    DuplicateQuote.about,
    MalformedDecisions.about,
    NoComparableText.about,
    RepeatedRecordID.about,
    StaleDecision.about,
    UnusedDecision.about,
]
