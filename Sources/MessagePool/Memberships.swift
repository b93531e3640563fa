import BundleReader

/// When messages were in the pool of a choice, by what the bundle remembers of earlier content versions.
struct Memberships {
    private let bundle: MappedBundle
    private let past: CatalogPast

    /// Content versions and the days from which they count.
    private let releases: [(number: Int, day: Int)]

    /// That a message suited from one content version on until another.
    private struct Span {
        let ordinal: Int
        let hash: UInt64
        let author: Int32?
        let from: Int

        /// Nil for what is true of the bundle at hand.
        let until: Int?
    }

    init(_ bundle: MappedBundle) throws(BundleDefect) {
        self.bundle = bundle
        past = try bundle.past()
        releases = past.releases.compactMap { release in
            CalendarDate(release.day).map { (release.number, $0.daysSince1970) }
        }
    }

    func pool(_ choice: MessagePool.Choice) throws(BundleDefect) -> DrawingPool {
        var members: [DrawingMember] = []
        var end: (ordinal: Int, version: Int?)?
        for span in try spans(choice) {
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

    /// By ordinal and then by version.
    private func spans(_ choice: MessagePool.Choice) throws(BundleDefect) -> [Span] {
        let index = bundle.index
        let age = choice.age ?? bundle.lowestAge
        var spans: [Span] = []
        var since: [Int: Int] = [:]
        var formerAuthors: [String: Int] = [:]
        for membership in past.memberships {
            since[membership.ordinal] = membership.versions.upperBound
            guard membership.suits(choice, age: age) else { continue }
            var author: Int?
            if let id = membership.author {
                // Authors of today are numbered from 0, those without a message today below.
                author = try index.entry(of: .author(id))?.place ?? formerAuthors[id] ?? -1 - formerAuthors.count
                if let author, author < 0 { formerAuthors[id] = author }
            }
            spans.append(
                Span(
                    ordinal: membership.ordinal, hash: DrawingKey.hash(membership.id.utf8),
                    author: author.map { Int32($0) }, from: membership.versions.lowerBound,
                    until: membership.versions.upperBound))
        }
        for line in try bundle.selection(category: choice.category, age: age, language: choice.language).lines() {
            let line = Int(line)
            let (ordinal, added) = (try index.ordinal(line), try index.added(line))
            spans.append(
                Span(
                    ordinal: ordinal, hash: DrawingKey.hash(try index.id(line).characters),
                    author: try index.author(line).map { Int32(truncatingIfNeeded: $0) },
                    from: max(added, since[ordinal] ?? added), until: nil))
        }
        return spans.sorted { ($0.ordinal, $0.from) < ($1.ordinal, $1.from) }
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

extension CatalogPast.Membership {
    /// A message whose age nobody has rated suits no one.
    fileprivate func suits(_ choice: MessagePool.Choice, age: Int) -> Bool {
        guard minAge > 0, minAge <= age, age <= maxAge ?? .max else { return false }
        return (choice.category.map(categories.contains) ?? true) && (choice.language ?? language) == language
    }
}
