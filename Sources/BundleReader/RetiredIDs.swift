/// What `ids.jsonl` says: where ids have gone whose message is not in the catalog any more.
struct RetiredIDs: Sendable {
    /// By id, in the order of the file.
    private(set) var fates: [String: Fate] = [:]

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
        var fates: [String: Fate] = [:]
        let lines = JSONLines(file: BundleLayout.ids, bytes: bytes)
        try lines.forEach { scanner, _, start throws(JSONFault) in
            var members = try scanner.members()
            let erase = try scanner.seek("erase", in: &members)
            if erase, try !scanner.boolean() { throw JSONFault("'erase' can only be true", at: start) }
            let isGone = try scanner.seek("gone", in: &members)
            if isGone, try !scanner.boolean() { throw JSONFault("'gone' can only be true", at: start) }
            let id = try scanner.string("id", in: &members)
            let fate: Fate
            if isGone {
                let instead = try scanner.string(ifAny: "instead", in: &members)
                fate = .gone(reason: try scanner.string("reason", in: &members), instead: instead, erase: erase)
            } else {
                fate = .moved(to: try scanner.string("moved", in: &members))
            }
            try scanner.end(&members)
            guard PackedID(id.utf8) != nil else { throw JSONFault("'id' has not the form of an id", at: start) }
            guard fates.updateValue(fate, forKey: id) == nil else { throw JSONFault("an id stands twice", at: start) }
        }
        self.fates = fates
    }

    /// What has become of an id that is not live.
    func resolution(of id: String) -> Resolution {
        switch fates[id] {
        case .moved(let target): .moved(to: target)
        case .gone(let reason, let instead, let erase): .gone(reason: reason, instead: instead, erase: erase)
        case nil: .unknown
        }
    }

    /// Makes sure that no live message is listed and that every message named is live.
    func check(against records: RecordTable) throws(BundleDefect) {
        for (id, fate) in fates.sorted(by: { $0.key < $1.key }) {
            guard records.ordinal(of: id) == nil else {
                throw BundleDefect(BundleLayout.ids, .inconsistent("\(id) is listed although it is live"))
            }
            if let target = fate.target, records.ordinal(of: target) == nil {
                throw Self.leadsNowhere(id, target)
            }
        }
    }

    static func leadsNowhere(_ id: String, _ target: String) -> BundleDefect {
        BundleDefect(BundleLayout.ids, .inconsistent("\(id) leads to \(target), which is not live"))
    }
}
