import Diagnostics

/// The sum at the end of an import: `read = kept + merged + rejected`.
package struct ImportSummary: Hashable, Sendable {
    package let read: Int
    package let kept: Int
    package let merged: Int
    package let rejected: Int

    /// How often each rule spoke.
    package let rules: [RuleID: Int]

    package init(read: Int, kept: Int, merged: Int, rejected: Int, rules: [RuleID: Int]) {
        precondition(read == kept + merged + rejected, "records do not add up")
        self.read = read
        self.kept = kept
        self.merged = merged
        self.rejected = rejected
        self.rules = rules
    }

    /// One line of JSON with the rules in the order of their ids.
    package var json: String {
        let counts = rules.sorted { $0.key < $1.key }.map { "\(JSONText.quoted($0.key.name)):\($0.value)" }
        return "{\"read\":\(read),\"kept\":\(kept),\"merged\":\(merged),\"rejected\":\(rejected),"
            + "\"rules\":{\(counts.joined(separator: ","))}}"
    }

    package var line: String { "\(read) read = \(kept) kept + \(merged) merged + \(rejected) rejected" }
}
