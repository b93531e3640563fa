import Diagnostics

extension Wording {
    /// How to answer once and for all what two entries are to each other, with the line to copy.
    ///
    /// Decisions name entries by their ids, so both need one first.
    ///
    /// - Parameter condition: when this is the answer, such as "if both are wanted".
    static func decide(
        _ a: DedupeRecord, _ b: DedupeRecord, _ kind: Decision.Kind, _ condition: Wording
    ) -> Wording {
        if let nameless = [a, b].first(where: { !$0.hasWrittenID }) {
            return """
                \(condition): let `catalog ids --write` give '\(nameless.name)' an id and check again; the line to add to \
                decisions/duplicates.yml is shown then
                """
        }
        let line = Decision.form((a.id, a.text), (b.id, b.text), kind: kind)
        return "\(condition): add to decisions/duplicates.yml, with your name, the day and the reason: \(line)"
    }

    static let ifBothAreWanted: Wording = "if both are wanted"
    static let ifTheyAreTwo: Wording = "if they are two"
}
