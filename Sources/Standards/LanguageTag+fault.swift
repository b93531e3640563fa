extension LanguageTag {
    /// Why a text is no language tag that everybody understands.
    package struct Fault: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case malformed, unknownLanguage, unknownScript, unknownRegion, notCanonical
        }

        package let kind: Kind

        /// The part at fault, in offsets of the tag's UTF-8.
        package let part: Range<Int>

        /// Whole tags that may have been meant, the likeliest first.
        package let suggestions: [String]
    }

    /// Nil for a tag that is well formed, made of known codes and written in the usual way.
    package static func fault(of written: String) -> Fault? {
        let whole = 0..<written.utf8.count
        guard let tag = LanguageTag(written) else {
            let repaired = String(written.map { $0 == "_" || $0 == " " ? "-" : $0 })
            let isRepaired = repaired != written && fault(of: repaired).map { $0.kind == .notCanonical } ?? true
            let meant = isRepaired ? LanguageTag(repaired).map { [$0.canonical] } : nil
            return Fault(
                kind: .malformed, part: whole,
                suggestions: meant ?? LanguageCodes.suggestions(for: written.lowercased()))
        }
        if tag.language.isEmpty || tag.language.contains("-") { return notCanonical(tag, written) }
        func place(of part: String, with replacements: [String], _ kind: Fault.Kind) -> Fault {
            var offset = 0
            let parts = written.split(separator: "-").map(String.init)
            let index = parts.firstIndex { $0.lowercased() == part.lowercased() } ?? 0
            for before in parts[..<index] { offset += before.utf8.count + 1 }
            let whole = replacements.compactMap { replacement in
                LanguageTag((parts[..<index] + [replacement] + parts[(index + 1)...]).joined(separator: "-"))?.canonical
            }
            return Fault(kind: kind, part: offset..<offset + parts[index].utf8.count, suggestions: whole)
        }
        if LanguageCodes.preferred(tag.language) == nil, !LanguageCodes.isLanguage(tag.language) {
            return place(of: tag.language, with: LanguageCodes.suggestions(for: tag.language), .unknownLanguage)
        }
        for extended in tag.extended where !LanguageCodes.isLanguage(extended) {
            return place(of: extended, with: [], .unknownLanguage)
        }
        if let script = tag.script, !LanguageCodes.isScript(script) {
            return place(of: script, with: LanguageCodes.scriptSuggestions(for: script), .unknownScript)
        }
        if let region = tag.region, !LanguageCodes.isRegion(region) {
            return place(of: region, with: LanguageCodes.confusedRegions[region].map { [$0] } ?? [], .unknownRegion)
        }
        return notCanonical(tag, written)
    }

    private static func notCanonical(_ tag: LanguageTag, _ written: String) -> Fault? {
        let canonical = tag.canonical
        // Grandfathered tags are kept as they are; there is no usual case for all of them.
        guard canonical != written, !tag.language.contains("-") else { return nil }
        return Fault(kind: .notCanonical, part: 0..<written.utf8.count, suggestions: [canonical])
    }
}
