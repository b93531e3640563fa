/// A language tag such as `en`, `pt-BR` or `zh-Hant-TW`, taken apart.
///
/// Source: RFC 5646 (BCP 47), section 2.1.
package struct LanguageTag: Hashable, Sendable {
    /// In the case in which they are usually written.
    package private(set) var language = ""
    package private(set) var extended: [String] = []
    package private(set) var script: String?
    package private(set) var region: String?
    package private(set) var variants: [String] = []

    /// Each with its letter: `u-co-phonebk`.
    package private(set) var extensions: [String] = []

    /// With its `x`.
    package private(set) var privateUse: String?

    /// Nil for a text that is not well formed.
    package init?(_ tag: some StringProtocol) {
        let whole = tag.lowercased()
        if Self.grandfathered.contains(whole) {
            language = whole
            return
        }
        var rest = whole.split(separator: "-", omittingEmptySubsequences: false)[...]
        let areLetters = rest.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
        }
        guard areLetters, !rest.isEmpty else { return nil }
        if rest.first == "x" {
            guard Self.takePrivateUse(&rest, &privateUse), rest.isEmpty else { return nil }
            return
        }
        guard let first = rest.popFirst(), (2...8).contains(first.utf8.count), Self.isAlphabetic(first) else {
            return nil
        }
        language = String(first)
        if first.utf8.count <= 3 {
            while extended.count < 3, let part = rest.first, part.utf8.count == 3, Self.isAlphabetic(part) {
                extended.append(String(rest.removeFirst()))
            }
        }
        if let part = rest.first, part.utf8.count == 4, Self.isAlphabetic(part) {
            script = rest.removeFirst().prefix(1).uppercased() + part.dropFirst()
        }
        if let part = rest.first, Self.isRegion(part) { region = rest.removeFirst().uppercased() }
        while let part = rest.first, Self.isVariant(part) {
            guard !variants.contains(String(part)) else { return nil }
            variants.append(String(rest.removeFirst()))
        }
        var singletons: Set<Substring> = []
        while let singleton = rest.first, singleton.utf8.count == 1, singleton != "x" {
            var parts = [rest.removeFirst()]
            while let part = rest.first, part.utf8.count >= 2 { parts.append(rest.removeFirst()) }
            guard parts.count > 1, singletons.insert(singleton).inserted else { return nil }
            extensions.append(parts.joined(separator: "-"))
        }
        guard rest.isEmpty || Self.takePrivateUse(&rest, &privateUse), rest.isEmpty else { return nil }
    }

    /// In the usual case, and with the shorter of two codes that mean the same.
    package var canonical: String {
        var parts: [String] = []
        if !language.isEmpty { parts.append(LanguageCodes.preferred(language) ?? language) }
        parts += extended
        parts += [script, region].compactMap(\.self)
        parts += variants + extensions + [privateUse].compactMap(\.self)
        return parts.joined(separator: "-")
    }

    private static func takePrivateUse(_ rest: inout ArraySlice<Substring>, _ found: inout String?) -> Bool {
        guard rest.first == "x", rest.count > 1 else { return false }
        found = rest.joined(separator: "-")
        rest = []
        return true
    }

    private static func isRegion(_ part: Substring) -> Bool {
        part.utf8.count == 2 && isAlphabetic(part) || part.utf8.count == 3 && part.utf8.allSatisfy(isDigit)
    }

    private static func isVariant(_ part: Substring) -> Bool {
        part.utf8.count >= 5 || part.utf8.count == 4 && isDigit(part.utf8.first!)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isAlphabetic(_ part: Substring) -> Bool { part.utf8.allSatisfy(isLetter) }

    /// Source: RFC 5646, section 2.1, `irregular` and `regular`.
    private static let grandfathered: Set<String> = [
        "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo",
        "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de", "art-lojban", "cel-gaulish",
        "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min", "zh-min-nan", "zh-xiang",
    ]
}
