import CatalogModel

/// Years from one to another, both included; nil where there is no end.
package struct YearSpan: Hashable, Sendable {
    package var first: Int?
    package var last: Int?

    package init(_ first: Int?, _ last: Int?) {
        self.first = first
        self.last = last
    }

    /// - Parameter doubt: years by which a marked year may be wrong, either way.
    package init(_ mark: YearMark, doubt: Int) {
        let margin = mark.isApproximate || mark.isUncertain ? doubt : 0
        self.init(mark.year - margin, mark.year + margin)
    }

    /// Reads `1923-1963`, `-1977` and `1978-`.
    package init?(_ written: String) {
        let ends = written.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, !(ends[0].isEmpty && ends[1].isEmpty) else { return nil }
        var years: [Int?] = []
        for end in ends {
            let year = Int(end)
            guard end.isEmpty || year != nil && (1...4).contains(end.utf8.count) else { return nil }
            years.append(year)
        }
        if let first = years[0], let last = years[1], first > last { return nil }
        self.init(years[0], years[1])
    }

    /// Whether all, some or none of another span's years lie in this one.
    func holds(_ other: YearSpan) -> Fit {
        let startsInside = first.map { first in other.first.map { $0 >= first } ?? false } ?? true
        let endsInside = last.map { last in other.last.map { $0 <= last } ?? false } ?? true
        if startsInside, endsInside { return .yes }
        let isBefore = first.map { first in other.last.map { $0 < first } ?? false } ?? false
        let isBehind = last.map { last in other.first.map { $0 > last } ?? false } ?? false
        return isBefore || isBehind ? .no : .perhaps
    }

    /// How sure a condition is.
    enum Fit: Int, Comparable {
        case no, perhaps, yes

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }
}
