import Testing

@testable import Deduplication

struct AuthorComparisonTests {
    @Test(arguments: [
        ("Søren Holm", "Soren Holm", AuthorComparison.same),
        ("J. R. Holt", "j.r. HOLT", .same),
        ("Zoë Ångström", "Zoe Angstrom", .same),
        ("James Merrywether", "James Merrywhether", .spellingVariant),
        ("Kenji Aramaki", "Aramaki Kenji", .spellingVariant),
        ("Aramaki, Kenji", "Kenji Aramaki", .spellingVariant),
        ("Armin Adler", "Armin Alder", .spellingVariant),
        ("Rose Kendall", "Robert Kendall", .different),
        // Too short for a slip to be likelier than another name.
        ("Li Wu", "Li Wei", .different),
        ("Laozi", "Lao Tzu", .different),
    ])
    func tellsSlipsFromOtherPeople(one: String, other: String, expected: AuthorComparison) {
        #expect(AuthorComparison(RecordAuthor(name: one), RecordAuthor(name: other)) == expected)
        #expect(AuthorComparison(RecordAuthor(name: other), RecordAuthor(name: one)) == expected)
    }

    @Test(arguments: ["", "Anonymous", "unknown", "Author Unknown", "-", "N/A"])
    func namesOfNobodyAreNoAuthor(name: String) {
        #expect(RecordAuthor(name: name) == nil)
    }
}

extension RecordAuthor: Equatable {
    public static func == (one: RecordAuthor, other: RecordAuthor) -> Bool {
        one.name == other.name && one.id == other.id
    }
}
