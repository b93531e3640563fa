import Diagnostics

/// Every record has an id of its own.
enum RepeatedRecordID {
    static let about = RuleDescription(
        id: "repeated-record-id",
        summary: "Every record has an id of its own.",
        why:
            "What becomes of a record is reported by its id. With two of the same name nobody could tell which is meant.",
        accepts: [
            """
            > Rest is part of the road.

            - id: q0000000000a1

            > Begin before you are ready.

            - id: q0000000000a2
            """
        ],
        rejects: [
            """
            > Rest is part of the road.

            - id: q0000000000a1

            > ↓Begin before you are ready.

            - id: q0000000000a1
            """
        ])

    static func diagnostic(_ record: DedupeRecord, first: DedupeRecord) -> Diagnostic {
        Diagnostic(
            about, at: record.range, .taken(record), notes: [.init(at: first.range, .here)],
            solutions: [.init(.giveAnother)])
    }
}

extension Wording {
    fileprivate static func taken(_ record: DedupeRecord) -> Wording {
        "id '\(record.id)' belongs to another record; this one was left out"
    }

    fileprivate static let here: Wording = "the other record with this id"
    fileprivate static let giveAnother: Wording = "give one of the two another id"
}
