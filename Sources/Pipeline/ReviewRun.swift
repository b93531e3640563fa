import CatalogModel
import Diagnostics
import Suitability

/// Records what one person thinks of texts.
package struct ReviewRun: Sendable {
    package let by: String
    package let on: CalendarDay

    package init(by: String, on: CalendarDay) {
        self.by = by
        self.on = on
    }

    /// - Parameters:
    ///   - ages: for whom the reader thinks it is.
    ///   - bulkReason: why many are accepted together; nil for one that was read by itself.
    package func accepted(
        _ item: ReviewQueue.Item, ages: Ages, topics: [String], reason: String? = nil, isBulk: Bool = false,
        in queue: ReviewQueue
    ) throws(ReviewProblem) -> Reading {
        try checkReader(of: item)
        if let known = queue.topics(for: item) {
            for topic in topics where !known.contains(topic) {
                throw .unknownTopic(topic, likely: Suggestion.nearest(to: topic, among: known), known)
            }
        }
        return reading(item, .accepted, ages: ages, topics: topics, reason, isBulk)
    }

    package func sentBack(_ item: ReviewQueue.Item, reason: String) throws(ReviewProblem) -> Reading {
        try checkReader(of: item)
        return reading(item, .sentBack, ages: nil, topics: [], reason, false)
    }

    private func checkReader(of item: ReviewQueue.Item) throws(ReviewProblem) {
        if item.isContributed(by: by) { throw .ownText(item.id.string, by) }
    }

    private func reading(
        _ item: ReviewQueue.Item, _ verdict: Reading.Verdict, ages: Ages?, topics: [String], _ reason: String?,
        _ isBulk: Bool
    ) -> Reading {
        let place = item.entry.text.range
        return Reading(
            id: Located(item.id, at: place), form: Reading.form(of: item.entry), by: by, on: on, ages: ages,
            topics: Array(Set(topics)).sorted().map { Located($0, at: place) }, verdict: verdict, reason: reason,
            isBulk: isBulk, range: place)
    }

    /// What there is to say after a reading: the tool raises nothing by itself.
    package static func remark(on reading: Reading, of item: ReviewQueue.Item) -> String? {
        guard let age = reading.ages?.lowest else { return nil }
        if let declared = item.rating.declared, age > declared.lowest {
            return "the entry is declared \(declared): raise its ages, else 'age-below-reading' is an error"
        }
        if age < item.rating.minAge {
            return "it counts as \(item.rating.minAge)+ all the same: a reading may raise an age and never lowers it"
        }
        return nil
    }
}

/// Why a reading was not recorded.
package enum ReviewProblem: Error, CustomStringConvertible {
    case ownText(String, String)
    case unknownTopic(String, likely: [String], [String])

    package var description: String {
        func list(_ values: [String]) -> String { values.map { "'\(escaped($0))'" }.joined(separator: ", ") }
        return switch self {
        case .ownText(let id, let by): "\(escaped(by)) sent in '\(id)': somebody else has to read it"
        case .unknownTopic(let topic, let likely, let known):
            "no topic is called '\(escaped(topic))'; "
                + (likely.isEmpty ? "there are \(list(known))" : "did you mean \(list(likely))?")
        }
    }
}
