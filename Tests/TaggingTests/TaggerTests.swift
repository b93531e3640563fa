import CatalogModel
import Diagnostics
import Suitability
import Testing

@testable import Tagging

struct TaggerTests {
    private let id = MessageID("q0000000000a1")!

    private func message(
        _ entry: Entry, categories: [CatalogModel.Category] = [category("courage", ages: "14-60")],
        authors: [Author] = [], more: Tagger.Additions = Tagger.Additions()
    ) -> (message: Message, findings: [Diagnostic]) {
        var findings = Findings()
        let tagger = Tagger(settings: settings(), categories: categories, authors: authors)
        var rater = EntryRater(tagger.suitability)
        let rating = rater.rate(entry, id: id.string, categories: [], &findings)
        return (tagger.message(of: entry, id: id, rating: rating, more: more, &findings), findings.kept)
    }

    @Test func agesComeFromTheNearestPlaceThatStatesThem() {
        let courage = (EntryField.category, ["courage"])
        let own = message(entry("Begin.", [(.ages, ["16+"])], common: [courage, (.ages, ["13-80"])])).message
        #expect(own.minAge == 16)
        #expect(own.maxAge == nil)
        let file = message(entry("Begin.", common: [courage, (.ages, ["13-80"])])).message
        #expect(file.minAge == 13)
        #expect(file.maxAge == 80)
        let category = message(entry("Begin.", [courage])).message
        #expect(category.minAge == 14)
        #expect(category.maxAge == 60)
    }

    @Test func whatNobodyRatedIsForAdultsAndAnError() throws {
        let sample = entry("Begin.", [(.category, ["courage"])])
        let (message, findings) = message(sample, categories: [category("courage")])
        #expect(message.minAge == 18)
        #expect(findings.map(\.rule) == ["unrated-entry"])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.range == sample.text.range)
    }

    @Test func categoriesAndMoodsAreTheEntrysAndNothingElse() {
        let sample = entry(
            "Begin.",
            [(.category, ["courage"]), (.alsoIn, ["rest", "morning"]), (.moods, ["tired"]), (.ages, ["12+"])])
        let (message, findings) = message(
            sample, more: Tagger.Additions(sources: ["web"], categories: ["hope", "rest"]))
        #expect(message.categories == ["courage", "rest", "morning", "hope"])
        #expect(message.moods == ["tired"])
        #expect(message.sources == ["web"])
        #expect(findings.isEmpty)
    }

    @Test func fillsInWhatTheCatalogSays() {
        let (message, _) = message(entry("Begin.", [(.category, ["courage"])]))
        #expect(message.id == id)
        #expect(message.kind == .message)
        #expect(message.text == "Begin.")
        #expect(message.language == "en")
        #expect(message.licence == "CC0-1.0")
        #expect(message.status == .original)
    }

    @Test func entrysOwnLanguageLicenceAndStatusWin() {
        let sample = entry(
            "Beginne.",
            [
                (.kind, ["quote"]), (.category, ["courage"]), (.language, ["de"]), (.licence, ["CC-BY-4.0"]),
                (.credit, ["Text: Mira Holt"]), (.status, ["disputed"]), (.attributedTo, ["Japanese proverb"]),
                (.translationOf, ["q0000000000a2"]), (.source, ["Town archive"]),
            ])
        let (message, _) = message(sample)
        #expect(message.language == "de")
        #expect(message.licence == "CC-BY-4.0")
        #expect(message.credit == "Text: Mira Holt")
        #expect(message.status == .disputed)
        #expect(message.attributedTo == "Japanese proverb")
        #expect(message.translationOf?.string == "q0000000000a2")
        #expect(message.sources == ["Town archive"])
    }

    @Test func quoteWithoutStatusIsAttributed() {
        #expect(message(entry("Begin.", [(.kind, ["quote"]), (.category, ["courage"])])).message.status == .attributed)
    }

