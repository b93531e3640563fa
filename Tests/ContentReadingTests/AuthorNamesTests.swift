import CatalogModel
import Diagnostics
import Testing

@testable import ContentReading

@Suite struct AuthorNamesTests {
    private func author(_ name: String, aliases: [String] = []) -> Author {
        let file = SourceFile(path: "a.md", text: "")
        return Author(
            id: name.lowercased().replacing(" ", with: "-"), name: Located(name, at: file.range),
            aliases: aliases.map { .init(text: Located($0, at: file.range)) }, range: file.range)
    }

    private var names: AuthorNames {
        AuthorNames(
            [
                author("Søren Kierkegaard"), author("Rose Kennedy"), author("Robert Kennedy"), author("John Adams"),
                author("John Quincy Adams"), author("Dr. Seuss"), author("Saint Augustine"), author("José Elm"),
                author("Jose Elm"), author("Laozi", aliases: ["Lao Tzu", "老子"]), author("Thomas Browne"),
            ])
    }

    @Test(arguments: [
        ("Soren Kierkegaard", "søren-kierkegaard"), ("KIERKEGAARD, Søren", "søren-kierkegaard"),
        ("Lao-Tzu", "laozi"), ("老子", "laozi"), ("Sir Thomas Browne", "thomas-browne"), ("Dr Seuss", "dr.-seuss"),
        ("St. Augustine", "saint-augustine"), ("José Elm", "josé-elm"), ("jose  elm", "jose-elm"),
        ("Thomas Browne, physician", "thomas-browne"),
    ])
    func findsABearer(name: String, id: String) { #expect(names.bearers(of: name) == [id]) }

    @Test(arguments: [
        "R. Kennedy", "Kennedy", "J. Adams", "John Q. Adams", "Adams", "Seuss", "Augustine", "Browne", "", "…",
    ])
    func neverGuesses(name: String) { #expect(names.bearers(of: name).isEmpty) }

    @Test func tellsWhereSeveralAreMeant() {
        #expect(names.bearers(of: "Elm, José").sorted() == ["jose-elm", "josé-elm"])
    }
}
