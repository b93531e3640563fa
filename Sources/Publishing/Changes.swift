import BundleReader
import Diagnostics

/// What differs between two published bundles, by ordinal.
package struct Changes: Hashable, Sendable {
    /// Content version compared with; nil for the first release.
    package let from: Int?
    package let to: Int
    package let label: String

    /// Whether the two are of different versions of the bundle format.
    package let isFormatChanged: Bool

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
        package let id: String

        /// What it said; nil where nobody may go on showing that, so that no list of changes can.
        package let record: Record?
        package let reason: String
        package let instead: String?

        /// Whether copies that people saved are to be erased.
        package let erase: Bool
    }

    /// - Parameter old: nil for the first release. Otherwise the new one must be its successor: see `check`.
    package init(from old: Bundle?, to new: Bundle) {
        from = old?.catalog.contentNumber
        to = new.catalog.contentNumber
        label = new.catalog.contentLabel
        isFormatChanged = old.map { $0.catalog.format != new.catalog.format } ?? false
        for record in new.records {
            guard let before = old?.record(at: record.ordinal) else {
                added.append(record)
                continue
            }
            let (was, now) = (old?.line(at: record.ordinal) ?? [], new.line(at: record.ordinal) ?? [])
            let fields = RecordComparison.differences(was, now)
            if !fields.isEmpty { changed.append(Change(before: before, after: record, fields: fields)) }
        }
        guard let old else { return }
        for record in old.records where new.record(at: record.ordinal) == nil {
            switch new.resolve(record.id) {
            case .moved(let target): moved.append(Move(record: record, target: target))
            case .gone(let reason, let instead, let erase):
                withdrawn.append(
                    Withdrawal(
                        id: record.id, record: erase ? nil : record, reason: reason, instead: instead, erase: erase))
            case .unknown where new.catalog.slice != nil:
                let reason = "it is not in this slice any more"
                withdrawn.append(
                    Withdrawal(id: record.id, record: record, reason: reason, instead: nil, erase: false))
            case .live, .unknown:
                preconditionFailure("\(record.id) left its slot and is not accounted for; a release checks that first")
            }
        }
    }

    /// Makes sure that one bundle is a later state of the catalog of another, or the same.
    package static func check(_ old: Bundle, precedes new: Bundle) throws(DifferenceProblem) {
        let (before, after) = (old.catalog.contentNumber, new.catalog.contentNumber)
        guard before <= after else { throw .older(before, after) }
        guard old.catalog.slice?.name == new.catalog.slice?.name else {
            throw .otherSlice(old.catalog.slice?.name, new.catalog.slice?.name)
        }
        for record in old.records {
            switch new.resolve(record.id) {
            case .unknown where new.catalog.slice != nil: continue
            case .unknown: throw .unaccounted(record.id)
            case .live(let now) where now.ordinal != record.ordinal: throw .otherPlace(record.id)
            case .live: continue
            case .moved, .gone:
                guard new.ordinals.contains(record.ordinal), new.record(at: record.ordinal) == nil else {
                    throw .otherPlace(record.id)
                }
            }
        }
    }

    /// Whether any message differs.
    package var isEmpty: Bool { classes.isEmpty }

    /// The lowest content number under which the new state can follow the old.
    package var leastNumber: Int { (from ?? 0) + (isEmpty && !isFormatChanged ? 0 : 1) }

    /// Changes of a sort; one that is of several sorts stands with each.
    package func changed(_ sort: ChangeSort) -> [Change] { changed.filter { $0.sorts.contains(sort) } }

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

/// Why two bundles cannot be compared.
package enum DifferenceProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case older(Int, Int)
    case unaccounted(String)
    case otherPlace(String)

    /// Names of slices; nil for the whole.
    case otherSlice(String?, String?)

    package var description: String {
        switch self {
        case .older(let old, let new):
            "the second bundle holds content version \(new), which comes before version \(old); name the older one first"
        case .unaccounted(let id):
            "message \(id) of the first bundle is unknown to the second; they are not of one catalog, or its ledger was"
                + " lost between them"
        case .otherSlice(let old, let new):
            "the first bundle is \(Self.part(old)), the second \(Self.part(new)); compare two of the same"
        case .otherPlace(let id):
            "message \(id) stands in another place in the second bundle, and ordinals never change; they were built from"
                + " different ledgers"
        }
    }

    private static func part(_ slice: String?) -> String {
        slice.map { "the slice '\(escaped($0))'" } ?? "the whole catalog"
    }
}

/// What of a message has changed.
package enum ChangeSort: String, CaseIterable, Sendable {
    case text, tags, ages, attribution, other

    init(field: String) {
        switch field {
        case "text": self = .text
        case "categories", "moods", "topics": self = .tags
        case "maxAge", "minAge": self = .ages
        case "attributedTo", "author", "character", "history", "note", "original", "sources", "status", "translator",
            "work":
            self = .attribution
        default: self = .other
        }
    }

    /// Heading of a list of such changes.
    package var title: String {
        switch self {
        case .text: "Text changed"
        case .tags: "Re-tagged"
        case .ages: "Ages changed"
        case .attribution: "Attribution changed"
        case .other: "Otherwise changed"
        }
    }
}

extension Changes.Change {
    /// What of it has changed.
    package var sorts: Set<ChangeSort> { Set(fields.map { ChangeSort(field: $0) }) }

    /// Keys of a sort that differ.
    package func fields(_ sort: ChangeSort) -> [String] { fields.filter { ChangeSort(field: $0) == sort } }

    package var words: [WordDifference.Part] { WordDifference.parts(from: before.text, to: after.text) }

    /// `12+` or `9-14`.
    package static func ages(of record: Record) -> String {
        record.maxAge.map { "\(record.minAge)-\($0)" } ?? "\(record.minAge)+"
    }

    /// What was put into a list and what was taken out: `+rest -courage`.
    package var tagging: String {
        func difference(_ old: [String], _ new: [String]) -> [String] {
            new.filter { !old.contains($0) }.map { "+\($0)" } + old.filter { !new.contains($0) }.map { "-\($0)" }
        }
        let topics: (Record) -> [String] = { $0.topics.map { "\($0.topic) \($0.severity) \($0.mode)" } }
        let parts =
            difference(before.categories, after.categories) + difference(before.moods, after.moods)
            + difference(topics(before), topics(after))
        return parts.isEmpty ? "order" : parts.joined(separator: " ")
    }

    /// Whether only what sorts the message has changed, not what it says or who said it.
    var isRetagging: Bool { RecordComparison.tags.isSuperset(of: fields) }
}
