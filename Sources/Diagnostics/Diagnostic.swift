/// Something in the content that an editor should know about.
///
/// One value carries everything a terminal, an editor plug-in or a review bot needs: which rule
/// spoke, where, what is wrong, and what would put it right.
package struct Diagnostic: Hashable, Sendable {
    package var rule: RuleID
    package var severity: Severity
    package var range: SourceRange

    /// What is wrong, in one phrase that makes sense on its own.
    package var summary: Wording

    /// Other places that belong to the story, such as the first of two duplicates.
    package var notes: [Note]

    /// What the editor could do, the likeliest first.
    package var solutions: [Solution]

    /// What follows from it; nil for a finding that stands for itself.
    package var cause: Cause?

    package init(
        _ rule: RuleDescription, at range: SourceRange, _ summary: Wording, notes: [Note] = [],
        solutions: [Solution] = [], cause: Cause? = nil
    ) {
        self.rule = rule.id
        // The phase and the settings have the last word; see `Grading`.
        severity = rule.severity.final
        self.range = range
        self.summary = summary
        self.notes = notes
        self.solutions = solutions
        self.cause = cause
    }

    /// The place says nearly all, and hashing every word of a flood of findings takes longer than finding them.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(range.bytes)
        hasher.combine(summary.text.utf8.count)
    }

    /// A remark about another place.
    package struct Note: Hashable, Sendable {
        package var range: SourceRange
        package var text: Wording

        package init(at range: SourceRange, _ text: Wording) {
            self.range = range
            self.text = text
        }
    }

    /// Something the editor could do, as a verb phrase, with the edits that do it where a tool can make them.
    package struct Solution: Hashable, Sendable {
        package var summary: Wording
        package var replacements: [Replacement]

        package init(_ summary: Wording, _ replacements: [Replacement] = []) {
            self.summary = summary
            self.replacements = replacements
        }
    }

    /// New text for a stretch of a file; an empty range inserts.
    package struct Replacement: Hashable, Sendable {
        package var range: SourceRange
        package var text: String

        package init(_ range: SourceRange, with text: String) {
            self.range = range
            self.text = text
        }
    }
}

extension Diagnostic: Comparable {
    /// Causes first; then by place, rule, words and the rest, so that reports never depend on the order of the work.
    package static func < (one: Diagnostic, other: Diagnostic) -> Bool {
        if (one.cause == nil) != (other.cause == nil) { return one.cause != nil }
        if one.range != other.range { return one.range < other.range }
        if one.rule != other.rule { return one.rule < other.rule }
        if one.summary != other.summary { return one.summary < other.summary }
        if one.severity != other.severity { return one.severity > other.severity }
        if one.notes != other.notes { return one.notes.lexicographicallyPrecedes(other.notes) }
        return one.solutions.lexicographicallyPrecedes(other.solutions)
    }
}

extension Diagnostic.Note: Comparable {
    package static func < (one: Self, other: Self) -> Bool {
        one.range == other.range ? one.text < other.text : one.range < other.range
    }
}

extension Diagnostic.Solution: Comparable {
    package static func < (one: Self, other: Self) -> Bool {
        one.summary == other.summary
            ? one.replacements.lexicographicallyPrecedes(other.replacements) : one.summary < other.summary
    }
}

extension Diagnostic.Replacement: Comparable {
    package static func < (one: Self, other: Self) -> Bool {
        one.range == other.range
            ? one.text.utf8.lexicographicallyPrecedes(other.text.utf8) : one.range < other.range
    }
}
