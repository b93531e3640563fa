import BundleSamples
import BundleWriter
@_spi(_Unicode) import Swift
import TestSupport
import Testing
import TextNormalisation

@testable import BundleReader

/// Words are cut by the tables that the format names, whatever the tables of the platform say.
struct FoldedWordsTests {
    /// The same rule by the tables of the platform: what readers of other makings do.
    private static func byPlatform(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for scalar in text.lowercased()._nfd {
            switch scalar.properties.generalCategory {
            case .nonspacingMark: continue
            case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber, .otherNumber, .spacingMark:
                word.unicodeScalars.append(scalar)
            default: if scalar != "'", scalar != "\u{2019}" { end() }
            }
        }
        end()
        return words
    }

    /// Code points that the platform knows and Unicode 14.0 does not, whatever version that is.
    private static func isNewer(_ scalar: Unicode.Scalar) -> Bool {
        guard let age = scalar.properties.age else { return false }
        return age.major > 14
    }

    @Test func everyCharacterOfTheVersionIsReadAsThePlatformReadsIt() {
        var different: [String] = []
        for value in UInt32(0x80)..<0x110000 {
            guard let scalar = Unicode.Scalar(value), !Self.isNewer(scalar) else { continue }
            let text = "a\(scalar)b \(scalar)c"
            if FoldedWords.of(text) != Self.byPlatform(text) { different.append(String(value, radix: 16)) }
        }
        // Characters whose properties were changed by a later version.
        #expect(different.count < 20, "\(different)")
    }

    /// A reader with the tables of Unicode 14 would make these words of it; so does every other.
    @Test(arguments: ["\u{1E4D0}", "\u{11F04}", "\u{10D50}", "\u{1C89}", "\u{2EBF0}", "\u{1FAE8}"])
    func whatALaterVersionBroughtEndsAWordForEverybody(letter: String) {
        #expect(FoldedWords.of("lamp\(letter)light") == ["lamp", "light"])
        #expect(FoldedWords.of("é\(letter)à") == ["e", "a"])
    }

    @Test func marksThatAreWrittenInAnotherOrderAreTheSameWord() {
        // U+302E and U+302F have class 224, U+1D165 has 216, U+0301 is left out.
        #expect(FoldedWords.of("가\u{302E}\u{1D165}") == Self.byPlatform("가\u{302E}\u{1D165}"))
        #expect(FoldedWords.of("가\u{1D165}\u{0301}\u{302E}") == FoldedWords.of("가\u{302E}\u{1D165}"))
    }

    @Test func capitalsAndAccentsAreFolded() {
        #expect(FoldedWords.of("ÉTÉ, Straße; İstanbul’s ΟΔΟΣ") == ["ete", "straße", "istanbuls", "οδοσ"])
        #expect(UnicodeTable.version == "14.0.0")
    }
}

/// A bundle with letters that later versions of Unicode brought.
struct LaterLettersTests {
    static let text = "Lamp\u{1E4D0}\u{11F04} ÉTÉ\u{10D50}, Straße \u{1C89}\u{2EBF0} গান\u{302E}"

    /// Readers with older and with newer tables make the same index: these are its words, and this its digest, on
    /// every platform.
    @Test func givesTheSameIndexUnderAnyTables() throws {
        let bundle = SignedFolder(
            try BundleWriting.files(for: SampleCatalog.input([SampleCatalog.message(1, Self.text)])))
        #expect(FoldedWords.of(Self.text) == ["lamp", "ete", "straße", "গান\u{302E}"])
        let index = try #require(bundle.files[BundleLayout.index])
        #expect(SHA256Digest.hexadecimal(of: index) == Self.digest)
        let folder = try TemporaryFolder()
        for (name, bytes) in bundle.files { try folder.write(name, bytes) }
        #expect(try Bundle(folder: folder.path).catalog.counts.live == 1)
        _ = try MappedBundle(folder: folder.path)
    }

    private static let digest = "df513a50bf3733efc0cbd62c313b3d38e9b6506c8eda109c8b6972f938b913e5"
}
