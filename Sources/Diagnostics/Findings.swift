/// Collects diagnostics without drowning in them.
///
/// A hundred thousand faults of one kind in one file are counted; the first of them are kept.
package struct Findings: Sendable {
    /// How many diagnostics of one rule are kept for one file.
    package static let keptPerRuleAndFile = 50

    /// The same for collections, where one file holds what an editor would spread over hundreds.
    package static let keptPerRuleAndCollection = 5000

    private let limit: Int

    package private(set) var kept: [Diagnostic] = []

    /// Those that are kept. What is stated once for many entries, at the head of their file, is wrong once.
    private var said: Set<Diagnostic> = []

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

    /// - Parameter limit: how many diagnostics of one rule to keep for one file.
    package init(keeping limit: Int = keptPerRuleAndFile) { self.limit = limit }

    package var isEmpty: Bool { counts.isEmpty }

    package mutating func add(_ diagnostic: Diagnostic) {
        let place = Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
        if Self.increment(&counts[place, default: 0]) <= limit {
            if said.insert(diagnostic).inserted { kept.append(diagnostic) } else { counts[place]! -= 1 }
        }
    }

    /// Moves the findings on a copy, of the same path, to where the copied pieces stand.
    package mutating func relocate(_ place: (SourceRange) -> SourceRange) {
        kept = kept.map { finding in
            var moved = finding
            moved.range = place(finding.range)
            for index in moved.notes.indices { moved.notes[index].range = place(moved.notes[index].range) }
            for index in moved.solutions.indices {
                for edit in moved.solutions[index].replacements.indices {
                    let range = moved.solutions[index].replacements[edit].range
                    moved.solutions[index].replacements[edit].range = place(range)
                }
            }
            return moved
        }
        said = Set(kept)
    }

    /// One look-up instead of two: a flood of findings passes here.
    private static func increment(_ count: inout Int) -> Int {
        count += 1
        return count
    }

    /// Whether a further diagnostic of a rule for a file would only be counted, so that nobody need think about advice.
    package func isFull(_ rule: RuleID, in file: SourceFile) -> Bool {
        !kept.isEmpty && counts[Place(path: file.path, rule: rule), default: 0] >= Self.keptPerRuleAndFile
    }

    /// Counts a finding of which nobody would see more than the number, because enough of its kind are kept.
    ///
    /// - Parameters:
    ///   - most: how many are enough, where that is fewer than usual.
    ///   - times: how many findings there are of it.
    /// - Returns: false if there is still room, so that the diagnostic is to be made and added.
    package mutating func count(
        _ rule: RuleID, unlessRoomIn file: SourceFile, for most: Int = .max, times: Int = 1
    ) -> Bool {
        let place = Place(path: file.path, rule: rule)
        guard counts[place, default: 0] >= min(most, limit) else { return false }
        counts[place, default: 0] += times
        return true
    }

    package mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics { add(diagnostic) }
    }

    /// Adds what another part of the work found.
    package mutating func merge(_ other: Findings) {
        var room: [Place: Int] = [:]
        var repeated: [Place: Int] = [:]
        for diagnostic in other.kept {
            let place = Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
            let before = counts[place, default: 0] + room[place, default: 0]
            if before < limit {
                guard said.insert(diagnostic).inserted else {
                    repeated[place, default: 0] += 1
                    continue
                }
                kept.append(diagnostic)
            }
            room[place, default: 0] += 1
        }
        counts.merge(other.counts, uniquingKeysWith: +)
        for (place, count) in repeated { counts[place]! -= count }
    }

    /// How many were counted and not kept, where there are any.
    package var unlisted: [Place: Int] {
        var rest = counts
        for diagnostic in kept {
            rest[Place(path: diagnostic.range.file.path, rule: diagnostic.rule), default: 0] -= 1
        }
        return rest.filter { $0.value > 0 }
    }

    /// All of them as causes.
    package func caused(by cause: Cause?) -> Findings {
        compactMap { finding in
            var finding = finding
            finding.cause = cause
            return finding
        }
    }

    /// Keeps what passes, changed as the closure likes; what it drops is no longer counted.
    ///
    /// Where more was counted than kept, the rest goes with the kept ones: it stays counted as long as one of them
    /// passes, and under the path and rule that this one now has.
    package func compactMap(_ transform: (Diagnostic) -> Diagnostic?) -> Findings {
        var result = Findings(keeping: limit)
        var rest = counts
        var heirs: [Place: Place] = [:]
        for diagnostic in kept {
            let place = Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
            rest[place, default: 0] -= 1
            guard let changed = transform(diagnostic) else { continue }
            let heir = Place(path: changed.range.file.path, rule: changed.rule)
            result.kept.append(changed)
            result.said.insert(changed)
            result.counts[heir, default: 0] += 1
            heirs[place] = heirs[place] ?? heir
        }
        for (place, heir) in heirs { result.counts[heir, default: 0] += rest[place, default: 0] }
        return result
    }
}
