import CatalogModel

/// What is known about one contribution to a text: the author's, or the translator's.
struct WorkFacts: Hashable, Sendable {
    enum Published: Hashable, Sendable {
        case unknown, never
        case inYear(YearMark)
    }

    /// Somebody whose death counts.
    struct Person: Hashable, Sendable {
        let name: String

        /// Of the file in `authors/`; nil where there is none.
        let id: String?
        let born: YearMark?
        let death: Death

        enum Death: Hashable, Sendable {
            /// There is no file of theirs, or it does not say.
            case notStated
            case unknownYear
            case year(YearMark)
        }
    }

    enum Role: Hashable, Sendable { case author, translator }

    var role: Role

    /// Everybody who wrote it; empty where nobody is known.
    var people: [Person]
    var published: Published

    /// When an unpublished work was written.
    var created: YearMark?
    var rightsCase: RightsCase?
    var hasEvidence: Bool

    /// The year of the last death: when it was at the earliest and at the latest, as far as that is known.
    func death(doubt: Int) -> YearSpan {
        guard !people.isEmpty else { return YearSpan(nil, nil) }
        var whole = YearSpan(nil, Int.min)
        for person in people {
            let one: YearSpan =
                switch person.death {
                case .year(let mark): YearSpan(mark, doubt: doubt)
                // Nobody dies before birth.
                case .notStated, .unknownYear: YearSpan(person.born.map { YearSpan($0, doubt: doubt).first! }, nil)
                }
            whole.first = [whole.first, one.first].compactMap(\.self).max()
            whole.last = whole.last.flatMap { last in one.last.map { max(last, $0) } }
        }
        return whole
    }

    /// By which year everybody who wrote it was dead, by the length of a life; nil where nothing tells.
    ///
    /// Whoever was born, or had something written or published, in a year was dead a life later.
    func endOfLives(doubt: Int) -> Int? {
        guard !people.isEmpty else { return nil }
        var signs: [YearMark] = []
        if case .inYear(let year) = published { signs.append(year) }
        if let created { signs.append(created) }
        var end = Int.min
        for person in people {
            let marks = signs + [person.born].compactMap(\.self)
            guard let earliest = marks.compactMap({ YearSpan($0, doubt: doubt).last }).min() else { return nil }
            end = max(end, earliest + Author.longestLife)
        }
        return end
    }

    /// The one whose death came last, where all are known.
    var lastToDie: Person? {
        people.max { one, other in
            guard case .year(let first) = one.death, case .year(let second) = other.death else { return false }
            return first.year < second.year
        }
    }
}
