import Foundation
import Testing

@testable import TextNormalisation

struct NormalFormTests {
    private func words(_ text: String) -> String {
        var normaliser = Normaliser()
        _ = normaliser.form(of: text)
        return String(decoding: normaliser.words, as: UTF8.self)
    }

    @Test(arguments: [
        ("Start where the road begins, not where the map ends.", "start where the road begins not where the map ends"),
        ("  Well-being\t— is\u{A0}here…\n", "well being is here"),
        ("We’re not were; ‘tis rock ’n’ roll", "we're not were tis rock n roll"),
        ("don´t don`t donʼt don''t", "don't don't don't don t"),
        ("R&B, C#, 50 %, x > y, $5", "r & b c # 50 % x > y $ 5"),
        ("3.5 or 3,5 or 1/2, 9:12; 3-5, -5 and −5. 5.", "3.5 or 3,5 or 1/2 9:12 3 5 -5 and -5 5"),
        ("1914–18 --5 a.b. 1.a 5.Then", "1914 18 5 a b 1 a 5 then"),
        ("½ cup, ﬁve ＦＵＬＬ 𝐛𝐨𝐥𝐝 Ⅳ", "1/2 cup five full bold iv"),
        ("Straße STRASSE ẞ", "strasse strasse ss"),
        ("Élan naïve Ångström Οδυσσεύς ὈΔΥΣΣΕΎΣ", "elan naive angstrom οδυσσευσ οδυσσευσ"),
        ("zero\u{200B}width soft\u{AD}hyphen می\u{200C}روم", "zerowidth softhyphen میروم"),
        ("I ❤️ you ☺", "i ❤ you ☺"),
    ])
    func keepsWordsAndNothingElse(text: String, expected: String) {
        #expect(words(text) == expected)
    }

    @Test func keepsVowelSignsThatAreNoAccents() {
        #expect(NormalForm(of: "कि") != NormalForm(of: "की"))
        #expect(NormalForm(of: "किताब") != NormalForm(of: "कताब"))
        #expect(NormalForm(of: "مَن") != NormalForm(of: "مِن"))
        #expect(NormalForm(of: "שָׁלוֹם") != NormalForm(of: "שלום"))
    }

    @Test(arguments: [
        ("Кто ищет дорогу, тот найдёт попутчиков.", "Кто ищет дорогу, тот найдет попутчиков."),
        ("Cafe\u{301} au lait", "Café au lait"),
        ("한국어 문장", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}\u{110B}\u{1165} 문장"),
        ("ﾀﾞメ", "ダメ"),
        // Two marks on one letter, in either order.
        ("ש\u{5C1}\u{5B8}לום", "ש\u{5B8}\u{5C1}לום"),
        ("ŸES", "yes"),
    ])
    func sameCharactersInAnotherFormAreEqual(one: String, other: String) {
        #expect(NormalForm(of: one) == NormalForm(of: other))
    }

    @Test(arguments: [
        ("Кто ищет дорогу.", "Кто ищет работу."),
        ("学而时习之", "学而不思则罔"),
        ("0", "1"),
        ("To be or not to be", "To be"),
        ("well", "we'll"),
        ("-5 degrees", "5 degrees"),
        ("3.5 minutes", "3-5 minutes"),
        ("3.5", "35"),
        ("I ❤ you", "I 💔 you"),
        ("1 + 1", "1 = 1"),
    ])
    func otherWordsDiffer(one: String, other: String) {
        #expect(NormalForm(of: one) != NormalForm(of: other))
    }

    @Test(arguments: ["", " ", "…", "?!", "❤❤❤", "👩‍👩‍👧", "—", "\u{301}"])
    func textWithoutAWordHasNothingToCompare(text: String) {
        #expect(NormalForm(of: text).basis == .nothing)
    }

    /// Two drawings whose letters are the same say nothing alike.
    @Test func picturesAreComparedAsTheyStand() {
        let owl = "  ,___,\n  (o,o)\n  /)_)\n  \"\"\n ^oo^ ~~~"
        let robot = " [====]\n |o  o|\n |_--_|\n  /oo\\"
        #expect(NormalForm(of: owl).basis == .characters)
        #expect(NormalForm(of: robot).basis == .characters)
        #expect(NormalForm(of: owl) != NormalForm(of: robot))
        #expect(NormalForm(of: owl) == NormalForm(of: owl.replacing("\n", with: "\n   ")))
    }

    @Test func halfLettersIsStillASentence() {
        #expect(NormalForm(of: "ab!?").basis == .words)
        #expect(NormalForm(of: "ab!?.").basis == .characters)
        #expect(NormalForm(of: "a b !   ?").basis == .words)
    }

    @Test(arguments: [
        ("Small steps — “count”!!", "small steps count"), ("…  !", "… !"), ("|o_o|", "|o_o|"), ("", ""),
    ])
    func bytesAreWordsOrElseCharacters(text: String, expected: String) {
        #expect(NormalForm.bytes(of: text) == Array(expected.utf8))
    }

    @Test func noLetterOrDigitOfAnyScriptIsLost() {
        var lost: [String] = []
        for value in UInt32(0x21)...0x3FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            let counts =
                switch properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                    .decimalNumber, .letterNumber, .otherNumber:
                    true
                default: false
                }
            // Modifier letters that people use as apostrophes.
            let apostrophes: Set<UInt32> = [0x2BB, 0x2BC, 0x2BD]
            guard counts, !apostrophes.contains(value) else { continue }
            if words(String(scalar)).isEmpty { lost.append(String(value, radix: 16)) }
        }
        #expect(lost == [])
    }

    /// The table's decompositions are those of the Unicode Standard as Foundation knows it.
    @Test func equalsFoundationOnCanonicalDecomposition() {
        var wrong: [String] = []
        for value in UInt32(0xA0)...0x2FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned,
                !scalar.properties.isWhitespace
            else { continue }
            // The table holds Unicode 14.
            if let age = scalar.properties.age, age.major > 14 { continue }
            let expected = Array(String(scalar).decomposedStringWithCanonicalMapping.utf8)
            if CanonicalText.bytes(of: String(scalar)) != expected { wrong.append(String(value, radix: 16)) }
        }
        #expect(wrong == [])
    }

    @Test func readsSixtyFourKibibytes() {
        let text = String(repeating: "Patience is a ladder. ", count: 3000)
        #expect(text.utf8.count > 64 << 10)
        #expect(NormalForm(of: text) == NormalForm(of: text.uppercased()))
        #expect(NormalForm(of: text) != NormalForm(of: text + "Climb."))
    }

    /// Editors' decisions carry these hashes: changing them makes all decisions stale.
    @Test func hashesStayTheSameForEver() {
        #expect(NormalForm(of: "Rest well.").hash.description == "09febf6925587051a7f8391f8932e9fc")
        #expect(NormalForm(of: "|o_o|").hash.description == "ef9230ce7b8576b8483800f83fe31be0")
    }
}
