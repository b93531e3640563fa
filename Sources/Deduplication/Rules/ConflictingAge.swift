import Diagnostics

/// The same words suit the same ages.
enum ConflictingAge {
    static let about = RuleDescription(
        id: "conflicting-age",
        summary: "The same words suit the same ages.",
        why: """
            Somebody thought these words fit for one age and somebody else for another, or one of two copies carries a \
            safety flag. Joining them would let one opinion win unseen.
            """,
        accepts: ["> Rest is part of the road.\n\n- ages: 12+\n\n> Rest is part of the road!\n\n- ages: 12+\n"],
        rejects: ["> Rest is part of the road.\n\n- ages: 12+\n\n> Rest is part of the road!\n\n- ages: ↓16+\n"])

    /// Nil if the two do not contradict each other; a record without ages says nothing.
    static func diagnostic(_ one: DedupeRecord, _ other: DedupeRecord) -> Diagnostic? {
        let (earlier, later) = MergeChecks.inOrder(one, other)
        if let ages = later.ages, let others = earlier.ages, ages.value != others.value {
            return Diagnostic(
                about, at: ages.range, .ages(ages.value.description, earlier.id, others.value.description),
                notes: [.init(at: others.range, .otherAges)], solutions: [.init(.agree)])
        }
        if later.flags != earlier.flags {
            return Diagnostic(
                about, at: later.range, .flags(later.flags, earlier.id, earlier.flags),
                notes: [.init(at: earlier.range, .otherFlags)], solutions: [.init(.agree)])
        }
        return nil
    }
}

extension Wording {
    fileprivate static func ages(_ ages: String, _ id: String, _ others: String) -> Wording {
        "ages \(ages) are \(others) in '\(id)', which has the same words"
    }

    fileprivate static func flags(_ flags: [String], _ id: String, _ others: [String]) -> Wording {
        "flagged \(list(flags)) but \(list(others)) in '\(id)', which has the same words"
    }

    private static func list(_ flags: [String]) -> Wording {
        flags.isEmpty ? "by nothing" : "'\(flags.joined(separator: ", "))'"
    }

    fileprivate static let otherAges: Wording = "the other ages stand here"
    fileprivate static let otherFlags: Wording = "the other flags stand here"
    fileprivate static let agree: Wording = "decide for which ages the words are fit and state the same in both"
}
