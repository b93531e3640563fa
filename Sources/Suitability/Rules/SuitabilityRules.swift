import Diagnostics

/// All that this step may report.
package let suitabilityRules: [RuleDescription] = [
    BlockedContent.about,
    FailingPolicyExample.about,
    MalformedHelpResources.about,
    MalformedOverrides.about,
    MalformedPack.about,
    MissingHelpResource.about,
    MissingProvenance.about,
    OverdueHelpResource.about,
    OverrideNotAllowed.about,
    StaleOverride.about,
    StigmatisingWording.about,
    ToxicPositivity.about,
    UncoveredLanguage.about,
    UnderDeclaredAge.about,
    UnfrozenWildcard.about,
    UnknownHelpResource.about,
    UnknownTopic.about,
    UnmatchableRule.about,
    UnreviewedHealthClaim.about,
    UnusedOverride.about,
]
