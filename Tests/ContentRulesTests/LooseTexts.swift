import CatalogModel
import Diagnostics

@testable import ContentRules

/// Entries made of nothing but texts, each in a file of its own.
enum LooseTexts {
    static func entry(_ text: String, language: String? = nil, author: String? = nil, path: String = "a.md") -> Entry {
        // Fields stand in a file of their own, so that places in the text are offsets into it.
        let elsewhere = SourceFile(path: "fields.md", text: "")
        func value(_ words: String) -> SourceText { SourceText(words, in: elsewhere, bytes: 0..<0) }
        let file = SourceFile(path: path, text: text)
        let fields = language.map { [Field(.language, at: elsewhere.range, values: [value($0)])] } ?? []
        let attribution = author.map { name in
            Attribution(
                author: AuthorMention(written: value(name), id: nil, isReference: false), range: elsewhere.range)
        }
        return Entry(
            text: SourceText(text, in: file, bytes: 0..<file.bytes.count), attribution: attribution,
            fields: Fields(fields), common: Fields(), range: file.range)
    }

    static func scanned(_ text: String) -> ScannedText { ScannedText(entry(text).text) }

    static let checker = ContentChecker(CatalogContext(try! ExampleRun.content(around: [])))

    static func diagnostics(of text: String, language: String = "en") -> [Diagnostic] {
        checker.check([entry(text, language: language)]).kept.sorted()
    }

    static func check(_ texts: [String]) -> Findings {
        checker.check(texts.enumerated().map { entry($0.element, path: "\($0.offset).md") })
    }
}
