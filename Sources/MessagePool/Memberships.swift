import BundleReader

/// When messages were in the pool of a choice, by what the bundle remembers of earlier content versions.
struct Memberships: Sendable {
    private let bundle: MappedBundle
    private let past: CatalogPast

    /// Days on which members may join.
    private let joinDays: [Int]
    private let releases: [Release]

    /// Ages from which on something suits that did not before, or no longer does.
    private let ages: [Int]

    private struct Release {
        let number: Int
        let day: Int

        /// Place in `joinDays` of the day on which what is new in it joins.
        let joining: Int
    }

    /// What is not simply there since it was added.
    private struct Former {
        let id: PackedID
        var member: PoolMember

        /// Place in `joinDays`.
        let joining: Int
    }

    /// That a message suited from one content version on until another.
    private struct Span {
        let from: Int

        /// Nil for what is true of the bundle at hand.
        let until: Int?
        let author: Int32?
    }

    init(_ bundle: MappedBundle) throws(BundleDefect) { try self.init(bundle, bundle.past()) }

    init(_ bundle: MappedBundle, _ past: CatalogPast) throws(BundleDefect) {
        self.bundle = bundle
        self.past = past
        var days: [(number: Int, day: Int)] = []
        for release in past.releases {
            guard let date = CalendarDate(release.day) else { throw Self.defect("'\(release.day)' is no day") }
            // Whatever the first of them is, there was nothing before it.
            let day = days.isEmpty ? DailyPool.firstDay : max(DailyPool.firstDay, date.daysSince1970)
            days.append((release.number, day))
        }
        if days.isEmpty { days = [(0, DailyPool.firstDay)] }
        func joinDay(_ day: Int) -> Int { day == DailyPool.firstDay ? day : day + DailyPool.leadTime }
        let joinDays = Set(days.map { joinDay($0.day) } + [DailyPool.firstDay]).sorted()
        self.joinDays = joinDays
        let places = Dictionary(uniqueKeysWithValues: zip(joinDays, 0...))
        releases = days.map { Release(number: $0, day: $1, joining: places[joinDay($1)]!) }
        // A number too large for one more is none that an age could reach.
        let former = past.memberships.flatMap { [$0.minAge, $0.maxAge.map { $0 &+ 1 } ?? $0.minAge] }
        ages = Set(bundle.index.ages + former).sorted()
    }

    /// The same choice at the lowest age for which it is the same pool.
    func canonical(_ choice: MessagePool.Choice) -> MessagePool.Choice {
        let age = choice.age ?? bundle.lowestAge
        var choice = choice
        choice.age = ages.last { $0 <= age } ?? 0
        return choice
    }

    func pool(_ choice: MessagePool.Choice) throws(BundleDefect) -> DailyPool {
        let index = bundle.index
        let age = choice.age ?? bundle.lowestAge
        var suiting = LineSet(
            try bundle.selection(category: choice.category, age: age, language: choice.language).lines(),
            of: index.lineCount)
        let former = try former(choice, age: age, &suiting)
        var next = 0
        var members = [[PoolMember]](repeating: [], count: joinDays.count)
        for place in 0..<index.liveCount {
            let line = Int32(try index.lineByID(place))
            guard suiting.contains(line) else { continue }
            if next < former.count {
                let id = try index.id(Int(line))
                while next < former.count, former[next].id < id {
                    members[former[next].joining].append(former[next].member)
                    next += 1
                }
            }
            let author = try index.author(Int(line)).map { Int32(truncatingIfNeeded: $0) }
            members[release(try index.added(Int(line))).joining].append(PoolMember(line: line, author: author))
        }
        for former in former[next...] { members[former.joining].append(former.member) }
        return DailyPool(zip(joinDays, members).map { ($0, $1) })
    }

    /// Members of which some line of the past says something, by id; of one id the earlier first.
    ///
    /// - Parameter suiting: lines that suit; those of such members are taken out.
    private func former(
        _ choice: MessagePool.Choice, age: Int, _ suiting: inout LineSet
    ) throws(BundleDefect) -> [Former] {
        var former: [Former] = []
        var authors: [String: Int32] = [:]
        var rest = past.memberships[...]
        while let first = rest.first {
            let lines = rest.prefix { $0.ordinal == first.ordinal }
            rest = rest[lines.endIndex...]
            var spans: [Span] = []
            for line in lines where line.suits(choice, age: age) {
                let (from, until) = (line.versions.lowerBound, line.versions.upperBound)
                spans.append(Span(from: from, until: until, author: try author(line.author, &authors)))
            }
            let line = try bundle.index.line(ordinal: first.ordinal).map { Int32($0) }
            if let line, suiting.contains(line), let last = lines.last {
                suiting.remove(line)
                let author = try bundle.index.author(Int(line)).map { Int32(truncatingIfNeeded: $0) }
                spans.append(Span(from: last.versions.upperBound, until: nil, author: author))
            }
            guard let id = PackedID(first.id.utf8) else { throw Self.defect("'\(first.id)' is no id") }
            former += members(of: spans, line ?? 0).map { Former(id: id, member: $0, joining: $1) }
        }
        // Those of one id stand in order already.
        return former.indices.sorted { (former[$0].id, $0) < (former[$1].id, $1) }.map { former[$0] }
    }

    /// Spans of which one begins where another ends are one: it stayed, and something else about it changed.
    private func members(of spans: [Span], _ line: Int32) -> [(PoolMember, joining: Int)] {
        var members: [(member: PoolMember, joining: Int)] = []
        var end: Int?
        for span in spans {
            if end != span.from {
                members.append((PoolMember(line: line, author: span.author), release(span.from).joining))
            }
            members[members.count - 1].member.end = span.until.map { Int32(release($0).day) } ?? PoolMember.never
            end = span.until
        }
        return members
    }

    /// Authors of today have the numbers of their terms, those without a message today numbers below 0.
    private func author(_ id: String?, _ known: inout [String: Int32]) throws(BundleDefect) -> Int32? {
        guard let id else { return nil }
        if let number = known[id] { return number }
        let term = try bundle.index.entry(of: .author(id))?.place
        let number = term.map { Int32(truncatingIfNeeded: $0) } ?? Int32(-1 - known.count)
        known[id] = number
        return number
    }

    /// The last release that is not later than a content version; the first for versions before it.
    private func release(_ version: Int) -> Release {
        var (low, high) = (0, releases.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if releases[middle].number <= version { low = middle } else { high = middle - 1 }
        }
        return releases[low]
    }

    private static func defect(_ what: String) -> BundleDefect {
        BundleDefect(BundleLayout.past, .inconsistent(what))
    }
}

extension CatalogPast.Membership {
    /// A message whose age nobody has rated suits no one.
    fileprivate func suits(_ choice: MessagePool.Choice, age: Int) -> Bool {
        guard minAge > 0, minAge <= age, age <= maxAge ?? .max else { return false }
        return (choice.category.map(categories.contains) ?? true) && (choice.language ?? language) == language
    }
}
