import Diagnostics

/// Those about the packs themselves.
package let packRules: [RuleDescription] = [
    FailingPolicyExample.about, MalformedPack.about, UnfrozenWildcard.about, UnmatchableRule.about,
]

/// Those about what packs find in texts.
private let rulesByPacks: Set<RuleID> = [
    BlockedContent.about.id, MissingHelpResource.about.id, OverrideNotAllowed.about.id, StaleOverride.about.id,
    StigmatisingWording.about.id, ToxicPositivity.about.id, UncoveredLanguage.about.id, UnderDeclaredAge.about.id,
    UnknownTopic.about.id, UnreviewedHealthClaim.about.id,
]

extension SuitabilityContext {
    /// Which rules are asked, so that a report counts no others: without packs no text is looked at.
    package var asked: [RuleDescription] {
        hasPolicy ? suitabilityRules : suitabilityRules.filter { !rulesByPacks.contains($0.id) }
    }
}
