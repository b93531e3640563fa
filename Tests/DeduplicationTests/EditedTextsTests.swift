import Testing

@testable import Deduplication

/// Old texts find what became of them.
struct EditedTextsTests {
    private func text(_ words: String, _ author: String? = nil, language: String = "en") -> EditedTexts.Text {
        EditedTexts.Text(words, by: author.flatMap { RecordAuthor(name: $0) }, language: language)
    }

    private func pairs(_ old: [EditedTexts.Text], _ new: [EditedTexts.Text]) -> [EditedTexts.Pair] {
        EditedTexts(old: old, new: new).pairs()
    }

    private let lamp = "The lamp on the landing asks for very little oil."
    private let kettle = "A kettle hums a while before it begins to sing."

    @Test(arguments: [
        "The lamp on the landing asks for very little oil",
        "The lamp on the landing asks for only a little oil.",
        "The lamp on the stairs asks for very little oil.",
        "The old lamp on the landing asks for very little oil.",
        "The lamp on the landing does not ask for very little oil.",
    ])
    func recognisesAnEditedText(edited: String) {
        #expect(pairs([text(lamp)], [text(edited)]) == [.init(old: 0, new: 0, isSure: true)])
    }

    @Test(arguments: [
        "A lamp is no lighthouse.", "The landing asks for a new carpet.", "Ask for very little, and for oil.",
        "Somebody left the lamp burning on the landing all night.",
    ])
    func leavesANewTextAloneThatMerelySharesWords(other: String) {
        #expect(pairs([text(lamp)], [text(other)]).isEmpty)
    }

    @Test func givesEachTextItsOwnHoweverTheyStand() {
        let edited = [
            text("A kettle hums a little while before it begins to sing."),
            text("The lamp on the stairs asks for very little oil."),
        ]
        let found = pairs([text(lamp), text(kettle)], edited)
        #expect(Set(found) == [.init(old: 0, new: 1, isSure: true), .init(old: 1, new: 0, isSure: true)])
        #expect(pairs([text(kettle), text(lamp)], edited).map(\.old).sorted() == [0, 1])
    }

    @Test func takesTheLikestOfSeveralAndNoneTwice() {
        let edited = [
            text("The lamp on the stairs asks for hardly any oil."),
            text("The lamp on the landing asks for very little oil!"),
            text("The lamp on the landing asks for very little paraffin."),
        ]
        #expect(pairs([text(lamp)], edited) == [.init(old: 0, new: 1, isSure: true)])
        // Of two that were alike, one keeps what is left.
        let found = pairs([text(lamp), text("The lamp on the landing asks for very little gas.")], edited)
        #expect(found.filter(\.isSure).map(\.old).sorted() == [0, 1])
        #expect(Set(found.map(\.new)).count == found.count)
    }

    @Test func isNotSureOfAHalf() {
        let whole = text(
            "The lamp on the landing asks for very little oil. The kettle in the kitchen hums all the same.")
        let halves = [
            text("The lamp on the landing asks for very little oil."),
            text("The kettle in the kitchen hums all the same."),
        ]
        let found = pairs([whole], halves)
        #expect(found.map(\.isSure) == [false, false])
        #expect(found.map(\.new) == [0, 1])
    }

    @Test func isNotSureWhereTheAuthorsDiffer() {
        let edited = "The lamp on the stairs asks for very little oil."
        #expect(pairs([text(lamp, "Ada Brook")], [text(edited, "Kenji Aramaki")]).map(\.isSure) == [false])
        #expect(pairs([text(lamp, "Ada Brook")], [text(edited, "Ada Brook")]).map(\.isSure) == [true])
        #expect(pairs([text(lamp, "Ada Brook")], [text(edited)]).map(\.isSure) == [true])
    }

    @Test func comparesWithinOneLanguage() {
        #expect(pairs([text(lamp)], [text(lamp, language: "de")]).isEmpty)
        #expect(pairs([text(lamp, language: "en-GB")], [text(lamp)]).map(\.isSure) == [true])
    }

    @Test func asksNothingWhereNothingIsToBeCompared() {
        #expect(pairs([], [text(lamp)]).isEmpty && pairs([text(lamp)], []).isEmpty)
    }
}
