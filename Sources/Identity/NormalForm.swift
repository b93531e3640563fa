import BundleReader

/// What is left of a text when everything that editors touch up is taken away: letters and digits in lower case, one
/// space between words.
///
/// By it a text is recognised after its punctuation, quotation marks, case or line breaks were changed.
package enum NormalForm {
    package static func of(_ text: String) -> [UInt8] {
        var form: [UInt8] = []
        form.reserveCapacity(text.utf8.count)
        var needsSpace = false
        func append(_ bytes: some Collection<UInt8>) {
            if needsSpace, !form.isEmpty { form.append(0x20) }
            needsSpace = false
            form.append(contentsOf: bytes)
        }
        for scalar in ComposedText.of(text).unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": append(CollectionOfOne(UInt8(scalar.value)))
            case "A"..."Z": append(CollectionOfOne(UInt8(scalar.value) + 0x20))
            case "'", "\u{2019}": continue
            case _ where scalar.isASCII: needsSpace = true
            case _ where isPartOfAWord(scalar): append(scalar.properties.lowercaseMapping.utf8)
            default: needsSpace = true
            }
        }
        // A text of signs only is its own form.
        return form.isEmpty ? Array(ComposedText.of(text).utf8) : form
    }

    private static func isPartOfAWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        default: false
        }
    }
}
