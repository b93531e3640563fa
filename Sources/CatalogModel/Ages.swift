/// The ages somebody thought a message suits, both ends included: `12+` or `12-90`.
package struct Ages: Hashable, Sendable, CustomStringConvertible {
    package let lowest: Int

    /// Nil where there is no upper end.
    package let highest: Int?

    package init(lowest: Int, highest: Int?) {
        self.lowest = lowest
        self.highest = highest
    }

    /// Nil if the text is neither `12+` nor `12-90` (an en dash will do), or the ends are out of order or beyond 120.
    package init?(_ text: some StringProtocol) {
        if text.hasSuffix("+") {
            guard let lowest = Self.years(text.dropLast()) else { return nil }
            self.init(lowest: lowest, highest: nil)
            return
        }
        let ends = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "–" })
        guard ends.count == 2, let lowest = Self.years(ends[0]), let highest = Self.years(ends[1]), lowest <= highest
        else { return nil }
        self.init(lowest: lowest, highest: highest)
    }

    private static func years(_ digits: some StringProtocol) -> Int? {
        guard !digits.isEmpty, digits.utf8.count <= 3, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
            let number = Int(digits), number <= 120
        else { return nil }
        return number
    }

    package var description: String { highest.map { "\(lowest)-\($0)" } ?? "\(lowest)+" }
}

extension Ages {
    /// For whom a text is that nobody has rated: adults, because stores treat it so.
    ///
    /// Source: Google Play, "Apps & Games content ratings": unrated apps are treated as high-maturity.
    package static let unrated = Ages(lowest: 18, highest: nil)
}
