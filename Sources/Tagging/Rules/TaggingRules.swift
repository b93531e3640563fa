import Diagnostics

/// All that this step may report.
package let taggingRules: [RuleDescription] = [
    AgeOutsideAudience.about,
    CategoryDeclaredTwice.about,
    KindNotInCategory.about,
    RepeatedTag.about,
    UnratedEntry.about,
]
