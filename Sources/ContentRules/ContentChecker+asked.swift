import Diagnostics

/// Which rules are asked, so that a report counts no others.
extension ContentChecker {
    /// Those that `checkBytes` asks.
    package static let rulesAboutBytes = RuleTable.all.aboutFiles.map { type(of: $0).about }

    /// Those that `check` asks of entries.
    package var rulesAboutEntries: [RuleDescription] {
        rules.aboutCharacters.map { type(of: $0.rule).about } + rules.aboutTexts.map { type(of: $0.rule).about }
            + rules.aboutEntries.map { type(of: $0.rule).about } + rules.aboutAuthorNames.map { type(of: $0).about }
    }

    /// Those that `checkCatalog` asks beside the rules about characters.
    package static let rulesAboutCatalogs = RuleTable.all.aboutCatalogs.map { type(of: $0).about }

    /// Those that `Suppressions` and `Grading` ask.
    package static let rulesAboutAllowances = [
        BindingRuleInSettings.about, ExpiredSuppression.about, MalformedSuppression.about,
        UnknownRuleInSettings.about, UnknownRuleInSuppression.about, UnusedSuppression.about,
    ]
}
