/// A correction of who said something: `Aristotle until 2026-11-21 because the sentence is Will Durant's`.
package struct Correction: Hashable, Sendable, CustomStringConvertible {
    /// Who was credited before, as an id of the authority file or a name.
    package let former: String

    /// When it was corrected.
    package let until: CalendarDay
    package let reason: String

    package init(former: String, until: CalendarDay, reason: String) {
        self.former = former
        self.until = until
        self.reason = reason
    }

    /// Nil if the text has not the form above.
    package init?(_ written: String) {
        let parts = Self.parts(of: written)
        guard parts.count == 3, let until = CalendarDay(parts[1]) else { return nil }
        self.init(former: parts[0], until: until, reason: parts[2])
    }

    package var description: String { "\(former) until \(until) because \(reason)" }

    /// The three parts; fewer where one is missing or empty.
    private static func parts(of written: String) -> [String] {
        let words = written.split(separator: " ")
        guard let until = words.indices.first(where: { words[$0] == "until" && $0 + 2 < words.count }),
            words[until + 2] == "because"
        else { return [] }
        let parts = [words[..<until], words[(until + 1)...(until + 1)], words[(until + 3)...]]
        return parts.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    }
}
