import Testing

@testable import AppViews

/// Messages as apps show them.
@Suite struct AppViewsTests {
    private func shown(_ text: String, by author: String? = nil, work: String? = nil) -> ShownMessage {
        ShownMessage(text: text, author: author, work: work, heading: "Courage")
    }

    @Test func aShortMessageIsNotifiedWholeWithItsAuthor() {
        let view = NotificationView(shown("One stair,\nthen the next.", by: "Noor Elm"), limit: 60)
        #expect(view.body == "One stair, then the next. \u{2014} Noor Elm")
        #expect(!view.isCut && view.length == 36 && view.title == "Courage")
    }

    @Test(
        arguments: [
            (20, "One stair, then the…"), (19, "One stair, then…"), (12, "One stair…"), (3, "On…"), (1, "…"), (0, "…"),
        ])
    func aLongMessageIsCutBetweenWords(limit: Int, body: String) {
        let view = NotificationView(shown("One stair, then the next."), limit: limit)
        #expect(view.body == body)
        #expect(view.isCut)
    }

    @Test func whatIsCutNeverExceedsTheLimit() {
        let text =
            "Ein Schritt \u{1F469}\u{200D}\u{1F467} nach dem anderen, auch wenn der Weg lang und steinig scheint."
        for limit in 2...text.count {
            #expect(NotificationView(shown(text), limit: limit).body.count <= limit)
        }
    }

    @Test func zenQuotesEscapesForHTMLAndForJSON() {
        let view = ZenQuotesView(shown("Love & \"light\" <3", by: "A\\B"), house: "Florilegium")
        #expect(
            view.html
                == "<blockquote>&ldquo;Love &amp; &quot;light&quot; &lt;3&rdquo; &mdash; <footer>A\\B</footer></blockquote>"
        )
        #expect(view.json.hasPrefix(#"[{"q":"Love & \"light\" <3","a":"A\\B","c":"17","h":"#))
        #expect(ZenQuotesView(shown("Rest."), house: "Florilegium").author == "Florilegium")
    }

    @Test func aCardHasLinesOfAboutOneLength() {
        let card = CardView(
            shown("Begin with the stair that you can see, and let the next one wait.", by: "Noor Elm", work: "Lamps 3"))
        #expect(card.lines == ["Begin with the stair", "that you can see, and", "let the next one wait."])
        #expect(card.credit == "\u{2014} Noor Elm, Lamps 3")
    }

    @Test func linesOfAVerseStayLines() {
        #expect(CardView(shown("One\n\nTwo")).lines == ["One", "", "Two"])
        #expect(CardView(shown("One"), width: 2).lines == ["One"])
    }
}
