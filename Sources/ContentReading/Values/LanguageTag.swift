/// The form of language tags such as `en`, `pt-BR` and `zh-Hant-TW`.
enum LanguageTag {
    /// Source: RFC 5646 (BCP 47), section 2.1; private use and grandfathered tags are not taken.
    static func isWellFormed(_ tag: String) -> Bool {
        var parts = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
        guard let language = parts.popFirst(), (2...3).contains(language.utf8.count), isAlphabetic(language) else {
            return false
        }
        if let script = parts.first, script.utf8.count == 4, isAlphabetic(script) { parts.removeFirst() }
        if let region = parts.first {
            let isRegion = region.utf8.count == 2 && isAlphabetic(region) || region.utf8.count == 3 && isNumeric(region)
            if isRegion { parts.removeFirst() }
        }
        return parts.allSatisfy { variant in
            let length = variant.utf8.count
            let isLong = (5...8).contains(length)
            let isShort = length == 4 && isNumeric(variant.prefix(1))
            return (isLong || isShort) && variant.utf8.allSatisfy { isLetter($0) || 48...57 ~= $0 }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    private static func isAlphabetic(_ part: Substring) -> Bool { part.utf8.allSatisfy(isLetter) }
    private static func isNumeric(_ part: Substring) -> Bool { part.utf8.allSatisfy { 48...57 ~= $0 } }
}
