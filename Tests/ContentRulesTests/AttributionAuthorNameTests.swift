import Testing

@testable import ContentRules

/// What is a name and what is not.
@Suite struct AttributionAuthorNameTests {
    @Test(arguments: [
        "Maya Angelou", "Cicero", "Plato", "Unknown", "Anonymous", "Author unknown", "African proverb",
        "Ancient Indian Proverb", "Old German proverb", "an old Irish proverb", "Hasidic saying", "Proverb",
        "bell hooks", "e. e. cummings", "E. E. Cummings", "k.d. lang", "danah boyd", "adrienne maree brown",
        "nayyirah waheed", "will.i.am", "deadmau5", "50 Cent", "2Pac", "U2", "M83", "UB40", "Blink-182", "P!nk",
        "Panic! at the Disco", "Wham!", "Therapy?", "T.I.", "Louis C. K.", "The Notorious B.I.G.", "Tyler, The Creator",
        "Vincent van Gogh", "van Gogh", "Leonardo da Vinci", "Antoine de Saint-Exupéry", "Ludwig Mies van der Rohe",
        "Ludwig van Beethoven", "Ibn al-'Arabi", "Hasan al-Basri", "al-Khwarizmi", "'Abdu'l-Bahá", "’Abdu’l-Bahá",
        "Jean de La Fontaine", "José Ortega y Gasset", "Hamad bin Isa Al Khalifa", "Jan L. A. van de Snepscheut",
        "Lewis Anselm da Costa Ritchie", "Arnold Jansen op de Haar", "Gerard 't Hooft", "Sor Juana Inés de la Cruz",
        "Sammy Davis, Jr.", "Martin Luther King, Jr.", "Martin Luther King Jr.", "Oliver Wendell Holmes, Sr.",
        "Henry van Dyke Jr.", "Loudon Wainwright III", "Pope John Paul II", "John Paul I", "Elizabeth I",
        "Philip Stanhope, 4th Earl of Chesterfield", "Camillo Benso, Count of Cavour", "George Gordon, Lord Byron",
        "Marcus Aurelius, Emperor", "Marcus Aurelius, Emperor of Rome", "Seneca, the Younger", "Seneca the Younger",
        "Aurelius, Marcus", "Tolkien, J. R. R.", "King, Martin Luther, Jr.", "Van Gogh, Vincent",
        "Saint-Exupéry, Antoine de", "The Dalai Lama", "14th Dalai Lama", "Richard the Lionheart", "Augustine of Hippo",
        "St. Augustine", "Saint Teresa of Avila", "Sir Arthur Conan Doyle", "General Douglas MacArthur", "Lady Gaga",
        "Dr. Seuss", "Dr. Dre", "Dr. John", "Mr. T", "J. R. R. Tolkien", "J.R.R. Tolkien", "Anaïs Nin",
        "Ásdís Óðinsdóttir",
        "Søren Kierkegaard", "Łukasz Żelazny", "Élisabeth Vigée Le Brun", "Øyvind", "老子", "村上 春樹", "孔子 (孔夫子)",
        "Лев Толстой", "Анна Ахматова", "Σωκράτης", "محمود درويش", "रवीन्द्रनाथ टैगोर", "모모", "モーニング娘。", "藤岡弘、",
        "\"Weird Al\" Yankovic", "“Weird Al” Yankovic", "Tip \"T.I.\" Harris with David Ritz",
        "Dwayne \"The Rock\" Johnson",
        "Samuel Clemens (Mark Twain)", "Quintus Horatius Flaccus (Horace)", "Seneca (the Younger)",
        "Terry Pratchett and Neil Gaiman", "Don and Linda Pendleton", "Bernstein & Woodward",
        "Tom Clancy, Steve Pieczenik, and Jeff Rovin", "Marina and the Diamonds", "BJ the Chicago Kid",
        "The Artist Formerly Known as Prince", "They Might Be Giants", "Quarry worker's creed",
        "Committee on the Elimination of Discrimination against Women", "Warner Bros.", "Acme Lamps, Ltd.",
        "Was ist was", "Sherwin-Williams Co.", "",
    ])
    func hasNothingToSayAboutNames(name: String) {
        #expect(AuthorName.fault(of: name) == nil)
    }

