import CatalogModel
import Diagnostics
import MarkdownReading
import XMLReading

/// A file does not begin with its keys.
enum MissingFrontMatter {
    static let about = RuleDescription(
        id: "missing-front-matter",
        summary: "Files begin with front matter: keys between two lines '---', with all that they cannot do without.",
        why: """
            Title, name and category stand there; without them the file says nothing that apps could show. Nothing may \
            stand above it, or websites and editors show it as text.
            """,
        accepts: [
            RuleExample("categories/courage.md", "---\ntitle: Courage\n---\n\nFor the stairs.\n"),
            RuleExample("messages/a.md", "> One stair.\n\n- category: courage\n- language: en\n"),
        ],
        rejects: [
            RuleExample("categories/courage.md", "↓For the stairs.\n"),
            RuleExample("categories/courage.md", "↓\n---\ntitle: Courage\n---\n\nFor the stairs.\n"),
            RuleExample("messages/courage/a.md", "↓> One stair.\n\n> Then the next.\n"),
            RuleExample("messages/courage/a.md", "↓---\nlanguage: en\n---\n\n> One stair.\n\n> Then the next.\n"),
        ])

    static func finding(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "the file does not begin with front matter",
            solutions: [
                .init("begin it with a line '---', the keys, such as 'title:' or 'name:', and another line '---'")
            ])
    }

    /// - Parameter range: what stands above the front matter.
    static func late(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: SourceRange(range.file, range.bytes.lowerBound..<range.bytes.lowerBound),
            "an empty line stands above the front matter",
            solutions: [.init("begin the file with its line '---'", [.init(range, with: "")])],
            cause: Cause(assumption: "checked as if it began the file"))
    }

    /// What is missing at the head of a file of entries; nil where nothing is, or where single entries say it.
    ///
    /// - Parameter path: below the content folder; its folder often has the name of the category.
    static func finding(
        _ front: FrontMatterReading, _ entries: [Entry], at path: String, in source: MarkdownSource
    ) -> Diagnostic? {
        let isThere = front.frontMatter != nil
        guard !entries.isEmpty, entries.allSatisfy({ $0.category == nil }), front.bodyStart < source.bytes.count,
            isThere ? front.node != nil && entries.count > 1 : true
        else { return nil }
        let folder = category(at: path)
        let line = "category: \(folder ?? "NAME")"
        let place = front.frontMatter.map { $0.content.lowerBound } ?? source.start
        let text = isThere ? "\(line)\n" : "---\n\(line)\n---\n\n"
        let edit = folder.map { _ in [Diagnostic.Replacement(source.range(place..<place), with: text)] }
        return Diagnostic(
            about, at: source.range(source.start..<source.start),
            isThere ? "the front matter has no 'category'" : "the file does not begin with front matter",
            solutions: [
                .init(
                    isThere ? "add a line '\(line)' to it" : "begin it with three lines: '---', '\(line)', '---'",
                    edit ?? [])
            ], cause: Cause(lacks: isThere ? [.field("category"), .entries] : [.fields, .entries]))
    }

    /// The same for a file in XML.
    static func finding(_ root: XMLElement, _ entries: [Entry], at path: String) -> Diagnostic? {
        guard entries.count > 1, entries.allSatisfy({ $0.category == nil }) else { return nil }
        let folder = category(at: path)
        let attribute = "category=\"\(folder ?? "NAME")\""
        let edit = folder.map { _ in [Diagnostic.Replacement(root.name.range.after, with: " " + attribute)] }
        return Diagnostic(
            about, at: root.name.range, "'<\(root.name.string)>' has no attribute 'category'",
            solutions: [.init("add \(attribute)", edit ?? [])], cause: Cause(lacks: [.field("category"), .entries]))
    }

    /// The category for which the folder of a file is named.
    private static func category(at path: String) -> String? {
        let names = path.split(separator: "/")
        return names.count > 2 && Slug.isValid(names[1]) ? String(names[1]) : nil
    }
}
