import CatalogModel
import Diagnostics
import Suitability

/// How many texts wait for readers, by what they are.
package struct ReviewCounts: Sendable {
    package struct Count: Sendable {
        package var unread = 0
        package var all = 0
    }

    package private(set) var total = Count()
    package private(set) var sentBack = 0

    /// Of those that are unread: the words that somebody had read have changed.
    package private(set) var lapsed = 0

    /// Read, but by nobody who looked at it by itself.
    package private(set) var bulk = 0
    package private(set) var groups: [(name: String, counts: [(value: String, count: Count)])] = []

    package init(_ items: [ReviewQueue.Item]) {
        var byCategory: [String: Count] = [:]
        var byKind: [String: Count] = [:]
        var byOrigin: [String: Count] = [:]
        var byLanguage: [String: Count] = [:]
        for item in items {
            total.add(item)
            if item.isSentBack { sentBack += 1 }
            if item.isUnread, !item.rating.reading.lapsed.isEmpty { lapsed += 1 }
            if item.rating.reading.isRead, item.rating.reading.accepted.allSatisfy(\.isBulk) { bulk += 1 }
            for category in item.message.categories { byCategory[category, default: Count()].add(item) }
            byKind[item.message.kind.rawValue, default: Count()].add(item)
            byOrigin[item.entry.origin.rawValue, default: Count()].add(item)
            byLanguage[item.message.language, default: Count()].add(item)
        }
        groups = [
            ("category", byCategory), ("kind", byKind), ("origin", byOrigin), ("language", byLanguage),
        ].map { name, counts in
            (name, counts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) })
        }
    }
}

extension ReviewCounts.Count {
    fileprivate mutating func add(_ item: ReviewQueue.Item) {
        all += 1
        if item.isUnread { unread += 1 }
    }
}
