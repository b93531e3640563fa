import Diagnostics

/// The policy of rights can be understood.
enum MalformedRightsPolicy {
    static let about = RuleDescription(
        id: "malformed-rights-policy",
        summary: "policy/rights.yml holds terms and numbers that can be understood, each key once.",
        why: "A row that is read wrongly would call words free that are not.",
        accepts: [
            RuleExample("policy/rights.yml", RightsExamples.policy),
            RuleExample(
                "policy/rights.yml", "publicDomain:\n  - {id: canada, in: CA, free: death + 51}\n"),
        ],
        rejects: [
            RuleExample(
                "policy/rights.yml", "publicDomain:\n  - {id: eu, in: [↓EUU], free: death + 71, source: s}\n"),
            RuleExample("policy/rights.yml", "publicDomain:\n  - {id: eu, in: [EU], free: ↓70 years, source: s}\n"),
            RuleExample("policy/rights.yml", "publicDomain:\n  - {id: eu, in: [EU], free: always, ↓sorce: s}\n"),
            RuleExample("policy/rights.yml", "publicDomain: [\n↓"),
        ])
}
