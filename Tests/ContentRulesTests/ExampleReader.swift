import CatalogModel
import Diagnostics

/// Reads the plain Markdown of rules' examples, so that rules are tested without the readers.
///
/// It knows front matter of `key: value` lines, block quotes, a last paragraph of attribution, lists of fields and
/// backslash escapes. The whole pipeline runs the same examples through the real readers.
struct ExampleReader {
    private(set) var settings: ContentSettings
    private(set) var categories: [String: CatalogModel.Category] = [:]
    private(set) var authors: [String: Author] = [:]
    private(set) var files: [EntryFile] = []

    static func content(of files: [SourceFile]) -> Content {
        var reader = ExampleReader()
        for file in files { reader.read(file) }
        return Content(
            settings: reader.settings, categories: reader.categories.values.sorted { $0.id < $1.id },
            authors: reader.authors.values.sorted { $0.id < $1.id }, files: reader.files, ledger: nil, decisions: [])
    }

    private init() {
        let file = SourceFile(path: "catalog.yml", text: "")
        settings = ContentSettings(
            name: "Example", audience: Ages(lowest: 12, highest: nil), languages: ["en", "fr", "de"],
            licence: "CC0-1.0", asOf: CalendarDay("2026-11-21")!, moods: ["anxious", "calm"], range: file.range)
        categories["courage"] = Category(
            id: "courage", title: Located("Courage", at: file.range), order: 1, kinds: [], ages: nil, moods: [],
            keywords: [], description: "", range: file.range)
        authors["ada-brook"] = Author(id: "ada-brook", name: Located("Ada Brook", at: file.range), range: file.range)
    }

    private mutating func read(_ file: SourceFile) {
        if file.path == "catalog.yml" { return readLevels(file) }
        let id = String(file.path.split(separator: "/").last!.split(separator: ".").first!)
        var lines = Self.lines(of: file)[...]
        let front = Self.frontMatter(&lines)
        func value(_ key: String) -> SourceText? { front.first { $0.key.string == key }?.value }
        if file.path.hasPrefix("categories/"), let title = value("title") {
            categories[id] = Category(
                id: id, title: Located(title.string, at: title.range), order: nil, kinds: [], ages: nil, moods: [],
                keywords: [], description: "", range: file.range)
        } else if file.path.hasPrefix("authors/"), let name = value("name") {
            authors[id] = Author(id: id, name: Located(name.string, at: name.range), range: file.range)
        } else if file.path.hasPrefix("messages/") {
            let common = Fields(front.compactMap { Self.field($0.key, $0.value) })
            let items = Self.entries(&lines, common).map(EntryFile.Item.entry)
            files.append(EntryFile(file: file, syntax: .markdown, common: common, items: items))
        }
    }

    private mutating func readLevels(_ file: SourceFile) {
        for line in Self.lines(of: file) where line.string.hasPrefix("  ") {
            guard let (key, value) = Self.keyAndValue(line.trimmed) else { continue }
            let level = value.string == "off" ? nil : Severity(rawValue: value.string)
            settings.ruleLevels[RuleID(key.string)] = Located(level, at: key.range)
        }
    }

    private static func lines(of file: SourceFile) -> [SourceText] {
        file.lineStarts.indices.map { file.part(file.bytesOfLine($0 + 1)) }
    }

    private static func frontMatter(_ lines: inout ArraySlice<SourceText>) -> [(key: SourceText, value: SourceText)] {
        guard lines.first?.string.hasSuffix("---") == true else { return [] }
        lines.removeFirst()
        var fields: [(key: SourceText, value: SourceText)] = []
        while let line = lines.popFirst(), line.string != "---" {
            if let field = keyAndValue(line) { fields.append(field) }
        }
        return fields
    }

    private static func keyAndValue(_ line: SourceText) -> (key: SourceText, value: SourceText)? {
        guard let colon = line.string.firstIndex(of: ":") else { return nil }
        return (line.part(line.string.startIndex..<colon), line.part(line.string.index(after: colon)...).trimmed)
    }

    private static func field(_ key: SourceText, _ value: SourceText) -> Field? {
        EntryField(rawValue: key.string).map { Field($0, at: key.range, values: [value]) }
    }

    private static func entries(_ lines: inout ArraySlice<SourceText>, _ common: Fields) -> [Entry] {
        var entries: [Entry] = []
        while let line = lines.first {
            guard line.string.hasPrefix(">") else {
                lines.removeFirst()
                continue
            }
            entries.append(entry(&lines, common))
        }
        return entries
    }

