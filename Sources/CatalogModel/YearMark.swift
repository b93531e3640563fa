/// A year as historians write it: signed, with EDTF's marks for "about" (`~`) and "perhaps" (`?`) behind it.
///
/// Source: Extended Date/Time Format, https://www.loc.gov/standards/datetime/, level 1.
package struct YearMark: Hashable, Sendable, CustomStringConvertible {
    package let year: Int
    package let isApproximate: Bool
    package let isUncertain: Bool

    package init(year: Int, isApproximate: Bool = false, isUncertain: Bool = false) {
        self.year = year
        self.isApproximate = isApproximate
        self.isUncertain = isUncertain
    }

    /// Reads `121`, `-4`, `55~`, `1564?` and `1343~?`.
    package init?(_ text: some StringProtocol) {
        var digits = Substring(text)
        var marks: Set<Character> = []
        while let last = digits.last, last == "~" || last == "?" {
            guard marks.insert(last).inserted else { return nil }
            digits.removeLast()
        }
        guard let year = Int(digits), (-5000...3000).contains(year), digits.first != "+" else { return nil }
        self.init(year: year, isApproximate: marks.contains("~"), isUncertain: marks.contains("?"))
    }

    package var description: String { "\(year)" + (isApproximate ? "~" : "") + (isUncertain ? "?" : "") }
}
