/// Everything there is to know about a rule without running it; `catalog explain` and docs/rules.md are made of it.
package struct RuleDescription: Sendable {
    package let id: RuleID

    /// What the rule asks for, as one sentence.
    package let summary: String

    /// Why readers or apps need it, for a person who has just been stopped by it.
    package let why: String

    package let severity: SeverityByPhase

    /// Whether nobody may silence it, neither at an entry nor in the settings: what protects readers, and what would
    /// hide other faults.
    package let isBinding: Bool

    /// What the rule goes by: where a cause says that nobody knows it, what the rule finds only follows from that.
    package let goesBy: [Cause.Basis]

    /// How such findings are counted, where there is a better way than to name the rule.
    package let consequence: Cause.Words?

    /// How many of its findings are told as one; nil where each has something of its own to say.
    package let folding: RuleFolding?

    /// Content the rule has nothing to say about.
    package let accepts: [RuleExample]

    /// Content in which the rule finds its fault.
    package let rejects: [RuleExample]

    /// Where the code describes the rule, as `ContentRules/EmptyText.swift:8`: no other place may describe it again.
    package let describedAt: String

    package init(
        id: RuleID, summary: String, why: String, severity: SeverityByPhase = .error, isBinding: Bool = false,
        goesBy: [Cause.Basis] = [], consequence: Cause.Words? = nil, folding: RuleFolding? = nil,
        accepts: [RuleExample], rejects: [RuleExample], file: StaticString = #fileID, line: Int = #line
    ) {
        self.init(
            id: id, summary: summary, why: why, severity: severity, isBinding: isBinding, goesBy: goesBy,
            consequence: consequence, folding: folding, accepts: accepts, rejects: rejects,
            describedAt: "\(file):\(line)")
    }

    private init(
        id: RuleID, summary: String, why: String, severity: SeverityByPhase, isBinding: Bool, goesBy: [Cause.Basis],
        consequence: Cause.Words?, folding: RuleFolding?, accepts: [RuleExample], rejects: [RuleExample],
        describedAt: String
    ) {
        self.id = id
        self.summary = summary
        self.why = why
        self.severity = severity
        self.isBinding = isBinding
        self.goesBy = goesBy
        self.consequence = consequence
        self.folding = folding
        self.accepts = accepts
        self.rejects = rejects
        self.describedAt = describedAt
    }

    /// The same description with examples of one more step that asks for the same thing.
    package func showing(accepts: [RuleExample], rejects: [RuleExample]) -> RuleDescription {
        RuleDescription(
            id: id, summary: summary, why: why, severity: severity, isBinding: isBinding, goesBy: goesBy,
            consequence: consequence, folding: folding,
            accepts: self.accepts + accepts, rejects: self.rejects + rejects, describedAt: describedAt)
    }
}
