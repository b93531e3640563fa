import CatalogModel
import Diagnostics

/// A record has a tag once.
enum RepeatedTag {
    static let about = SharedRules.repeatedTag.showing(
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "tags": ["Courage", "Work"]}]"#)],
        rejects: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "tags": ["Courage", "↓Courage"]}]"#)])

    static func diagnostic(_ tag: SourceText, first: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: tag.range, "tag '\(tag.string)' stands twice at this record; it is kept once",
            notes: [.init(at: first, "first written here")])
    }
}
