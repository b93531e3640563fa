/// Short names of files, works and moods: lower-case ASCII letters and digits, with single hyphens between.
package enum Slug {
    package static func isValid(_ text: some StringProtocol) -> Bool {
        var mayBeHyphen = false
        for byte in text.utf8 {
            switch byte {
            case 0x61...0x7A, 0x30...0x39: mayBeHyphen = true
            case UInt8(ascii: "-") where mayBeHyphen: mayBeHyphen = false
            default: return false
            }
        }
        return mayBeHyphen
    }

    /// What somebody probably meant; empty where nothing is left of it.
    package static func nearest(to text: some StringProtocol) -> String {
        var slug = ""
        for character in text.lowercased() {
            if character.isASCII, character.isLetter || character.isNumber {
                slug.append(character)
            } else if !slug.isEmpty, slug.last != "-" {
                slug.append("-")
            }
        }
        if slug.last == "-" { slug.removeLast() }
        return slug
    }
}
