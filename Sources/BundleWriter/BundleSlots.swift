import CatalogModel
import Identity

/// Which message stands on which line: published ids keep theirs for ever, the others follow in the order of their ids.
struct BundleSlots {
    /// By ordinal.
    let slots: [Slot]
    private let live: Set<MessageID>

    enum Slot {
        /// Index of a message in the input, and what the ledger says of it.
        case message(Int, published: Ledger.Publication?)
        /// An id whose message is not in this bundle.
        case empty(MessageID)
    }

    init(_ input: BundleInput) throws(BundleProblem) {
        // Indices are sorted and kept: messages are large.
        let ids = input.messages.map(\.id)
        let order = ids.indices.sorted { ids[$0] < ids[$1] }
        for (one, other) in zip(order, order.dropFirst()) where ids[one] == ids[other] { throw .repeatedID(ids[one]) }
        var published: [MessageID: Int] = [:]
        var fresh: [Slot] = []
        for index in order {
            if input.ledger.retirement(of: ids[index]) != nil { throw .retiredID(ids[index]) }
            if input.ledger[ids[index]] != nil {
                published[ids[index]] = index
            } else {
                fresh.append(.message(index, published: nil))
            }
        }
        var slots: [Slot] = []
        slots.reserveCapacity(input.ledger.publications.count + fresh.count)
        for publication in input.ledger.publications {
            guard publication.ordinal == slots.count else { throw .ledgerGap(ordinal: slots.count) }
            let index = published[publication.id]
            slots.append(index.map { .message($0, published: publication) } ?? .empty(publication.id))
        }
        self.slots = slots + fresh
        live = Set(ids)
    }

    func isLive(_ id: MessageID) -> Bool { live.contains(id) }

    /// Ids on the lines that hold no message.
    var emptyIDs: [MessageID] {
        slots.compactMap { if case .empty(let id) = $0 { id } else { nil } }
    }

    var liveCount: Int { live.count }
}
