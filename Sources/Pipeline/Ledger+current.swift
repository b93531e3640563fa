import CatalogModel
import Diagnostics
import Identity

extension Ledger {
    /// The id that an ended one leads to today, and a line that says so; nil for an id that the ledger does not know.
    ///
    /// - Parameter isThere: whether an id has its entry.
    func current(
        _ id: MessageID, isThere: (MessageID) -> Bool
    ) throws(DecisionProblem) -> (id: MessageID, remark: String)? {
        var current = id
        var seen: Set<MessageID> = []
        while let retirement = retirement(of: current), seen.insert(current).inserted {
            guard case .moved(let target) = retirement.fate else { throw .withdrawn(current.string, retirement) }
            if isThere(target) {
                return (target, "'\(id)' is '\(target)' since \(retirement.on) (\(escaped(retirement.reason)))")
            }
            current = target
        }
        if self[current] != nil { throw .withoutEntry(current.string) }
        return nil
    }
}
