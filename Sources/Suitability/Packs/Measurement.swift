import CatalogModel
import Diagnostics

/// What somebody measured about a pack: how much of what is delicate its rules find, and how much they leave alone.
///
///     measured:
///       - {topics: [self-harm], set: "160 lines as people word them", on: 2026-11-22, recall: .20, innocents: .95}
package struct Measurement: Sendable {
    /// The topics that it was about; empty for all together.
    package let topics: [Located<String>]

    /// The texts that it was measured on, for people.
    package let set: String
    package let on: CalendarDay

    /// By figure, in thousandths.
    package let figures: [Figure: Int]

    package enum Figure: String, Hashable, Sendable, CaseIterable {
        /// The share of delicate texts that are found.
        case recall
        /// The share of findings that are right.
        case precision
        /// The share of harmless texts that are left alone.
        case innocents
    }

    /// `self-harm: recall .20, innocents .95 (160 lines as people word them, 2026-11-22)`
    package var line: String {
        let about = topics.isEmpty ? "all topics" : topics.map(\.value).joined(separator: ", ")
        let shares = Figure.allCases.compactMap { figure in
            figures[figure].map { "\(figure.rawValue) \(Self.decimal($0))" }
        }
        return escaped("\(about): \(shares.joined(separator: ", ")) (\(set), \(on))")
    }

    /// Thousandths of a share that is written as `.2`, `0.203` or `1`; nil for anything else.
    static func thousandths(_ text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), ["", "0", "1"].contains(parts[0]) else { return nil }
        let digits = parts.count == 2 ? String(parts[1]) : ""
        guard digits.utf8.count <= 3, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            parts.count == 1 ? !parts[0].isEmpty : !digits.isEmpty
        else { return nil }
        let fraction = Int(digits + String(repeating: "0", count: 3 - digits.utf8.count)) ?? 0
        let share = (parts[0] == "1" ? 1000 : 0) + fraction
        return share <= 1000 ? share : nil
    }

    private static func decimal(_ thousandths: Int) -> String {
        if thousandths == 1000 { return "1.00" }
        let digits = String(thousandths)
        let padded = String(repeating: "0", count: 3 - digits.utf8.count) + digits
        return "." + (padded.hasSuffix("0") ? String(padded.dropLast()) : padded)
    }
}
