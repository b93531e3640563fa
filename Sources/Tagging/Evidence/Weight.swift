/// How much a word speaks for a tag, in hundredths, so that sums are the same on every machine.
package struct Weight: Hashable, Sendable, Comparable {
    package var hundredths: Int

    package init(hundredths: Int) { self.hundredths = hundredths }

    /// Rounded to the nearest hundredth.
    init(_ value: Double) { hundredths = Int((value * 100).rounded()) }

    /// Nil for what is no number with two decimals, such as `-1.05`.
    package init?(_ text: some StringProtocol) {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
        guard let dot = digits.firstIndex(of: UInt8(ascii: ".")), digits[dot...].count == 3, dot > digits.startIndex,
            digits.count <= 8, digits.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }),
            let number = Int(String(decoding: digits.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self)),
            digits.filter({ $0 == UInt8(ascii: ".") }).count == 1
        else { return nil }
        hundredths = isNegative ? -number : number
    }

    package static func < (one: Weight, other: Weight) -> Bool { one.hundredths < other.hundredths }
    package static let zero = Weight(hundredths: 0)
}

extension Weight: CustomStringConvertible {
    package var description: String {
        let amount = abs(hundredths)
        return "\(hundredths < 0 ? "-" : "")\(amount / 100).\(amount % 100 < 10 ? "0" : "")\(amount % 100)"
    }
}
