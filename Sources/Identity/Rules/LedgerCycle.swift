import CatalogModel
import Diagnostics

/// Redirects lead somewhere.
package enum LedgerCycle {
    static let about = RuleDescription(
        id: "ledger-cycle",
        summary: "Redirects of the ledger never lead back to where they began.",
        why: "An app that follows a saved id must arrive at a message. Round a circle it would never arrive.",
        accepts: [
            RuleExample(
                "ids.jsonl", published(0) + #"{"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"late"}"#)
        ],
        rejects: [
            RuleExample(
                "ids.jsonl",
                published(0) + published(1)
                    + #"{"id":"q000000000000","moved":"q000000000012","on":"2026-11-21","reason":"same words"}"# + "\n"
                    + #"{"id":"q000000000012","moved":"↓q000000000000","on":"2026-11-21","reason":"same words"}"#
                    + "\n")
        ])

    /// A published id for the examples: the minted one of the number.
    private static func published(_ number: Int) -> String {
        let id = MessageID(minting: UInt64(number))
        let zeros = #""0123456789abcdef""#
        return #"{"digest":\#(zeros),"form":\#(zeros),"id":"\#(id)","ord":\#(number),"since":1}"# + "\n"
    }

    /// Reports each circle once, at its last line, with the others as notes.
    package static func check(_ ledger: Ledger, _ findings: inout Findings) {
        var reported: Set<MessageID> = []
        for start in ledger.retiredIDs where !reported.contains(start) {
            guard let circle = circle(from: start, ledger), reported.isDisjoint(with: circle) else { continue }
            reported.formUnion(circle)
            let lines = circle.compactMap { ledger.retirement(of: $0)?.targetRange }.sorted()
            guard let last = lines.last else { continue }
            findings.add(
                Diagnostic(
                    about, at: last,
                    circle.count == 1
                        ? "'\(circle[0].string)' is moved to itself"
                        : "redirects of \(circle.count) ids lead round in a circle",
                    notes: lines.dropLast().map { .init(at: $0, "also part of the circle") },
                    solutions: [.init("let the last line name a message that is still there, or make it a 'gone' line")]
                ))
        }
    }

    /// The ids of the circle into which an id leads; nil where it leads somewhere.
    private static func circle(from start: MessageID, _ ledger: Ledger) -> [MessageID]? {
        var path: [MessageID] = []
        var seen: Set<MessageID> = []
        var current = start
        while let target = ledger.retirement(of: current)?.fate.target {
            guard seen.insert(current).inserted else { return Array(path[path.firstIndex(of: current)!...]) }
            path.append(current)
            current = target
        }
        return nil
    }
}
