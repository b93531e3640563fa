import Diagnostics
import Importing
import Testing

@Suite struct FortuneTests {
    @Test func readsEntriesBetweenPercentSigns() {
        let (result, marks) = read("Go on.\n%\nOne\n\n  two\n%\n↓%\nLast", as: .fortune)
        #expect(result.records.map(\.text.string) == ["Go on.", "One\n\n  two", "Last"])
        #expect(result.records.map(\.id) == ["sample:1", "sample:3", "sample:8"])
        #expect(result.found == [Found(rule: "empty-entry", offset: marks[0])])
    }

    @Test func endsWithOrWithoutAPercentSign() {
        for end in ["\n%\n", "\n%", "\n", "", "\n%\n\n"] {
            #expect(read("a\n%\nb\(end)", as: .fortune).result.records.count == 2, "\(end.debugDescription)")
        }
        #expect(read("a\r\n%\r\nb\r\n", as: .fortune).result.records.map(\.text.string) == ["a", "b"])
    }

    @Test func knowsThePlaceOfEveryCharacter() throws {
        let (result, marks) = read("a\n\t↓b ⟨1B⟩[1mc⟨1B⟩[0m ↓_⟨08⟩d  \nf\n\t\t-- ↓Ada \"Al\" Brook\n%\n", as: .fortune)
        let record = try #require(result.records.first)
        #expect(record.text.string == "a\n        b c d\nf")
        #expect(record.text.range(10..<11).bytes.lowerBound == marks[0])
        #expect(record.text.range(14..<15).bytes == marks[1]..<(marks[1] + 3))
        #expect(record.author?.string == "Ada \"Al\" Brook")
        #expect(record.author?.range.bytes.lowerBound == marks[2])
        #expect(Set(result.found.map(\.rule)) == ["ansi-escape-removed", "overstrike-removed"])
    }

    @Test func understandsOverstrikes() {
        let (result, _) = read("b⟨08⟩bo⟨08⟩o _⟨08⟩e⟨08⟩e x⟨08⟩_\n%\n", as: .fortune)
        #expect(result.records[0].text.string == "bo e x")
    }

    struct Case: CustomStringConvertible {
        let line: String
        var author: String?
        var work: String?
        var locator: String?
        var note: String?
        var attributedTo: String?
        var source: String?

        init(
            _ line: String, _ author: String? = nil, work: String? = nil, at locator: String? = nil,
            note: String? = nil, to attributedTo: String? = nil, source: String? = nil
        ) {
            self.line = line
            self.author = author
            self.work = work
            self.locator = locator
            self.note = note
            self.attributedTo = attributedTo
            self.source = source
        }

        var description: String { line }
    }

