import CatalogModel
import Identity

/// Which message stands on which line: published ids keep theirs for ever, the others follow in the order of their ids.
struct BundleSlots {
    /// By ordinal.
    let slots: [Slot]
    private let live: Set<MessageID>

    enum Slot {
        case message(Message, published: Ledger.Publication?)
        /// An id whose message is not in this bundle.
        case empty(MessageID)
    }

    init(_ input: BundleInput) throws(BundleProblem) {
        let messages = input.messages.sorted { $0.id < $1.id }
        for (one, other) in zip(messages, messages.dropFirst()) where one.id == other.id {
            throw .repeatedID(one.id)
        }
        var published: [MessageID: Message] = [:]
        var fresh: [Slot] = []
        for message in messages {
            if input.ledger.retirement(of: message.id) != nil { throw .retiredID(message.id) }
            if input.ledger[message.id] != nil {
                published[message.id] = message
            } else {
                fresh.append(.message(message, published: nil))
            }
        }
        var slots: [Slot] = []
        slots.reserveCapacity(input.ledger.publications.count + fresh.count)
        for publication in input.ledger.publications {
            guard publication.ordinal == slots.count else { throw .ledgerGap(ordinal: slots.count) }
            let message = published[publication.id]
            slots.append(message.map { .message($0, published: publication) } ?? .empty(publication.id))
        }
        self.slots = slots + fresh
        live = Set(messages.map(\.id))
    }

    func isLive(_ id: MessageID) -> Bool { live.contains(id) }

    /// Ids on the lines that hold no message.
    var emptyIDs: [MessageID] {
        slots.compactMap { if case .empty(let id) = $0 { id } else { nil } }
    }

    var liveCount: Int { live.count }
}
