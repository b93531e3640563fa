import Diagnostics

/// Those about the packs themselves.
package let packRules: [RuleDescription] = [
    FailingPolicyExample.about, MalformedPack.about, UnfrozenWildcard.about, UnmatchableRule.about,
]

extension SuitabilityContext {
    /// Which rules are asked, so that a report counts no others: without packs no text is looked at.
    package var asked: [RuleDescription] {
        if hasPolicy { return suitabilityRules }
        return packRules + [
            MalformedHelpResources.about, MalformedOverrides.about, MissingProvenance.about,
            OverdueHelpResource.about, UnknownHelpResource.about, UnusedOverride.about,
        ]
    }
}
