import CatalogModel

/// Whether the words of an entry are free in every jurisdiction of the catalog, and why.
package struct RightsResult: Hashable, Sendable {
    package let state: RightsState

    /// One sentence without a full stop, for editors and readers.
    package let sentence: String

    /// What is missing where the state is unknown, each thing once; nothing where the policy is what lacks something.
    package let missing: [MissingFact]

    init(state: RightsState, sentence: String) {
        self.state = state
        self.sentence = sentence
        missing = []
    }

    /// Puts the answers of several jurisdictions together.
    init(_ answers: [(jurisdiction: Jurisdiction, answer: TermAnswer)], year: Int) {
        let state = answers.reduce(RightsState.free) { $0.strictest($1.answer.state) }
        let deciding = answers.filter { $0.answer.state == state }
        var reasons: [(places: [String], answer: TermAnswer)] = []
        for (jurisdiction, answer) in deciding {
            if let index = reasons.firstIndex(where: { $0.answer == answer }) {
                reasons[index].places.append(jurisdiction.rawValue)
            } else {
                reasons.append(([jurisdiction.rawValue], answer))
            }
        }
        self.state = state
        missing = reasons.compactMap(\.answer.missing).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        switch state {
        case .free:
            sentence =
                "free in \(year) "
                + reasons.map { "in \(Self.list($0.places)), because \($0.answer.fact)" }.joined(separator: "; ")
        case .protected:
            sentence =
                "protected "
                + reasons.map {
                    "in \(Self.list($0.places)) \($0.answer.isAtLeast ? "at least " : "")"
                        + "until the end of \($0.answer.freeFrom! - 1), because \($0.answer.fact)"
                }.joined(separator: "; ")
        case .unknown:
            sentence =
                "not known to be free "
                + reasons.map { "in \(Self.list($0.places)), because \($0.answer.fact)" }.joined(separator: "; ")
        }
    }

    private static func list(_ places: [String]) -> String {
        places.count < 2 ? places.joined() : places.dropLast().joined(separator: ", ") + " and " + places.last!
    }
}
