/// Collects diagnostics without drowning in them.
///
/// A hundred thousand faults of one kind in one file are counted; the first of them are kept.
package struct Findings: Sendable {
    /// How many diagnostics of one rule are kept for one file.
    package static let keptPerRuleAndFile = 50

    package private(set) var kept: [Diagnostic] = []

    /// How many were found, kept or not.
    package private(set) var counts: [Place: Int] = [:]

    package struct Place: Hashable, Sendable {
        package let path: String
        package let rule: RuleID

        package init(path: String, rule: RuleID) {
            self.path = path
            self.rule = rule
        }
    }

    package init() {}

    package var isEmpty: Bool { counts.isEmpty }

    package mutating func add(_ diagnostic: Diagnostic) {
        let place = Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
        let count = counts[place, default: 0] + 1
        counts[place] = count
        if count <= Self.keptPerRuleAndFile { kept.append(diagnostic) }
    }

    package mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { add(diagnostic) }
    }

    /// Adds what another part of the work found.
    package mutating func merge(_ other: Findings) {
        var room: [Place: Int] = [:]
        for diagnostic in other.kept {
            let place = Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
            let before = counts[place, default: 0] + room[place, default: 0]
            if before < Self.keptPerRuleAndFile { kept.append(diagnostic) }
            room[place, default: 0] += 1
        }
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    /// Keeps what passes, changed as the closure likes; what it drops is no longer counted.
    ///
    /// Where more was counted than kept, the rest goes the way of the rule's first kept diagnostic.
    package func compactMap(_ transform: (Diagnostic) -> Diagnostic?) -> Findings {
        var result = Findings()
        var dropped: [Place: Int] = [:]
        var survived: Set<Place> = []
        for diagnostic in kept {
            let place = Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
            if let changed = transform(diagnostic) {
                result.kept.append(changed)
                survived.insert(place)
            } else {
                dropped[place, default: 0] += 1
            }
        }
        for (place, count) in counts where survived.contains(place) {
            result.counts[place] = count - dropped[place, default: 0]
        }
        return result
    }
}
