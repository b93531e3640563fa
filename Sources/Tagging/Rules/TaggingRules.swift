import Diagnostics

/// All that this step may report.
package let taggingRules: [RuleDescription] = [
    AgeOutsideAudience.about,
    CategoryDeclaredTwice.about,
    CategoryWithoutEvidence.about,
    KindNotInCategory.about,
    MalformedEvidence.about,
    MalformedTagDecisions.about,
    NearIdenticalTags.about,
    RepeatedTag.about,
    ShortSupply.about,
    UnratedEntry.about,
]
