import Foundation
import Testing
import TextNormalisation

struct FoldedNameTests {
    @Test(arguments: [
        ("Maya Angelou", "maya angelou"), ("  O’Brien,  J.R.R. ", "o brien j r r"), ("O'Brien", "o brien"),
        ("Antoine de Saint-Exupéry", "antoine de saint exupery"), ("Saint-Exupe\u{301}ry", "saint exupery"),
        ("Søren Kierkegaard", "soren kierkegaard"), ("Łukasz ÆØŒ Þór Weiß", "lukasz aeooe thor weiss"),
        ("Достоевский", "достоевскии"), ("老子", "老子"), ("Louis XIV 2nd", "louis xiv 2nd"), ("…", ""), ("", ""),
    ])
    func takesOffCaseAccentsAndPunctuation(name: String, text: String) {
        #expect(FoldedName(name).text == text)
    }

    @Test func isCalledAsAFileWouldBe() {
        #expect(FoldedName("Antoine de Saint-Exupéry").slug == "antoine-de-saint-exupery")
    }

    @Test func sortedWordsAreTheSameWithTheLastNameInFront() {
        #expect(FoldedName("Angelou, Maya").sortedWords == FoldedName("Maya Angelou").sortedWords)
        #expect(FoldedName("Angelou, Maya") != FoldedName("Maya Angelou"))
    }

    /// Every letter of the Latin alphabets in Europe becomes one that any keyboard has.
    @Test func everyLatinLetterHasAPlainOne() {
        for value in UInt32(0xC0)...0x17F where ![0xD7, 0xF7].contains(value) {
            let text = FoldedName(String(Unicode.Scalar(value)!)).text
            let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy { $0.isASCII && $0 != " " }
            #expect(isPlain, "\(String(value, radix: 16)) became '\(text)'")
        }
    }

    @Test func aCedillaIsTakenOffInBothCases() {
        #expect(FoldedName("Françoise de la Façade").text == "francoise de la facade")
        #expect(FoldedName("FRANÇOISE").text == "francoise")
    }

    /// Capital and small letters of every script fold alike, and letters that differ stay apart.
    @Test func bothCasesOfEveryLetterFoldAlike() {
        var letters: [String: String] = [:]
        for value in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .uppercaseLetter else {
                continue
            }
            let small = scalar.properties.lowercaseMapping
            guard small.unicodeScalars.count == 1, small.uppercased() == String(scalar) else { continue }
            let (one, other) = (FoldedName(String(scalar)).text, FoldedName(small).text)
            #expect(one == other, "U+\(String(value, radix: 16))")
            // What has no plain part stands for itself.
            guard !other.allSatisfy(\.isASCII),
                small.decomposedStringWithCompatibilityMapping.unicodeScalars.elementsEqual(small.unicodeScalars)
            else {
                continue
            }
            if let known = letters.updateValue(small, forKey: other), known != small {
                Issue.record("\(known) and \(small) fold alike")
            }
        }
        #expect(letters.count > 200)
    }
}
