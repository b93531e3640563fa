import BundleReader
import CatalogModel
import Identity

/// Writes `ids.jsonl`: where every id has gone whose message is not in the bundle. Chains are followed to their end.
struct RetiredEncoder {
    private let input: BundleInput
    private let slots: BundleSlots

    private enum End {
        case moved(to: MessageID)
        case gone(reason: String, instead: MessageID?, erase: Bool)
    }

    static func encode(_ input: BundleInput, _ slots: BundleSlots) throws(BundleProblem) -> [UInt8] {
        let encoder = RetiredEncoder(input: input, slots: slots)
        let ids = Set(input.ledger.retiredIDs).union(input.merged.keys).union(slots.emptyIDs)
        var writer = CanonicalJSONWriter()
        for id in ids.sorted() where !slots.isLive(id) {
            let start = writer.bytes.count
            encoder.write(id, to: &writer)
            let bytes = writer.bytes.count - start
            guard bytes <= BundleLayout.lineLimit else {
                throw .retiredLineTooLong(id, bytes: bytes, limit: BundleLayout.lineLimit)
            }
        }
        return writer.bytes
    }

    private func write(_ id: MessageID, to writer: inout CanonicalJSONWriter) {
        let retirement = input.ledger.retirement(of: id)
        let on = retirement?.on ?? input.settings.asOf
        switch end(of: id) {
        case .gone(let reason, let instead, let erase):
            writer.object {
                if erase { $0.member("erase", true) }
                $0.member("gone", true)
                $0.member("id", id.string)
                $0.member(ifAny: "instead", instead?.string)
                $0.member("on", on.description)
                $0.member("reason", reason)
            }
        case .moved(let target):
            writer.object {
                $0.member("id", id.string)
                $0.member("moved", target.string)
                $0.member("on", on.description)
                $0.member("reason", retirement?.reason ?? "merged with the same message")
            }
        }
        writer.endLine()
    }

    /// Follows redirects until something is live; a withdrawal on the way makes the rest of it a replacement, and says
    /// whether saved copies are erased: what was merged into a message has its words.
    private func end(of id: MessageID) -> End {
        var seen: Set<MessageID> = []
        var current = id
        var withdrawn: Ledger.Retirement?
        while seen.insert(current).inserted {
            if slots.isLive(current) {
                return withdrawn.map { .gone(reason: $0.reason, instead: current, erase: $0.erases) }
                    ?? .moved(to: current)
            }
            let next: MessageID?
            if let retirement = input.ledger.retirement(of: current) {
                next = retirement.fate.target
                if case .gone = retirement.fate { withdrawn = withdrawn ?? retirement }
            } else {
                next = input.merged[current]
            }
            guard let next else { break }
            current = next
        }
        return .gone(
            reason: withdrawn?.reason ?? "not part of this build", instead: nil, erase: withdrawn?.erases ?? false)
    }
}
