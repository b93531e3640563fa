/// Where words come from, as users browse it.
package enum WorkType: String, Hashable, Sendable, CaseIterable {
    case book, speech, letter, essay, poem, song, film, comic, series, interview, proverb, web, other
}
