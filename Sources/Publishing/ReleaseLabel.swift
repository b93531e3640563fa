import CatalogModel

/// The name of a content version for people, `2026.11.21-1`: its day, and which of that day's it is.
struct ReleaseLabel: Hashable, Comparable {
    let day: CalendarDay
    let count: Int

    /// Nil for text of another form.
    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[1]), count > 0, String(count) == parts[1],
            let day = CalendarDay(
                parts[0].split(separator: ".", omittingEmptySubsequences: false).joined(separator: "-"))
        else { return nil }
        self.day = day
        self.count = count
    }

    static func < (one: ReleaseLabel, other: ReleaseLabel) -> Bool {
        (one.day, one.count) < (other.day, other.count)
    }
}