    static let attributions: [Case] = [
        Case("-- Carl Sandburg", "Carl Sandburg"),
        Case("-- R. G. Ingersoll", "R. G. Ingersoll"),
        Case("-- Marshall McLuhan.", "Marshall McLuhan"),
        Case("-- Fred Brooks, Jr.", "Fred Brooks, Jr."),
        Case("-- Martin Luther King, Jr., \"Strength to Love\"", "Martin Luther King, Jr.", work: "Strength to Love"),
        Case("-- Spock, \"The Way to Eden\", stardate 5832.3", "Spock", work: "The Way to Eden", at: "stardate 5832.3"),
        Case("-- Thomas Pynchon, _Gravity's Rainbow_", "Thomas Pynchon", work: "Gravity's Rainbow"),
        Case("-- (Terry Pratchett, Small Gods)", "Terry Pratchett", work: "Small Gods"),
        Case("-- Donald Trump, Art of the Deal", "Donald Trump", work: "Art of the Deal"),
        Case("-- Goethe, Maximen und Reflexionen, Nr. 1103", "Goethe", work: "Maximen und Reflexionen", at: "Nr. 1103"),
        Case("-- George F. Baer, railroad industrialist", "George F. Baer", note: "railroad industrialist"),
        Case("-- Kevin White, Mayor of Boston", "Kevin White", note: "Mayor of Boston"),
        Case("-- Paolo Uccello, Renaissance artist", "Paolo Uccello", note: "Renaissance artist"),
        Case("-- Dennis Ritchie, 1989", "Dennis Ritchie", at: "1989"),
        Case("-- Jean Jacques Rousseau (Émile)", "Jean Jacques Rousseau", note: "Émile"),
        Case("-- Julius H. Marx [Groucho]", "Julius H. Marx", note: "Groucho"),
        Case("-- \"Gravitation\", Misner, Thorne, and Wheeler", "Misner, Thorne, and Wheeler", work: "Gravitation"),
        Case("-- Rob Pike, Brian Kernighan, and Ken Thompson", "Rob Pike, Brian Kernighan, and Ken Thompson"),
        Case(
            "-- Larry Wall in <8162@jpl-devvax.JPL.NASA.GOV>", "Larry Wall", note: "in <8162@jpl-devvax.JPL.NASA.GOV>"),
        Case("-- Chris Wedgwood <cw@ix.net.nz>", "Chris Wedgwood", note: "cw@ix.net.nz"),
        Case("-- Alan Cox on linux-kernel", "Alan Cox", note: "on linux-kernel"),
        Case("-- Linus Torvalds announcing 2.0.27", "Linus Torvalds", note: "announcing 2.0.27"),
        Case("-- Douglas Adams \"Mostly Harmless\"", "Douglas Adams", work: "Mostly Harmless"),
        Case("-- Wendy Rohm - \"Die Akte\"", "Wendy Rohm", work: "Die Akte"),
        Case(
            "-- Roedy Green: How To Write Unmaintainable Code", "Roedy Green", work: "How To Write Unmaintainable Code"),
        Case("-- Scottish Proverb", to: "Scottish Proverb"),
        Case("-- Anonymous", to: "Anonymous"),
        Case("-- attributed to Ray Bradbury", to: "Ray Bradbury"),
        Case("-- seen on c.o.l.misc", note: "seen on c.o.l.misc"),
        Case("-- Proverbs 18:12", work: "Proverbs", at: "18:12"),
        Case("-- 1 John 4:18", work: "1 John", at: "4:18"),
        Case(
            "-- Joel Spolsky, \"Rub a dub dub\"\n\t\t-- http://example.org/a.html", "Joel Spolsky",
            work: "Rub a dub dub", source: "http://example.org/a.html"),
        Case(
            "-- Samuel Beckett\n\t\t-- Worstward Ho ( http://example.org/b )", "Samuel Beckett", note: "Worstward Ho",
            source: "http://example.org/b"),
        Case(
            "-- Douglas Coupland, \"Generation X: Tales for an Accelerated\n\t\t   Culture\"", "Douglas Coupland",
            work: "Generation X: Tales for an Accelerated Culture"),
        Case(
            "-- Dirty Death\n\t\t   (Terry Pratchett, Reaper Man)", "Terry Pratchett", work: "Reaper Man",
            note: "Dirty Death"),
        Case("-- Horst Seehofer\n(über den Haushalt)", "Horst Seehofer", note: "(über den Haushalt)"),
        Case("-- Thomas Watson, chairman of IBM, 1943", "Thomas Watson", at: "1943", note: "chairman of IBM"),
        Case("-- chromatic", "chromatic"),
        Case("–- P. Williams", "P. Williams"),
        Case("— Windows Vista licence", "Windows Vista licence"),
        Case("-Cory Doctorow, \"The Internet Con\"", "Cory Doctorow", work: "The Internet Con"),
        Case("-- ( http://example.org/c )", source: "http://example.org/c"),
    ]

    @Test(arguments: attributions)
    func readsAttributions(example: Case) throws {
        let (result, _) = read("Go on.\n\t\t\(example.line)\n%\n", as: .fortune)
        let record = try #require(result.records.first)
        #expect(record.text.string == "Go on.")
        #expect(record.author?.string == example.author)
        #expect(record.work?.string == example.work)
        #expect(record.note?.string == example.note)
        #expect(record.locator?.string == example.locator)
        #expect(record.attributedTo?.string == example.attributedTo)
        #expect(record.source?.string == example.source)
        for text in [record.author, record.attributedTo, record.source].compactMap(\.self) {
            #expect(text.range.text == text.string)
        }
    }

