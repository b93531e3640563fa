import BundleReader
import Foundation
import Testing

struct ComposedTextTests {
    private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

    /// From Unicode's NormalizationTest.txt, columns 1 (source) and 2 (NFC).
    @Test(arguments: [
        ("\u{1E0A}", "\u{1E0A}"), ("\u{1E0A}\u{323}", "\u{1E0C}\u{307}"), ("D\u{307}\u{323}", "\u{1E0C}\u{307}"),
        ("\u{212B}", "\u{C5}"), ("\u{2126}", "\u{3A9}"), ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
        ("\u{958}", "\u{915}\u{93C}"), ("\u{2ADC}", "\u{2ADD}\u{338}"), ("\u{FB1D}", "\u{5D9}\u{5B4}"),
        ("a\u{5AE}\u{300}\u{315}b", "\u{E0}\u{5AE}\u{315}b"), ("\u{2000}", "\u{2002}"), ("\u{340}", "\u{300}"),
        ("\u{1D15E}", "\u{1D157}\u{1D165}"), ("\u{F951}", "\u{964B}"), ("plain — “text”…", "plain — “text”…"),
    ])
    func composes(source: String, composed: String) {
        #expect(scalars(ComposedText.of(source)) == scalars(composed))
        #expect(scalars(ComposedText.of(composed)) == scalars(composed))
    }

    /// Foundation carries ICU, an implementation of its own; only younger characters than it knows differ.
    @Test func agreesWithFoundationOnEveryCharacterOfTheFirstPlane() {
        for value in UInt32(0)..<0x1_0000 {
            guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15 else { continue }
            for text in [String(scalar), "a\(scalar)", "\(scalar)\u{301}", "\(scalar)\u{323}\u{300}"] {
                let expected = text.precomposedStringWithCanonicalMapping
                #expect(scalars(ComposedText.of(text)) == scalars(expected), "U+\(String(value, radix: 16))")
            }
        }
    }
}
