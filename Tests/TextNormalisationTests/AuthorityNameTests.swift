import Testing

@testable import TextNormalisation

@Suite struct AuthorityNameTests {
    @Test(arguments: [
        ("Søren Kierkegaard", "Soren Kierkegaard"), ("Łukasz Brook", "lukasz brook"), ("Æsop", "Aesop"),
        ("Antoine de Saint-Exupéry", "Antoine de Saint Exupery"), ("O’Brien", "O'Brien"),
        ("J.R.R. Elm", "J. R. R. Elm"),
        ("Brontë, Emily", "Emily Bronte"), ("Elm,Noor", "Noor  Elm"),
        ("Martin Luther King, Jr.", "Martin Luther King Jr"),
        ("Straße", "strasse"), ("Þór Elm", "Thor Elm"), ("Đorđe", "Dorde"), ("Elm,", "Elm"), ("Ｎoor Elm", "Noor Elm"),
    ])
    func writesOfOneNameHaveOneKey(one: String, other: String) {
        #expect(AuthorityName(one).key == AuthorityName(other).key)
    }

    /// People who share initial and surname, and other names that are near: none is ever another.
    @Test(arguments: [
        ("Rose Kennedy", "Robert Kennedy"), ("John Adams", "John Quincy Adams"), ("Abigail Adams", "Ansel Adams"),
        ("Henry Miller", "Hugh Miller"), ("Phyllis Theroux", "Paul Theroux"), ("R. Kennedy", "Robert Kennedy"),
        ("Ralph Emerson", "Ralph Waldo Emerson"), ("Victor Frankl", "Viktor Frankl"),
        ("Himura Kenshin", "Kenshin Himura"),
        ("Oliver Wendell Holmes Sr.", "Oliver Wendell Holmes Jr."), ("孔子", "老子"),
    ])
    func namesOfTwoPeopleStayTwo(one: String, other: String) {
        let (one, other) = (AuthorityName(one), AuthorityName(other))
        #expect(one.key != other.key)
        #expect(one.keyWithoutRole ?? one.key != other.keyWithoutRole ?? other.key)
    }

    @Test(arguments: [
        ("Dr. Ada Brook", "ada brook"), ("Sir Thomas Browne", "thomas browne"), ("St. Augustine", "augustine"),
        ("Prof. Dr. Noor Elm", "noor elm"), ("Thomas Edison, inventor.", "thomas edison"),
        ("Peter Drucker, management consultant, educator, and author.", "peter drucker"),
        ("Noor Elm, founder of the lamp works", "noor elm"), ("Elm, Dr. Noor", "noor elm"),
    ])
    func titlesAndOccupationsCanBeTakenOff(name: String, key: String) {
        #expect(AuthorityName(name).keyWithoutRole == key)
    }

    @Test(arguments: ["Ada Brook", "Brook, Ada", "Martin Luther King, Jr.", "Doctor", "General", "", "Homer, Iliad"])
    func otherNamesHaveNothingToTakeOff(name: String) { #expect(AuthorityName(name).keyWithoutRole == nil) }

    @Test func tellsHowLongTheTitlesAre() {
        #expect(AuthorityName.lengthOfTitles(of: "Prof. Dr. Noor Elm") == 10)
        #expect(AuthorityName.lengthOfTitles(of: "Noor Elm") == 0)
        #expect(AuthorityName.lengthOfTitles(of: "Sir ") == 0)
    }

    /// The quick way for ASCII and the plain way give the same answer.
    @Test(arguments: ["", " ", "A", "a.b", "--A  b--", "Dr. O'Neil-Smith 3rd", "a\tb\nc", "9 Lives", "...", "x y "])
    func keysOfASCIIAreThoseOfAllNames(name: String) { #expect(FoldedName.key(of: name) == FoldedName(name).text) }
}
