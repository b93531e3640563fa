import TextNormalisation
/// A person's name as it is compared: lower case, without accents, its words in a row.
///
/// After the comparison rules of the Name Authority Cooperative Program, https://www.loc.gov/aba/pcc/naco/: letters
/// that no decomposition takes apart are mapped, hyphens, full stops and apostrophes become spaces.
struct FoldedName: Hashable {
    /// The words with a space between them.
    let text: String

    var words: [Substring] { text.split(separator: " ") }

    init(_ name: String) {
        var text = String.UnicodeScalarView()
        var spaceIsDue = false
        let table = UnicodeTable.folds
        for scalar in name.unicodeScalars {
            let entry = table.entry(scalar)
            for folded in entry.isMapped ? Array(table.target(of: entry)) : [scalar] {
                guard folded.properties.isAlphabetic || folded.properties.numericType != nil else {
                    spaceIsDue = spaceIsDue || table.entry(folded).role != .mark || folded.isASCII
                    continue
                }
                if spaceIsDue, !text.isEmpty { text.append(" ") }
                spaceIsDue = false
                text += (Self.letters[folded] ?? String(folded).lowercased()).unicodeScalars
            }
        }
        self.text = String(text)
    }

    private static let letters: [Unicode.Scalar: String] = [
        "æ": "ae", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "œ": "oe", "þ": "th",
    ]
}
