import Diagnostics

/// One step of the line: what it is called, and the pure function it performs.
///
/// The executables run one stage between two stage files, `catalog build` runs them all in memory; both use these values.
package struct Stage<Input: Sendable, Output: Sendable>: Sendable {
    package let name: StageName
    package let run: @Sendable (Input) async throws -> Outcome

    /// What a step hands on and what it has to say.
    package struct Outcome: Sendable {
        package var output: Output
        package var findings: Findings

        /// The rules that it asked, whether they found anything or not.
        package var asked: [RuleDescription]

        package init(_ output: Output, _ findings: Findings, asked: [RuleDescription]) {
            self.output = output
            self.findings = findings
            self.asked = asked
        }
    }

    package init(_ name: StageName, _ run: @escaping @Sendable (Input) async throws -> Outcome) {
        self.name = name
        self.run = run
    }
}

/// The steps in their order, as they are called in commands, stage files and summaries.
package enum StageName: String, Hashable, Sendable, CaseIterable {
    case read, validate, dedupe, tag, compile, publish
}
