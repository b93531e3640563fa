import BundleReader
import CatalogModel

/// What has to be known of a message to decide whether a slice takes it, and to count it.
struct SliceMember: Sendable {
    let id: String
    let ordinal: Int
    let candidate: SliceFilter.Candidate
    let author: String?
    let work: CitedWork?

    /// A work that its author's page lists.
    struct CitedWork: Hashable, Sendable {
        let author: String
        let work: String
    }

    init(_ record: Record) {
        id = record.id
        ordinal = record.ordinal
        candidate = SliceFilter.Candidate(record)
        author = record.author?.id
        work = record.author.flatMap { author in
            record.work?.id.map { CitedWork(author: author.id, work: $0) }
        }
    }
}

extension SliceFilter.Candidate {
    init(_ record: Record) {
        self.init(
            language: record.language, categories: record.categories, minAge: record.minAge, maxAge: record.maxAge)
        kind = record.kind.rawValue
        status = record.status.rawValue
        moods = record.moods
        topics = record.topics.map(\.topic)
        rated = record.rated?.by ?? ""
    }

    init(_ membership: CatalogPast.Membership) {
        self.init(
            language: membership.language, categories: membership.categories, minAge: membership.minAge,
            maxAge: membership.maxAge)
    }
}