    @Test(arguments: [
        "↓it comes soon enough.", "↓sail, not tie at anchor", " ↓and I'm not sure about the universe.",
        "↓You can begin where you are.", "↓A journey begins with one small step.", "↓we’re all mad here",
        "↓these are the long, long years that bow the head and turn the growing spirit",
        "↓To reach a port, we must sail", "↓Mother Earth, it comes soon enough.", "↓I think therefore I am",
    ])
    func tellsSentences(marked: String) {
        let (name, body) = parts(marked)
        #expect(AuthorName.fault(of: name) == .sentence(body))
    }

    /// The proper name and the role, as `NAME|ROLE` behind what is judged.
    @Test(arguments: [
        ("Thomas Edison, inventor.", "Thomas Edison|inventor"),
        ("Nolan Bushnell, entrepreneur.", "Nolan Bushnell|entrepreneur"),
        (
            "Peter Drucker, management consultant, educator, and author.",
            "Peter Drucker|management consultant, educator, and author"
        ),
        ("Paul Tillich, German theologian.", "Paul Tillich|German theologian"),
        ("Jerry Brown, Governor of California", "Jerry Brown|Governor of California"),
        ("Jane Doe, Author", "Jane Doe|Author"), ("Jane Doe, founder of a bakery", "Jane Doe|founder of a bakery"),
        ("Voltaire, philosopher", "Voltaire|philosopher"), ("Jane Doe – novelist", "Jane Doe|novelist"),
        ("Jane Doe, Ph.D.", "Jane Doe|Ph.D"), ("Martin Luther King, Jr., preacher", "Martin Luther King, Jr.|preacher"),
        ("Andy Hunt (author)", "Andy Hunt|author"),
        ("Manny Lehman (computer scientist)", "Manny Lehman|computer scientist"),
        ("Reggie Jackson (basketball, born 1990)", "Reggie Jackson|basketball, born 1990"),
        ("Samuel Butler (1835-1902)", "Samuel Butler|1835-1902"),
        ("Mme De Sevigne, 1626–1696", "Mme De Sevigne|1626–1696"),
        ("Tacitus (c. 55 - c. 117)", "Tacitus|c. 55 - c. 117"),
        ("Dr. Martin Luther King Jr.", "Martin Luther King Jr.|Dr."), ("Prof. Ada Brook", "Ada Brook|Prof."),
        ("Professor Ada Brook", "Ada Brook|Professor"), ("Dr Ada Brook", "Ada Brook|Dr"),
        (" Ada Brook, poet ", "Ada Brook|poet"),
    ])
    func tellsRolesFromNames(name: String, expected: String) {
        guard case .role(let proper, let role) = AuthorName.fault(of: name) else {
            Issue.record("\(String(describing: AuthorName.fault(of: name)))")
            return
        }
        #expect("\(part(proper, name))|\(part(role, name))" == expected)
    }

    /// The proper name and the work, as `NAME|WORK` behind what is judged.
    @Test(arguments: [
        (
            "Martin Luther King Jr., A Testament of Hope: The Essential Writings and Speeches",
            "Martin Luther King Jr.|A Testament of Hope: The Essential Writings and Speeches"
        ),
        ("Saul Williams, , said the shotgun to the head.", "Saul Williams|, said the shotgun to the head."),
        ("Martin Luther King, Jr., Strength to Love", "Martin Luther King, Jr.|Strength to Love"),
        ("Maya Angelou, Still I Rise", "Maya Angelou|Still I Rise"), ("George Orwell, 1984", "George Orwell|1984"),
        ("Douglas Adams, \"Life, the Universe and Everything\"", "Douglas Adams|Life, the Universe and Everything"),
        ("A. Conan Doyle, “The Valley of Fear”", "A. Conan Doyle|The Valley of Fear"),
        ("Jane Austen, Pride and Prejudice", "Jane Austen|Pride and Prejudice"),
        ("Seneca, Letters to Lucilius", "Seneca|Letters to Lucilius"), ("Homer, Iliad 24", "Homer|Iliad 24"),
        ("Homer, \"Iliad\"", "Homer|Iliad"),
        ("Albert Einstein - The World As I See It", "Albert Einstein|The World As I See It"),
        ("Terry Pratchett, from Night Watch", "Terry Pratchett|Night Watch"),
        ("Any General (from Hit or Myth)", "Any General|Hit or Myth"),
        ("Kurt Vonnegut, If This Isn't Nice, What Is?", "Kurt Vonnegut|If This Isn't Nice, What Is?"),
        ("Abraham Lincoln, speech at Gettysburg", "Abraham Lincoln|speech at Gettysburg"),
        ("Antoine de Saint-Exupéry, Wind, Sand and Stars", "Antoine de Saint-Exupéry|Wind, Sand and Stars"),
    ])
    func tellsWorksFromNames(name: String, expected: String) {
        guard case .work(let proper, let work) = AuthorName.fault(of: name) else {
            Issue.record("\(String(describing: AuthorName.fault(of: name)))")
            return
        }
        #expect("\(part(proper, name))|\(part(work, name))" == expected)
    }

