import BundleReader

/// What differs between two published bundles, by ordinal.
package struct Changes: Hashable, Sendable {
    /// Content version compared with; nil for the first release.
    package let from: Int?
    package let to: Int
    package let label: String

    package private(set) var added: [Record] = []
    package private(set) var changed: [Change] = []
    package private(set) var moved: [Move] = []
    package private(set) var withdrawn: [Withdrawal] = []

    package struct Change: Hashable, Sendable {
        package let before: Record
        package let after: Record

        /// Names of the members of the record that differ, sorted.
        package let fields: [String]
    }

    package struct Move: Hashable, Sendable {
        package let record: Record
        package let target: String
    }

    package struct Withdrawal: Hashable, Sendable {
        package let record: Record
        package let reason: String
        package let instead: String?

        /// Whether copies that people saved are to be erased.
        package let erase: Bool
    }

    /// - Parameter old: nil for the first release.
    package init(from old: Bundle?, to new: Bundle) {
        from = old?.catalog.contentNumber
        to = new.catalog.contentNumber
        label = new.catalog.contentLabel
        for ordinal in new.ordinals {
            guard let record = new.record(at: ordinal) else { continue }
            guard let before = old?.record(at: ordinal) else {
                added.append(record)
                continue
            }
            let fields = RecordComparison.differences(before, record)
            if !fields.isEmpty { changed.append(Change(before: before, after: record, fields: fields)) }
        }
        guard let old else { return }
        for record in old.records where new.record(at: record.ordinal) == nil {
            switch new.resolve(record.id) {
            case .moved(let target): moved.append(Move(record: record, target: target))
            case .gone(let reason, let instead, let erase):
                withdrawn.append(Withdrawal(record: record, reason: reason, instead: instead, erase: erase))
            case .live, .unknown:
                preconditionFailure("\(record.id) left its slot and is not accounted for; a release checks that first")
            }
        }
    }

    /// What sort of change it is, in the order of the names: `add`, `fix`, `retag`, `withdraw`.
    package var classes: [String] {
        var classes: [String] = []
        if !added.isEmpty { classes.append("add") }
        if changed.contains(where: { !$0.isRetagging }) { classes.append("fix") }
        if changed.contains(where: \.isRetagging) { classes.append("retag") }
        if !moved.isEmpty || !withdrawn.isEmpty { classes.append("withdraw") }
        return classes
    }
}

extension Changes.Change {
    /// Whether only what sorts the message has changed, not what it says or who said it.
    var isRetagging: Bool { RecordComparison.tags.isSuperset(of: fields) }
}
