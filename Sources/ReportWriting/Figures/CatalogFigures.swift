import AppViews
import BundleReader

/// How many messages of a bundle there are of each sort.
struct CatalogFigures: Sendable {
    private(set) var messages = 0
    private(set) var kinds: [String: Int] = [:]
    private(set) var languages: [String: Int] = [:]
    private(set) var categories: [String: Int] = [:]
    private(set) var moods: [String: Int] = [:]
    private(set) var topics: [String: Int] = [:]

    /// By the youngest age that they suit, and by the oldest where there is one.
    private(set) var youngest: [Int: Int] = [:]
    private(set) var oldest: [Int: Int] = [:]
    private(set) var statuses: [String: Evidence] = [:]
    private(set) var lengths = LengthHistogram()

    /// Messages that a notification cannot show whole, together with who said it.
    private(set) var cut = 0

    /// What there is to check messages of one status by.
    struct Evidence: Hashable, Sendable {
        var messages = 0

        /// Those that name a place in a work.
        var places = 0

        /// Those that name a source.
        var sources = 0

        /// Those with neither.
        var neither = 0
    }

    init(_ bundle: Bundle, notificationLimit: Int) {
        let titles = bundle.catalog.titles
        for record in bundle.records {
            count(record)
            let shown = ShownMessage(record, titles: titles, house: bundle.catalog.name)
            if NotificationView(shown, limit: notificationLimit).isCut { cut += 1 }
        }
    }

    private mutating func count(_ record: Record) {
        messages += 1
        kinds[record.kind.rawValue, default: 0] += 1
        languages[record.language, default: 0] += 1
        for category in record.categories { categories[category, default: 0] += 1 }
        for mood in record.moods { moods[mood, default: 0] += 1 }
        for topic in Set(record.topics.map(\.topic)) { topics[topic, default: 0] += 1 }
        youngest[record.minAge, default: 0] += 1
        if let age = record.maxAge { oldest[age, default: 0] += 1 }
        lengths.add(record.characterCount)
        let hasPlace = record.work?.locator != nil
        let hasSource = !record.sources.isEmpty
        var evidence = statuses[record.status.rawValue] ?? Evidence()
        evidence.messages += 1
        if hasPlace { evidence.places += 1 }
        if hasSource { evidence.sources += 1 }
        if !hasPlace, !hasSource { evidence.neither += 1 }
        statuses[record.status.rawValue] = evidence
    }
}

extension [String: Int] {
    /// The most first; equal ones by their names.
    var ranked: [(key: String, count: Int)] {
        map { (key: $0.key, count: $0.value) }.sorted {
            $0.count == $1.count ? $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) : $0.count > $1.count
        }
    }
}
