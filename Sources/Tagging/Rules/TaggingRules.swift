import Diagnostics

/// All that this step may report.
package let taggingRules: [RuleDescription] = [
    AgeOutsideAudience.about,
    CategoryDeclaredTwice.about,
    CategoryWithoutEvidence.about,
    EmptySlice.about,
    GrowingLanguage.about,
    KindNotInCategory.about,
    MalformedEvidence.about,
    MalformedTagDecisions.about,
    NearIdenticalTags.about,
    RepeatedTag.about,
    ShortSupply.about,
    UnratedEntry.about,
]

/// What is asked of all messages together, and can therefore be asked again when the bundle is written.
package let supplyRules: [RuleDescription] = [EmptySlice.about, GrowingLanguage.about, ShortSupply.about]
