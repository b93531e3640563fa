import CatalogModel
import Diagnostics

/// The overrides of a catalog by the entry that they are about.
package struct OverrideIndex: Sendable {
    package let all: [Override]
    private let byEntry: [String: [Int]]

    package init(_ overrides: [Override]) {
        all = overrides
        var byEntry: [String: [Int]] = [:]
        for (number, override) in overrides.enumerated() { byEntry[override.entry.value, default: []].append(number) }
        self.byEntry = byEntry
    }

    /// Numbers of the overrides that are about an entry.
    package func numbers(of entry: String) -> [Int] { byEntry[entry] ?? [] }

    /// Overrides that nothing was found for, of entries that were looked at.
    package func unused(used: Set<Int>) -> [Override] {
        all.enumerated().filter { !used.contains($0.offset) }.map(\.element)
    }
}
