import CatalogModel
import Diagnostics

/// Asks the rules about content.
///
/// Bytes first, before anything is read; entries next, in any number of chunks at once; the catalog as a whole last.
/// Suppressions and levels are applied afterwards, over the findings of all steps: see `Suppressions` and `Grading`.
package struct ContentChecker: Sendable {
    private let catalog: CatalogContext
    let rules: RuleTable

    package init(_ content: Content) {
        catalog = CatalogContext(content)
        rules = .all
    }

    /// For entries that come without a folder around them: rules that look something up in it are not asked.
    package init(_ catalog: CatalogContext) {
        self.catalog = catalog
        rules = .withoutCatalog
    }

    /// What is wrong with the bytes of a file, whatever the file is.
    package static func checkBytes(_ file: SourceFile) -> Findings {
        var findings = Findings()
        for rule in RuleTable.all.aboutFiles { rule.check(file, &findings) }
        return findings
    }

    /// What is wrong with each of these entries.
    package func check(_ entries: [Entry]) -> Findings {
        var findings = Findings()
        for entry in entries {
            var found = Findings()
            check(entry, &found)
            if !found.isEmpty { findings.merge(found.withoutPlacesOfBadBytes(in: entry)) }
        }
        return findings
    }

    /// What is wrong with the catalog as a whole, and with everything outside its entries.
    package func checkCatalog(_ content: Content) -> Findings {
        var findings = Findings()
        for text in content.textsOutsideEntries { checkCharacters(of: text, &findings) }
        for rule in rules.aboutCatalogs { rule.check(content, in: catalog, &findings) }
        return findings
    }

    private func check(_ entry: Entry, _ findings: inout Findings) {
        let text = ScannedText(entry.text)
        let traits = text.traits
        if traits.mayHoldOddCharacters {
            for (needs, rule) in rules.aboutCharacters where traits.isSuperset(of: needs) {
                rule.check(text, &findings)
            }
        }
        let isDrawing = text.isDrawing
        for (needs, isAboutProse, rule) in rules.aboutTexts where traits.isSuperset(of: needs) {
            if isDrawing, isAboutProse { continue }
            rule.check(text, of: entry, in: catalog, &findings)
        }
        for (needs, rule) in rules.aboutEntries where traits.isSuperset(of: needs) {
            rule.check(entry, in: catalog, &findings)
        }
        if let attribution = entry.attribution {
            if let name = entry.faultyAuthorName(in: catalog) {
                for rule in rules.aboutAuthorNames { rule.check(name, of: entry, in: catalog, &findings) }
            }
            if let author = attribution.author { checkCharacters(of: author.written, &findings) }
            if let work = attribution.work { checkCharacters(of: work.written, &findings) }
            if let locator = attribution.locator { checkCharacters(of: locator, &findings) }
            if let year = attribution.year { checkCharacters(of: year, &findings) }
        }
        // Fields of the whole file are looked at once, with the catalog.
        for field in entry.fields.all {
            for value in field.values { checkCharacters(of: value, &findings) }
        }
    }

    private func checkCharacters(of source: SourceText, _ findings: inout Findings) {
        if source.string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !$0.beginsMarkup }) { return }
        let text = ScannedText(source)
        for (needs, rule) in rules.aboutCharacters where text.traits.isSuperset(of: needs) {
            rule.check(text, &findings)
        }
    }
}

extension Findings {
    /// Without what is said about places where bytes are not UTF-8.
    ///
    /// Readers put a question mark there, which nobody wrote; `invalid-utf8` has said what is wrong.
    fileprivate func withoutPlacesOfBadBytes(in entry: Entry) -> Findings {
        let bytes = entry.text.file.bytes
        guard UTF8Faults.first(in: Array(bytes[entry.range.bytes]), from: 0) != nil else { return self }
        return compactMap { diagnostic in
            UTF8Faults.first(in: Array(bytes[diagnostic.range.bytes]), from: 0) == nil ? diagnostic : nil
        }
    }
}

extension UInt8 {
    /// Whether the byte may begin an entity or a tag.
    fileprivate var beginsMarkup: Bool { self == UInt8(ascii: "&") || self == UInt8(ascii: "<") }
}

extension TextTraits {
    /// Whether there is anything that a rule about characters could mind.
    fileprivate var mayHoldOddCharacters: Bool {
        !isDisjoint(with: [.notASCII, .control, .unusualSpace, .ampersand, .angleBracket])
    }
}

extension Content {
    /// Fields common to a file, and what authors and categories are called.
    fileprivate var textsOutsideEntries: [SourceText] {
        var texts = files.flatMap { $0.common.all.flatMap(\.values) }
        for author in authors {
            texts.append(SourceText(author.name))
            texts += author.aliases.map { SourceText($0.text) }
            texts += author.works.map { SourceText($0.title) }
        }
        for category in categories {
            texts.append(SourceText(category.title))
            texts += category.keywords.map(SourceText.init)
        }
        return texts
    }
}

extension SourceText {
    /// A value that knows only where it stands as a whole: exact unless the file writes it with escapes.
    fileprivate init(_ value: Located<String>) {
        self.init(value.value, in: value.range.file, bytes: value.range.bytes)
    }
}
