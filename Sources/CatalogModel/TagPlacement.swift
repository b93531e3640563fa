import Diagnostics

/// The edits that give an entry further categories or moods, in the manner of its file.
package struct TagPlacement {
    private let entry: Entry
    private let syntax: EntryFile.Syntax
    private var file: SourceFile { entry.range.file }

    /// Text to put in, by the place in front of which it belongs.
    private var insertions: [(place: Int, text: String)] = []

    /// Edits of one entry; none of them touches what is there.
    ///
    /// - Parameters:
    ///   - categories: go into `alsoIn`.
    ///   - moods: if the entry shares those of its file, it gets these as well: its own would hide them.
    package static func adding(
        categories: [String], moods: [String], to entry: Entry, _ syntax: EntryFile.Syntax
    ) -> [Diagnostic.Replacement] {
        var placement = TagPlacement(entry: entry, syntax: syntax)
        placement.add(categories, .alsoIn)
        let shared = entry.fields[.moods] == nil ? entry.moods.map(\.string) : []
        placement.add(moods.isEmpty ? [] : shared + moods, .moods)
        return placement.edits
    }

    private init(entry: Entry, syntax: EntryFile.Syntax) {
        self.entry = entry
        self.syntax = syntax
    }

    private var edits: [Diagnostic.Replacement] {
        var texts: [Int: String] = [:]
        // Two fields for one place stand there in the order of fields.
        for insertion in insertions { texts[insertion.place, default: ""] += insertion.text }
        return texts.sorted { $0.key < $1.key }.map { .init(SourceRange(file, $0.key..<$0.key), with: $0.value) }
    }

    private mutating func add(_ values: [String], _ key: EntryField) {
        guard !values.isEmpty else { return }
        switch syntax {
        case .markdown: addToList(values, key)
        case .xml:
            guard case .element(let name) = key.declaration.xml else { return }
            addElements(values, key, name)
        }
    }

    // MARK: Markdown

    private mutating func addToList(_ values: [String], _ key: EntryField) {
        if let last = entry.fields[key]?.values.last {
            insertions.append((last.range.bytes.upperBound, values.map { ", \($0)" }.joined()))
            return
        }
        let field = "\(key.rawValue): \(values.joined(separator: ", "))"
        // A translator can stand in the attribution: only what stands behind the quotation is in the list.
        let quotation = max(entry.text.bytes.upperBound, entry.attribution?.range.bytes.upperBound ?? 0)
        let listed = entry.fields.all.filter { $0.keyRange.bytes.lowerBound >= quotation }
        if let next = listed.filter({ Self.rank($0.key) > Self.rank(key) }).min(by: { $0.keyRange < $1.keyRange }) {
            let start = lineStart(of: next.keyRange.bytes.lowerBound)
            let bullet = file.text(start..<next.keyRange.bytes.lowerBound)
            insertions.append((start, "\(bullet)\(field)\(lineEnd)"))
        } else if let last = listed.max(by: { $0.keyRange < $1.keyRange }) {
            let start = lineStart(of: last.keyRange.bytes.lowerBound)
            let bullet = file.text(start..<last.keyRange.bytes.lowerBound)
            let end = lineStop(behind: last.values.last?.range.bytes.upperBound ?? last.keyRange.bytes.upperBound)
            insertions.append((end, "\(lineEnd)\(bullet)\(field)"))
        }
    }

    // MARK: XML

    private mutating func addElements(_ values: [String], _ key: EntryField, _ name: String) {
        let elements = values.map { "<\(name)>\($0)</\(name)>" }
        let next = entry.fields.all.filter { field in
            guard case .element = field.key.declaration.xml else { return false }
            return Self.rank(field.key) > Self.rank(key) && field.keyRange.file === file
        }.min { $0.keyRange < $1.keyRange }
        // The name of an element stands behind its bracket.
        let place = next.map { $0.keyRange.bytes.lowerBound - 1 } ?? closingTag
        let start = lineStart(of: place)
        guard file.bytes[start..<place].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
            insertions.append((place, elements.joined()))
            return
        }
        let indentation = next == nil ? indentationOfContent(above: start) : file.text(start..<place)
        insertions.append((start, elements.map { "\(indentation)\($0)\(lineEnd)" }.joined()))
    }

    private var closingTag: Int {
        let bytes = entry.range.bytes
        var place = bytes.upperBound - 1
        while place > bytes.lowerBound, file.bytes[place] != UInt8(ascii: "<") { place -= 1 }
        return place
    }

    /// The blanks in front of the line above, which belongs to the entry.
    private func indentationOfContent(above start: Int) -> String {
        guard start > 0 else { return "" }
        let line = lineStart(of: start - 1)
        var end = line
        while end < start, file.bytes[end] == 0x20 || file.bytes[end] == 0x09 { end += 1 }
        return file.text(line..<end)
    }

    // MARK: Lines

    private static func rank(_ key: EntryField) -> Int { EntryField.allCases.firstIndex(of: key)! }

    private func lineStart(of place: Int) -> Int {
        var start = place
        while start > 0, !Self.isLineEnd(file.bytes[start - 1]) { start -= 1 }
        return start
    }

    private func lineStop(behind place: Int) -> Int {
        var end = place
        while end < file.bytes.count, !Self.isLineEnd(file.bytes[end]) { end += 1 }
        return end
    }

    private var lineEnd: String {
        guard let end = file.bytes.firstIndex(where: Self.isLineEnd), file.bytes[end] == UInt8(ascii: "\r") else {
            return "\n"
        }
        return end + 1 < file.bytes.count && file.bytes[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
