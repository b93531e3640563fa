import Diagnostics

/// All that this step may report.
package let deduplicationRules: [RuleDescription] = [
    AuthorSpellingVariant.about,
    BucketCapReached.about,
    ConflictingAge.about,
    ConflictingAttribution.about,
    ContradictoryDecisions.about,
    DuplicateQuote.about,
    ExcerptOfQuote.about,
    LanguageNotCovered.about,
    MalformedDecisions.about,
    NearDuplicateQuote.about,
    NoComparableText.about,
    RepeatedRecordID.about,
    StaleDecision.about,
    UndeclaredTranslation.about,
    UnusedDecision.about,
]