    private static func entry(_ lines: inout ArraySlice<SourceText>, _ common: Fields) -> Entry {
        let first = lines.first!
        var last = first
        var paragraphs: [[SourceText]] = [[]]
        while let line = lines.first, line.string.hasPrefix(">") {
            last = line
            lines.removeFirst()
            let words = line.dropping(1).trimmed
            if words.string.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(words) }
        }
        paragraphs.removeAll(where: \.isEmpty)
        while lines.first?.string.isEmpty == true { lines.removeFirst() }
        var fields: [Field] = []
        while let line = lines.first, line.string.hasPrefix("- ") {
            last = line
            lines.removeFirst()
            if let (key, value) = keyAndValue(line.dropping(2)), let field = field(key, value) { fields.append(field) }
        }
        let attribution = attribution(&paragraphs)
        let range = first.bytes.lowerBound..<last.bytes.upperBound
        return Entry(
            text: text(paragraphs, else: first.range.after), attribution: attribution, fields: Fields(fields),
            common: common, range: SourceRange(first.file, range))
    }

    /// Joins lines with spaces and paragraphs with empty lines; a backslash before punctuation goes.
    private static func text(_ paragraphs: [[SourceText]], else nowhere: SourceRange) -> SourceText {
        var bytes: [UInt8] = []
        var runs: [SourceText.Run] = []
        for (number, lines) in paragraphs.enumerated() {
            if number > 0 { bytes += [0x0A, 0x0A] }
            for (place, line) in lines.enumerated() {
                if place > 0 { bytes.append(0x20) }
                let written = Array(line.string.utf8)
                var start = 0
                for (offset, byte) in written.enumerated() where byte == UInt8(ascii: "\\") {
                    runs.append(.init(text: bytes.count, source: line.bytes.lowerBound + start))
                    bytes += written[start..<offset]
                    start = offset + 1
                }
                runs.append(.init(text: bytes.count, source: line.bytes.lowerBound + start))
                bytes += written[start...]
            }
        }
        let start = paragraphs.first?.first?.bytes.lowerBound ?? nowhere.bytes.lowerBound
        let end = paragraphs.last?.last?.bytes.upperBound ?? nowhere.bytes.upperBound
        return SourceText(String(decoding: bytes, as: UTF8.self), in: nowhere.file, bytes: start..<end, runs: runs)
    }

    /// `— Name, *Work* locator` or `— [Name](../../authors/id.md), …`.
    private static func attribution(_ paragraphs: inout [[SourceText]]) -> Attribution? {
        guard paragraphs.count > 1, let line = paragraphs.last?.first, line.string.hasPrefix("— ") else { return nil }
        paragraphs.removeLast()
        let all = line.dropping(2)
        let comma = all.string.firstIndex(of: ",") ?? all.string.endIndex
        var name = all.part(all.string.startIndex..<comma)
        var id: String?
        if name.string.hasPrefix("["), let end = name.string.firstIndex(of: "]") {
            id = name.string.split(separator: "/").last.map { String($0.dropLast(4)) }
            name = name.part(name.string.index(after: name.string.startIndex)..<end)
        }
        var attribution = Attribution(
            author: AuthorMention(written: name, id: id, isReference: id != nil), range: all.range)
        let rest = all.part(comma...)
        if let open = rest.string.firstIndex(of: "*"), let close = rest.string.lastIndex(of: "*"), open < close {
            let title = rest.part(rest.string.index(after: open)..<close)
            attribution.work = WorkMention(written: title, id: nil, isReference: false)
            let locator = rest.part(rest.string.index(after: close)...).trimmed
            if !locator.string.isEmpty { attribution.locator = locator }
        }
        return attribution
    }
}

extension SourceFile {
    fileprivate func part(_ bytes: Range<Int>) -> SourceText { SourceText(text(bytes), in: self, bytes: bytes) }
}

extension SourceText {
    fileprivate func part(_ part: some RangeExpression<String.Index>) -> SourceText {
        let range = range(part.relative(to: string))
        return SourceText(String(string[part.relative(to: string)]), in: file, bytes: range.bytes)
    }

    fileprivate func dropping(_ count: Int) -> SourceText {
        part(string.index(string.startIndex, offsetBy: count)...)
    }

    /// Without spaces and tabs at the ends, as CommonMark strips them.
    fileprivate var trimmed: SourceText {
        let isKept = { (character: Character) in character != " " && character != "\t" }
        guard let first = string.firstIndex(where: isKept), let last = string.lastIndex(where: isKept) else {
            return part(string.endIndex...)
        }
        return part(first...last)
    }
}
