import Testing

@testable import ContentRules

/// Authors as published collections really have them: each fault is found by one rule, and no other speaks.
@Suite struct AttributionKnownDefectTests {
    @Test(arguments: [
        ("I never think of the future", "it comes soon enough.", "author-looks-like-sentence"),
        ("To reach a port, we must sail", "sail, not tie at anchor", "author-looks-like-sentence"),
        (
            "Two things are infinite: the universe and human stupidity", " and I'm not sure about the universe.",
            "author-looks-like-sentence"
        ),
        ("Albert Einstein", "it comes soon enough.", "swapped-fields"),
        (
            "Darkness cannot drive out darkness.",
            "Martin Luther King Jr., A Testament of Hope: The Essential Writings and Speeches", "work-in-author-name"
        ),
        ("The greatest are those who.", "Saul Williams, , said the shotgun to the head.", "work-in-author-name"),
        ("Everyone has had an idea.", "Nolan Bushnell, entrepreneur.", "role-in-author-name"),
        (
            "Plans are only good intentions.", "Peter Drucker, management consultant, educator, and author.",
            "role-in-author-name"
        ),
        ("Nothing is impossible.", "–Audrey Hepburn", "mark-in-author-name"),
        ("Certain things catch your eye.", " Ancient Indian Proverb", "mark-in-author-name"),
        ("Nothing is foolproof for a sufficiently talented fool.", "/u/c00yt825", "user-handle-as-author"),
        ("Travel is fatal to prejudice.", "Unknown, but often attributed to Mark Twain", "attribution-in-prose"),
        ("Travel is fatal to prejudice.", "", "missing-author"),
    ])
    func isFoundAndNothingElse(text: String, author: String, rule: String) {
        let found = LooseTexts.checker.check([LooseTexts.entry(text, author: author)])
        #expect(found.kept.map(\.rule.name) == [rule])
    }

    /// The same people under names that are all right.
    @Test(arguments: [
        "Martin Luther King, Jr.", "Saul Williams", "Nolan Bushnell", "Audrey Hepburn", "Ancient Indian Proverb",
        "Unknown", "Mark Twain", "Will.i.am", "Dr. Seuss",
    ])
    func saysNothingAboutNames(author: String) {
        #expect(LooseTexts.checker.check([LooseTexts.entry("Nothing is impossible.", author: author)]).isEmpty)
    }
}