    @Test func authorAndWorkAreLookedUp() {
        let file = SourceFile(path: "authors/mira-holt.md", text: "Mira Holt")
        func located(_ text: String) -> Located<String> { Located(text, at: file.range) }
        let author = Author(
            id: "mira-holt", name: located("Mira Holt"),
            works: [
                Work(id: located("tides"), title: located("On Tides"), type: .essay, year: YearMark("1931~"))
            ], range: file.range)
        let sample = entry("Begin.", [(.category, ["courage"]), (.translator, ["George Long, 1862"])]) { sample in
            let ranges = ["M. Holt", "Tides", "II.3"].map { sample.add($0) }
            return { file in
                let parts = ranges.map { SourceText(file.text($0), in: file, bytes: $0) }
                return Attribution(
                    author: AuthorMention(written: parts[0], id: "mira-holt", isReference: false),
                    work: WorkMention(written: parts[1], id: "tides", isReference: false), locator: parts[2],
                    range: parts[0].range)
            }
        }
        let (message, _) = message(sample, authors: [author])
        #expect(message.kind == .quote)
        #expect(message.author == Message.MessageAuthor(id: "mira-holt", name: "Mira Holt"))
        #expect(
            message.work
                == Message.MessageWork(id: "tides", title: "On Tides", type: .essay, year: 1931, locator: "II.3"))
        #expect(message.translator == "George Long")
        #expect(message.translated == 1862)
    }

    @Test func workThatIsNotOnFileKeepsTitleAndYearAsWritten() {
        let sample = entry("Begin.", [(.category, ["courage"])]) { sample in
            let ranges = ["Ben Hale", "Harbours", "1904"].map { sample.add($0) }
            return { file in
                let parts = ranges.map { SourceText(file.text($0), in: file, bytes: $0) }
                return Attribution(
                    author: AuthorMention(written: parts[0], id: nil, isReference: false),
                    work: WorkMention(written: parts[1], id: nil, isReference: false), year: parts[2],
                    range: parts[0].range)
            }
        }
        let (message, _) = message(sample)
        #expect(message.author == nil)
        #expect(
            message.work
                == Message.MessageWork(id: nil, title: "Harbours", type: nil, year: 1904, locator: nil))
    }

    @Test func tipsCarryTheirReviewAndVideosTheirLength() {
        let tip = entry(
            "Walk a little.",
            [
                (.kind, ["tip"]), (.category, ["courage"]), (.reviewedBy, ["Mira Holt"]),
                (.reviewedOn, ["2026-01-02"]), (.reviewDue, ["2027-01-02"]),
            ])
        #expect(
            message(tip).message.review
                == Message.Review(by: "Mira Holt", on: "2026-01-02", due: "2027-01-02"))
        let video = entry(
            "A walk by the sea.",
            [
                (.kind, ["video"]), (.category, ["courage"]), (.link, ["https://example.org/sea"]),
                (.title, ["The sea"]), (.duration, ["1:02:30"]), (.alt, ["Waves"]),
            ])
        #expect(
            message(video).message.video
                == Message.Video(link: "https://example.org/sea", title: "The sea", seconds: 3750, alt: "Waves"))
    }

    @Test(
        arguments: [
            ("George Long, 1862", "George Long", 1862), ("George Long", "George Long", nil),
            ("Long, George", "Long, George", nil), ("Long, George, 1862~", "Long, George", 1862),
            ("Anna Reeve ,  44", "Anna Reeve", 44),
        ] as [(String, String, Int?)])
    func splitsTranslatorAndYear(written: String, name: String, year: Int?) {
        #expect(Translator(written).name == name)
        #expect(Translator(written).year == year)
    }

    @Test(
        arguments: [
            ("4:05", 245), ("0:59", 59), ("1:02:30", 3750), ("90:00", 5400), ("4:5", nil), ("4:60", nil), ("4", nil),
            ("", nil), (":05", nil), ("1:2:30", nil), ("-1:00", nil), ("1:00:00:00", nil),
        ] as [(String, Int?)])
    func readsDurations(text: String, seconds: Int?) {
        #expect(VideoDuration.seconds(text) == seconds)
    }
}