    @Test(arguments: [
        ("It is well known.  -- James Baldwin", "It is well known.", "James Baldwin"),
        ("nothing to say.                            -- The Juice Media", "nothing to say.", "The Juice Media"),
        ("a federal crime. -- Steven Rostedt", "a federal crime.", "Steven Rostedt"),
        ("every six months.\t\t-- Oscar Wilde", "every six months.", "Oscar Wilde"),
        (
            "And whispered, \"Nice try.\" -- GNU Humor Collection", "And whispered, \"Nice try.\"",
            "GNU Humor Collection"
        ),
        ("3.             -- linux/Documentation/CodingStyle", "3.", "linux/Documentation/CodingStyle"),
    ])
    func findsTheNameBehindTheText(line: String, text: String, author: String) throws {
        let (result, _) = read(line + "\n%\n", as: .fortune)
        #expect(result.records.first?.text.string == text)
        #expect(result.records.first?.author?.string == author)
    }

    @Test(arguments: [
        "-- I have seen the FUN --",
        "VI VI VI -- The editor of the beast.",
        "Was hat man mit der Million gemacht?\n-- Auf die Seite gelegt.",
        "Was ist ein Hase im Weltraum?\n\t\t-- Ein Kosmolangohr.",
        "As proud for half the money\n-- and so on.",
        "Yours, or\n-- theirs.  We had all the momentum; we were riding the crest\nof a wave.",
        "11+  -- Does suicide seem attractive?",
        "Things to say:\n\t-- I am tired.\n\t-- I am cold.\n\t-- I am wet.\n\t-- I am old.",
        "Old sayings\n-- All is not gold.\n-- Where there is smoke,\n\tthere is fire.\n-- Do not beg.",
        "Schönheit -- Männer können besser gucken",
        "--> Im Rhein.\n--> Die Elbe.",
        "NOTICE\n\n-- THE LIFTS ARE OUT OF ORDER --\n\n(Take the stairs.)",
        "o\n  ------- _`\\<,_    _`\\<,_\n  ------ (_)/ (_)  (_)/ (_)",
    ])
    func leavesDashesThatCreditNobody(text: String) throws {
        let (result, _) = read(text + "\n%\n", as: .fortune)
        let record = try #require(result.records.first)
        #expect(record.author == nil && record.attributedTo == nil && record.note == nil)
        #expect(record.text.string.filter { $0 != " " } == text.filter { $0 != "\t" && $0 != " " })
    }

    @Test func keepsEntriesOfSeveralPeopleWholeAndSaysSo() {
        let (result, marks) = read(
            "Go on.\n\t\t↓-- Ada Brook\n\nAnd on.\n\t\t-- Ben Cole\n%\nGo.\n\t\t-- Ada Brook\n", as: .fortune)
        #expect(result.records.map { $0.author?.string } == [nil, "Ada Brook"])
        #expect(result.records[0].text.string.hasSuffix("-- Ben Cole"))
        #expect(result.found("several-attributions") == marks)
    }

    @Test func readsTaggedFortunes() {
        let (result, marks) = read(
            "One is less than two.\n---- math,geek\nGo on.   -- Ada Brook (2016)\n---- life, ↓work,life\n↓---- x\n",
            as: .fortune,
            path: "en.tfortunes")
        #expect(result.records.map(\.text.string) == ["One is less than two.", "Go on."])
        #expect(result.records.map { $0.tags.map(\.string) } == [["math", "geek"], ["life", "work"]])
        #expect(result.records[1].author?.string == "Ada Brook" && result.records[1].note?.string == "2016")
        #expect(result.found.map(\.rule) == ["repeated-tag", "empty-entry"])
        #expect(result.found.last?.offset == marks[1])
    }

    @Test func believesACollectionOfFalseCredits() {
        let (result, _) = read(
            "Ein Gespenst geht um.\n\t\t-- Hui Buh\n(Falsch zugeordnete Zitate; eigentlich Karl Marx)\n%\n",
            as: .fortune)
        #expect(result.records[0].author?.string == "Hui Buh")
        #expect(result.records[0].status == .misattributed)
    }

    @Test func saysWhatItSplitByGuess() {
        let (result, marks) = read("Go on.\n\t\t-- ↓Ada Brook, The Long Brook\n%\n", as: .fortune)
        #expect(result.found == [Found(rule: "attribution-split", offset: marks[0])])
    }
}
