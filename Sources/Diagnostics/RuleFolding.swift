/// How many findings of one rule that all say the same are told to a person: as one line with a count.
///
/// Programs get every one of them, with its place.
package struct RuleFolding: Sendable {
    /// What is said of one, after its number: "text waits for a reader".
    package let one: String
    package let many: String

    /// What helps against all of them.
    package let help: String

    package init(one: String, many: String, help: String) {
        self.one = one
        self.many = many
        self.help = help
    }

    /// From how many findings on they are folded.
    static let least = 4
}
