import TextMatching

/// Which of two records that are to become one stays, if nobody says otherwise.
package struct PreferredRecord: Sendable {
    /// Its place among the records.
    package let place: Int

    /// What speaks for it, as a phrase: "it names an author".
    package let reason: String

    /// - Parameter source: all records of a run, which together decide what counts as a mistyped word.
    package init(of one: Int, and other: Int, in source: some RecordSource) {
        let texts = MatchTexts(source.texts(), workers: Workers(1))
        let order = IDOrder(source, Workers(1))
        func preference(_ place: Int) -> Preference { Preference(of: place, source, texts, order) }
        let (a, b) = (preference(one), preference(other))
        place = a < b ? one : other
        reason = min(a, b).reason(over: max(a, b))
    }
}
