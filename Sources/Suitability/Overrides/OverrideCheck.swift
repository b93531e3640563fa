import CatalogModel
import Diagnostics

/// Decides whether an override still holds, and says why where it does not.
struct OverrideCheck {
    private let override: Override
    private let entry: Entry
    private let verdict: Verdict
    private let policy: LanguagePolicy
    private let context: SuitabilityContext

    init(
        _ override: Override, entry: Entry, _ verdict: Verdict, _ policy: LanguagePolicy, _ context: SuitabilityContext
    ) {
        self.override = override
        self.entry = entry
        self.verdict = verdict
        self.policy = policy
        self.context = context
    }

    /// - Returns: whether it holds, and if not, why.
    func report(_ findings: inout Findings) -> OverrideAudit.State {
        guard let rule = policy.rule(override.rule.value) else {
            findings.add(StaleOverride.noRule(override, policy))
            return .stale
        }
        if Override.textForm(entry.text.string) != override.forms.text.value {
            findings.add(StaleOverride.newWords(override, entry))
            return .stale
        }
        if Override.ruleForm(rule.rule) != override.forms.rule.value {
            findings.add(StaleOverride.newMeaning(override, rule.rule))
            return .stale
        }
        if let expires = override.expires, expires.value <= context.settings.asOf {
            findings.add(StaleOverride.expired(override, expires))
            return .stale
        }
        let found = verdict.places.filter {
            $0.rule.rule.id.value == override.rule.value && EntryRater.words(of: $0, in: entry) == override.match.value
        }
        guard let place = found.first else {
            findings.add(UnusedOverride.diagnostic(override, .nothingFound))
            return .unused
        }
        if case .age(let age) = override.effect, age >= place.rule.minAge, place.rule.rule.action != .block {
            findings.add(UnusedOverride.diagnostic(override, .changesNothing(place.rule.minAge)))
            return .unused
        }
        return isAllowed(rule.rule, &findings) ? .holds : .refused
    }

    private func isAllowed(_ rule: PackRule, _ findings: inout Findings) -> Bool {
        if rule.override == .never {
            findings.add(OverrideNotAllowed.never(override))
            return false
        }
        if policy.needsTwoPeople(rule), Set(override.by).count < 2 {
            findings.add(OverrideNotAllowed.onePerson(override))
            return false
        }
        if override.reason.value.count < policy.overrides.minimumReason {
            findings.add(OverrideNotAllowed.shortReason(override, policy.overrides.minimumReason))
            return false
        }
        return true
    }
}