    @Test(arguments: [
        "↓/u/c00yt825", "↓u/someone", "↓@someone", "Jack ↓@jack", "↓c00yt825", "↓dragon_slayer", "↓user1234",
        "↓Area512",
        "↓someone@example.org", "↓https://example.org/a", "↓www.example.org", "Noor Elm <↓noor@example.org>",
    ])
    func tellsAccountsAndAddresses(marked: String) {
        let (name, body) = parts(marked)
        guard case .handle(let handle) = AuthorName.fault(of: name) else {
            Issue.record("\(name) passes as a name")
            return
        }
        #expect(handle.lowerBound == body.lowerBound)
        #expect(part(handle, name).allSatisfy { !$0.isWhitespace && $0 != ">" })
    }

    @Test(arguments: [
        ("Unknown, but often attributed to Mark Twain", "Mark Twain"),
        ("Attributed to Abraham Lincoln", "Abraham Lincoln"),
        ("attributed to Mark Twain, among others", "Mark Twain, among others"),
        ("Mark Twain (attributed)", "Mark Twain"),
        ("Probably Mark Twain", "Mark Twain"), ("Mark Twain, probably", "Mark Twain"),
        ("Mark Twain (disputed)", "Mark Twain"),
        ("Supposedly Martin Luther King Jr.", "Martin Luther King Jr."), ("allegedly a sailor", "nobody"),
    ])
    func tellsProseAboutAuthors(name: String, candidate: String) {
        guard case .prose(let body, let found) = AuthorName.fault(of: name) else {
            Issue.record("\(String(describing: AuthorName.fault(of: name)))")
            return
        }
        #expect(body == 0..<name.utf8.count)
        #expect(found.map { part($0, name) } ?? "nobody" == candidate)
    }

    /// `↓` before the mark; behind it the name that is left.
    @Test(arguments: [
        ("↓–Audrey Hepburn", "Audrey Hepburn"), ("↓ Ancient Indian Proverb", "Ancient Indian Proverb"),
        ("Edward Elric↓ ", "Edward Elric"), ("↓-- Ada Brook", "Ada Brook"), ("↓~ Rumi", "Rumi"), ("↓• Rumi", "Rumi"),
        ("↓\"Ada Brook\"", "Ada Brook"), ("↓“Ada Brook", "Ada Brook"), ("Ada Brook↓\"", "Ada Brook"),
        ("↓‘Ada Brook’", "Ada Brook"), ("Ada Brook↓.", "Ada Brook"), ("Ada Brook↓,", "Ada Brook"),
        ("↓—Martin Luther King Jr.", "Martin Luther King Jr."), ("↓\u{A0}Ada Brook", "Ada Brook"),
        ("old German proverb↓.", "old German proverb"), ("↓«老子»", "老子"),
    ])
    func tellsMarksAtTheEndsOfNames(marked: String, expected: String) {
        let (name, _) = parts(marked)
        guard case .mark(let mark, let proper) = AuthorName.fault(of: name) else {
            Issue.record("\(String(describing: AuthorName.fault(of: name)))")
            return
        }
        #expect(mark.lowerBound == marked.utf8.firstIndexOfArrow)
        #expect(part(proper, name) == expected)
    }

    private func part(_ range: Range<Int>, _ name: String) -> String {
        String(decoding: Array(name.utf8)[range], as: UTF8.self)
    }

    /// The name without the mark, and the stretch from the mark to the end.
    private func parts(_ marked: String) -> (name: String, body: Range<Int>) {
        let name = marked.filter { $0 != "↓" }
        return (name, marked.utf8.firstIndexOfArrow..<name.utf8.count)
    }
}

extension String.UTF8View {
    /// Bytes in front of `↓`.
    fileprivate var firstIndexOfArrow: Int { String(self).prefix { $0 != "↓" }.utf8.count }
}
