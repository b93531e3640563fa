import CatalogModel
import Testing

struct MessageIDTests {
    @Test(arguments: ["q000000000000", "qzzzzzzzzzzzz", "q3fk2m7v5xw1y"]) func acceptsIDs(text: String) {
        #expect(MessageID(text)?.string == text)
    }

    @Test(arguments: [
        "", "q", "q00000000000", "q0000000000000", "p000000000000", "Q000000000000", "q00000000000i", "q00000000000l",
        "q00000000000o", "q00000000000u", "q00000000000A", "q00000000000é", "q0000 0000000",
    ])
    func refusesWhatIsNoID(text: String) { #expect(MessageID(text) == nil) }

    @Test func writesBitsFromTheHighestOn() {
        #expect(MessageID(bits: 0).string == "q000000000000")
        #expect(MessageID(bits: 31).string == "q00000000000z")
        #expect(MessageID(bits: 1 << 55).string == "q100000000000")
        #expect(MessageID(bits: .max).string == "qzzzzzzzzzzzz")
    }

    @Test func recognisesWhatItMinted() {
        for number in 0..<2000 { #expect(MessageID(minting: UInt64(number) &* 0x9E37_79B9_7F4A_7C15).isMinted) }
        #expect(MessageID(minting: 1).string == "q000000000012")
        #expect(MessageID(minting: .max) == MessageID(minting: 1 << 55 - 1))
    }

    @Test func noticesEveryWrongCharacterAndEveryExchangeOfNeighbours() throws {
        for bits: UInt64 in [0, 1, 0x2B_3C4D_5E6F_7081, 0x7F_FFFF_FFFF_FFFF] {
            let good = Array(MessageID(minting: bits).string)
            for place in 1..<13 {
                for character in "0123456789abcdefghjkmnpqrstvwxyz" where character != good[place] {
                    var wrong = good
                    wrong[place] = character
                    #expect(try #require(MessageID(String(wrong))).isMinted == false)
                }
                guard place < 12, good[place] != good[place + 1] else { continue }
                var exchanged = good
                exchanged.swapAt(place, place + 1)
                #expect(try #require(MessageID(String(exchanged))).isMinted == false)
            }
        }
    }

    @Test func sortsByItsCharacters() { #expect(MessageID(bits: 9) < MessageID(bits: 10)) }
}
