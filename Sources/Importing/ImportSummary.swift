import Diagnostics

/// The sum at the end of an import: `read = kept + merged + rejected`.
package struct ImportSummary: Hashable, Sendable {
    package let read: Int
    package let kept: Int
    package let merged: Int
    package let rejected: Int

    /// How often each rule spoke.
    package let rules: [RuleID: Int]

    /// What records were held against, such as `content` and `ages`.
    package let asked: [String]

    package init(read: Int, kept: Int, merged: Int, rejected: Int, rules: [RuleID: Int], asked: [String] = []) {
        precondition(read == kept + merged + rejected, "records do not add up")
        self.read = read
        self.kept = kept
        self.merged = merged
        self.rejected = rejected
        self.rules = rules
        self.asked = asked
    }

    /// One line of JSON with the rules in the order of their ids.
    package var json: String {
        let counts = rules.sorted { $0.key < $1.key }.map { "\(JSONText.quoted($0.key.name)):\($0.value)" }
        return "{\"read\":\(read),\"kept\":\(kept),\"merged\":\(merged),\"rejected\":\(rejected),"
            + "\"asked\":[\(asked.map(JSONText.quoted).joined(separator: ","))],"
            + "\"rules\":{\(counts.joined(separator: ","))}}"
    }

    package var line: String { "\(read) read = \(kept) kept + \(merged) merged + \(rejected) rejected" }
}
