import BundleReader

/// When messages were in the pool of a choice, by what the bundle remembers of earlier content versions.
struct Memberships: Sendable {
    /// By ordinal and then by version.
    private let spans: [Span]

    /// Content versions and the days from which they count.
    private let releases: [(number: Int, day: Int)]

    /// What a message was from one content version on until another.
    struct Span: Sendable {
        let ordinal: Int
        let hash: UInt64
        let author: Int32?
        let categories: [String]
        let language: String
        let minAge: Int
        let maxAge: Int?
        let from: Int

        /// Nil for what is true of the bundle at hand.
        let until: Int?
    }

    init(_ bundle: Bundle) {
        var authors: [String: Int32] = [:]
        func number(_ author: String?) -> Int32? {
            author.map { id in
                let number = authors[id] ?? Int32(authors.count)
                authors[id] = number
                return number
            }
        }
        var spans: [Span] = []
        var since: [Int: Int] = [:]
        for past in bundle.past.memberships {
            spans.append(Span(past, author: number(past.author), until: past.versions.upperBound))
            since[past.ordinal] = past.versions.upperBound
        }
        for record in bundle.records {
            let from = max(record.added, since[record.ordinal] ?? record.added)
            // The version after does not matter: there is none yet.
            let now = CatalogPast.Membership(of: record, versions: from..<from + 1)
            spans.append(Span(now, author: number(now.author), until: nil))
        }
        spans.sort { ($0.ordinal, $0.from) < ($1.ordinal, $1.from) }
        self.spans = spans
        releases = bundle.past.releases.compactMap { release in
            CalendarDate(release.day).map { (release.number, $0.daysSince1970) }
        }
    }

    /// - Parameter age: in years.
    func pool(category: String?, age: Int, language: String?) -> DrawingPool {
        var members: [DrawingMember] = []
        var end: (ordinal: Int, version: Int?)?
        for span in spans where span.suits(category: category, age: age, language: language) {
            if let last = end, last.ordinal == span.ordinal, last.version == span.from {
                // It stayed in the pool: something else about it changed.
                members[members.count - 1].setEnd(span.until.map(day(of:)))
            } else {
                let announced = day(of: span.from)
                let joins = announced == .min ? .min : announced + DrawingPool.leadTime
                var member = DrawingMember(ordinal: span.ordinal, hash: span.hash, author: span.author, joins: joins)
                member.setEnd(span.until.map(day(of:)))
                members.append(member)
            }
            end = (span.ordinal, span.until)
        }
        return DrawingPool(members)
    }

    /// The day of a content version; the beginning of time for the first that is known, and where none is.
    private func day(of version: Int) -> Int {
        guard let place = releases.lastIndex(where: { $0.number <= version }), place > 0 else { return .min }
        return releases[place].day
    }
}

extension DrawingMember {
    /// - Parameter day: of the release without it; nil if there is none.
    fileprivate mutating func setEnd(_ day: Int?) {
        isPassedOver = day ?? .max
        leaves = day.map { $0 == .min ? .min : $0 + DrawingPool.leadTime } ?? .max
    }
}

extension Memberships.Span {
    fileprivate init(_ membership: CatalogPast.Membership, author: Int32?, until: Int?) {
        self.init(
            ordinal: membership.ordinal, hash: DrawingKey.hash(membership.id.utf8), author: author,
            categories: membership.categories, language: membership.language, minAge: membership.minAge,
            maxAge: membership.maxAge, from: membership.versions.lowerBound, until: until)
    }

    /// A message whose age nobody has rated suits no one.
    fileprivate func suits(category: String?, age: Int, language: String?) -> Bool {
        guard minAge > 0, minAge <= age, age <= maxAge ?? .max else { return false }
        return (category.map(categories.contains) ?? true) && (language ?? self.language) == self.language
    }
}
