/// What `ids.jsonl` says: where ids have gone whose message is not in the catalog any more.
struct RetiredIDs: Sendable {
    private let retirements: [String: Retirement]

    struct Retirement: Hashable, Sendable {
        let fate: Fate

        /// The day on which it was decided, such as `2026-11-21`.
        let day: String?
    }

    enum Fate: Hashable, Sendable {
        case moved(to: String)
        case gone(reason: String, instead: String?, erase: Bool)

        /// The live message that it names.
        var target: String? {
            switch self {
            case .moved(let target): target
            case .gone(_, let instead, _): instead
            }
        }
    }

    init(_ bytes: [UInt8]) throws(BundleDefect) {
        var retirements: [String: Retirement] = [:]
        let lines = JSONLines(file: BundleLayout.ids, bytes: bytes)
        try lines.forEach { scanner, _, start throws(JSONFault) in
            var members = try scanner.members()
            let erase = try scanner.seek("erase", in: &members)
            if erase, try !scanner.boolean() { throw JSONFault("'erase' can only be true", at: start) }
            let isGone = try scanner.seek("gone", in: &members)
            if isGone, try !scanner.boolean() { throw JSONFault("'gone' can only be true", at: start) }
            let id = try scanner.string("id", in: &members)
            let retirement: Retirement
            if isGone {
                let instead = try scanner.string(ifAny: "instead", in: &members)
                let day = try scanner.string(ifAny: "on", in: &members)
                let reason = try scanner.string("reason", in: &members)
                retirement = Retirement(fate: .gone(reason: reason, instead: instead, erase: erase), day: day)
            } else {
                let target = try scanner.string("moved", in: &members)
                retirement = Retirement(fate: .moved(to: target), day: try scanner.string(ifAny: "on", in: &members))
            }
            try scanner.end(&members)
            guard PackedID(id.utf8) != nil else { throw JSONFault("'id' has not the form of an id", at: start) }
            guard retirements.updateValue(retirement, forKey: id) == nil else {
                throw JSONFault("an id stands twice", at: start)
            }
        }
        self.retirements = retirements
    }

    /// Sorted.
    var ids: [String] { retirements.keys.sorted() }

    subscript(id: String) -> Retirement? { retirements[id] }

    /// What has become of an id that is not live.
    func resolution(of id: String) -> Resolution {
        switch retirements[id]?.fate {
        case .moved(let target): .moved(to: target)
        case .gone(let reason, let instead, let erase): .gone(reason: reason, instead: instead, erase: erase)
        case nil: .unknown
        }
    }

    /// Makes sure that no live message is listed and that every message named is live.
    func check(against records: RecordTable) throws(BundleDefect) {
        for (id, retirement) in retirements.sorted(by: { $0.key < $1.key }) {
            guard records.ordinal(of: id) == nil else {
                throw BundleDefect(BundleLayout.ids, .inconsistent("\(id) is listed although it is live"))
            }
            if let target = retirement.fate.target, records.ordinal(of: target) == nil {
                throw Self.leadsNowhere(id, target)
            }
        }
    }

    static func leadsNowhere(_ id: String, _ target: String) -> BundleDefect {
        BundleDefect(BundleLayout.ids, .inconsistent("\(id) leads to \(target), which is not live"))
    }
}
