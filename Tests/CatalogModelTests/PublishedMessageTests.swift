import CatalogModel
import Testing

/// Readers under 18 get no text that nobody has read, unless the owner of the catalog allows it.
struct PublishedMessageTests {
    private func message(_ rated: Message.RatedBy?, _ minAge: Int, _ maxAge: Int? = nil) -> Message {
        Message(
            id: MessageID(minting: 1), kind: .message, text: "Rest.", language: "en", categories: ["rest"],
            minAge: minAge, maxAge: maxAge, rated: rated, status: .original, licence: "CC0-1.0")
    }

    @Test func anUnreadTextIsForAdults() {
        #expect(message(.rules, 12).published(to: .readOnly).minAge == 18)
        #expect(message(.rules, 12, 15).published(to: .readOnly).maxAge == 18)
        #expect(message(.rules, 12, 90).published(to: .readOnly).maxAge == 90)
    }

    @Test func everythingElseIsPublishedAsItIs() {
        for same in [message(.reader, 12), message(.rules, 21), message(.rules, 0), message(nil, 12)] {
            #expect(same.published(to: .readOnly) == same)
        }
        #expect(message(.rules, 12, 15).published(to: .unreadAllowed) == message(.rules, 12, 15))
    }
}
