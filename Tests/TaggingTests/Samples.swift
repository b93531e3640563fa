import CatalogModel
import Diagnostics

@testable import Tagging

/// Not the tag of a test.
typealias Tag = Tagging.Tag

/// Builds entries out of fields, each at a place of its own in a file made for the purpose.
struct Sample {
    private(set) var text = ""
    let path: String

    init(_ path: String = "messages/courage/example.md") { self.path = path }

    /// Adds a piece and returns where it stands; `file` is only known once all pieces are there.
    mutating func add(_ piece: String) -> Range<Int> {
        let start = text.utf8.count
        text += piece + "\n"
        return start..<start + piece.utf8.count
    }
}

/// An entry with fields given as key and values.
func entry(
    _ text: String = "Begin where you are.", _ fields: [(EntryField, [String])] = [],
    common: [(EntryField, [String])] = [], attribution make: ((inout Sample) -> (SourceFile) -> Attribution)? = nil
) -> Entry {
    var sample = Sample()
    let textRange = sample.add(text)
    let own = fields.map { (key: $0.0, ranges: $0.1.map { sample.add($0) }) }
    let shared = common.map { (key: $0.0, ranges: $0.1.map { sample.add($0) }) }
    let attribution = make?(&sample)
    let file = SourceFile(path: sample.path, text: sample.text)
    func source(_ range: Range<Int>) -> SourceText { SourceText(file.text(range), in: file, bytes: range) }
    func makeFields(_ all: [(key: EntryField, ranges: [Range<Int>])]) -> Fields {
        Fields(all.map { Field($0.key, at: file.range, values: $0.ranges.map(source)) })
    }
    return Entry(
        text: source(textRange), attribution: attribution?(file), fields: makeFields(own), common: makeFields(shared),
        range: file.range)
}

func category(
    _ id: String, title: String? = nil, kinds: [Kind] = [], ages: String? = nil, path: String? = nil
) -> CatalogModel.Category {
    let file = SourceFile(path: path ?? "categories/\(id).md", text: "---\ntitle: \(title ?? id)\n---\n")
    let range = SourceRange(file, 11..<11 + (title ?? id).utf8.count)
    return Category(
        id: id, title: Located(title ?? id, at: range), order: nil, kinds: kinds.map { Located($0, at: range) },
        ages: ages.map { Located(Ages($0)!, at: range) }, moods: [Located("calm", at: range)], keywords: [],
        description: "", range: file.range)
}

func settings() -> ContentSettings {
    let file = SourceFile(path: "catalog.yml", text: "name: Example\n")
    return ContentSettings(
        name: "Example", audience: Ages("12-90")!, languages: ["en", "de"], licence: "CC0-1.0",
        asOf: CalendarDay("2026-11-21")!, moods: ["calm", "tired"], range: file.range)
}

func content(
    _ entries: [Entry], categories: [CatalogModel.Category], common: Fields = Fields(), authors: [Author] = []
) -> Content {
    let file = entries.first?.range.file ?? SourceFile(path: "messages/empty.md", text: "")
    return Content(
        settings: settings(), categories: categories, authors: authors,
        files: [EntryFile(file: file, syntax: .markdown, common: common, items: entries.map { .entry($0) })],
        ledger: nil)
}
