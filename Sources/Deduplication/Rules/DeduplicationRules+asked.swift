import Diagnostics

/// Those asked of records that come without a folder: nothing is known of their ages, their flags and the passages that
/// they are from.
package let deduplicationRulesOfRecords: [RuleDescription] = [
    AuthorSpellingVariant.about, BucketCapReached.about, ConflictingAttribution.about, DuplicateQuote.about,
    ExcerptOfQuote.about, LanguageNotCovered.about, NearDuplicateQuote.about, NoComparableText.about,
    RepeatedRecordID.about,
]

/// Those asked of decisions, where there is a file of them.
package let deduplicationRulesOfDecisions: [RuleDescription] = [
    ContradictoryDecisions.about, MalformedDecisions.about, StaleDecision.about, UnusedDecision.about,
]

/// Those asked of a content folder, whose ids the rules about ids have looked at.
package let deduplicationRulesOfFolders = deduplicationRules.filter { $0.id != RepeatedRecordID.about.id }

/// The one that needs safety flags, which an import knows.
package let deduplicationRulesOfFlags: [RuleDescription] = [ConflictingAge.about]
