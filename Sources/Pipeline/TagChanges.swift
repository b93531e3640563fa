import CatalogModel
import ContentReading
import Diagnostics
import Tagging

/// What becomes of the entries of a content folder by the tags that they are given, before anything is written.
struct TagChanges {
    private let content: Content
    private let categories: [String: CatalogModel.Category]

    /// The file and place of each entry.
    private let places: [String: (file: Int, entry: Entry)]

    /// New tags by id, in the order in which they came.
    private var additions: [String: [Tag]] = [:]
    private(set) var refusals: [Refusal] = []

    enum Answer {
        case done, alreadyDone
        case rejected(String)
    }

    init(_ content: Content) {
        self.content = content
        categories = Dictionary(content.categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var places: [String: (file: Int, entry: Entry)] = [:]
        for (number, file) in content.files.enumerated() {
            for entry in file.entries {
                if let id = entry.id { places[id.string] = (number, entry) }
            }
        }
        self.places = places
    }

    mutating func take(
        _ line: TagDecisionRun.Line, _ verdict: TagDecisionRun.Verdict, reason: String?, by: String, on: CalendarDay
    ) -> Answer {
        guard let (_, entry) = places[line.id] else { return .rejected("no entry has the id '\(escaped(line.id))'") }
        if let unknown = unknown(line.tag) { return .rejected(unknown) }
        switch verdict {
        case .refuse:
            if has(entry, line) { return .rejected("'\(line.tag.name)' stands at the entry; remove it there") }
            let form = Refusal.form(of: entry.text.string)
            refusals.append(
                Refusal(
                    entry: line.id, tag: line.tag, reason: reason ?? "", by: by, on: on, form: form,
                    range: entry.range))
            return .done
        case .accept:
            if has(entry, line) { return .alreadyDone }
            if refusals.contains(where: { $0.entry == line.id && $0.tag == line.tag }) {
                return .rejected("'\(line.tag.name)' is refused by a line above")
            }
            if line.tag.kind == .category, let objection = objection(to: line.tag.name, entry, line.id) {
                return .rejected(objection)
            }
            additions[line.id, default: []].append(line.tag)
            return .done
        }
    }

    private func unknown(_ tag: Tag) -> String? {
        let known = tag.kind == .category ? content.categories.map(\.id) : content.settings.moods
        guard !known.contains(tag.name) else { return nil }
        let near = Suggestion.nearest(to: tag.name, among: known).first.map { "; did you mean '\($0)'?" } ?? ""
        return "\(tag.kind.rawValue) '\(escaped(tag.name))' does not exist\(near)"
    }

    private func has(_ entry: Entry, _ line: TagDecisionRun.Line) -> Bool {
        TagEvidence.tags(of: entry).contains(line.tag) || additions[line.id, default: []].contains(line.tag)
    }

    private func objection(to name: String, _ entry: Entry, _ id: String) -> String? {
        let has = (TagEvidence.tags(of: entry).union(additions[id] ?? [])).filter { $0.kind == .category }
        if has.count >= EntryTagger.mostCategories {
            let names = has.map(\.name).sorted().map { "'\(escaped($0))'" }.joined(separator: ", ")
            return "'\(id)' is in \(has.count) categories already (\(names)); more than that help nobody to find it"
        }
        if let kinds = categories[name]?.kinds.map(\.value), !kinds.isEmpty, !kinds.contains(entry.kind) {
            return "category '\(name)' holds no \(entry.kind.rawValue)"
        }
        return nil
    }

    /// The files that change, with what they are to hold.
    func files(in folder: String) throws -> [(path: String, bytes: [UInt8])] {
        var edits: [Int: [Diagnostic.Replacement]] = [:]
        for (id, tags) in additions.sorted(by: { $0.key < $1.key }) {
            guard let (number, entry) = places[id] else { continue }
            edits[number, default: []] += TagPlacement.adding(
                categories: tags.filter { $0.kind == .category }.map(\.name),
                moods: tags.filter { $0.kind == .mood }.map(\.name), to: entry, content.files[number].syntax)
        }
        return try edits.sorted { $0.key < $1.key }.map { number, edits in
            let file = content.files[number].file
            let bytes = Edits.apply(edits, to: file)
            try check(bytes, file, in: folder)
            return (file.path, bytes)
        }
    }

    /// However the file is written: afterwards each entry must say what it said before, and the new tags.
    private func check(_ bytes: [UInt8], _ file: SourceFile, in folder: String) throws {
        let path = String(file.path.dropFirst(folder.count + 1))
        let before = Self.entries(of: file, at: path)
        let after = Self.entries(of: SourceFile(path: file.path, bytes: bytes), at: path)
        let isRight =
            before.count == after.count
            && zip(before, after).allSatisfy { old, new in expected(old, like: new) == new }
        guard isRight else {
            throw EvidenceProblem.noDecision(
                "\(file.path) is written in a way in which tags cannot be put in safely; add them by hand")
        }
    }

    /// The entry with its additions.
    ///
    /// - Parameter new: where to say that the fields stand; places are not compared.
    private func expected(_ old: Entry, like new: Entry) -> Entry {
        guard let id = old.id?.string, let tags = additions[id] else { return old }
        var expected = old
        for (key, kind) in [(EntryField.alsoIn, Tag.Kind.category), (.moods, .mood)] {
            let more = tags.filter { $0.kind == kind }.map { SourceText($0.name, in: new.range.file, bytes: 0..<0) }
            guard !more.isEmpty else { continue }
            expected.fields.set(Field(key, at: new.range, values: (old[key]?.values ?? []) + more))
        }
        return expected
    }

    private static func entries(of file: SourceFile, at path: String) -> [Entry] {
        guard case .entries(let entries?) = ContentParsing.parse(file, at: path).content else { return [] }
        return entries.entries
    }
}
