import CatalogModel
import Diagnostics

/// Turns a file of entries from one syntax into the other, and makes sure that nothing got lost on the way.
package enum Conversion {
    /// - Parameters:
    ///   - relativePath: where the Markdown will lie below the content folder; links to authors depend on it.
    ///   - names: for entries that name their authors and works by id.
    package static func markdown(
        from file: EntryFile, at relativePath: String, names: AuthorDirectory
    ) throws(WritingDefect) -> [UInt8] {
        let text = MarkdownWriter(at: relativePath, names: names).text(file)
        var findings = Findings()
        let again = MarkdownEntries.read(SourceFile(path: relativePath, text: text), at: relativePath, &findings)
        return try checked(text, file, again, findings)
    }

    package static func xml(from file: EntryFile) throws(WritingDefect) -> [UInt8] {
        let text = XMLWriting.entries(file)
        let (again, findings) = XMLParsing.entries(SourceFile(path: file.file.path, text: text))
        return try checked(text, file, again, findings)
    }

    private static func checked(
        _ text: String, _ file: EntryFile, _ again: EntryFile?, _ findings: Findings
    ) throws(WritingDefect) -> [UInt8] {
        guard findings.isEmpty, let again, saysTheSame(file, again) else {
            let reason = findings.kept.first.map(\.summary.text) ?? "the converted text would say something else"
            throw WritingDefect(path: file.file.path, reason: reason)
        }
        return Array(text.utf8)
    }

    /// Works may be named by id on one side and by title on the other: those are compared by whoever knows the
    /// authors. For the same reason an author who is named counts as written, whoever was found by that name.
    private static func saysTheSame(_ one: EntryFile, _ other: EntryFile) -> Bool {
        ContentComparison.saysTheSame(asWritten(one), asWritten(other))
    }

    private static func asWritten(_ file: EntryFile) -> EntryFile {
        var file = file
        for index in file.items.indices {
            guard case .entry(var entry) = file.items[index], var attribution = entry.attribution else { continue }
            attribution.work = nil
            if attribution.author?.isReference == false { attribution.author?.id = nil }
            entry.attribution = attribution
            file.items[index] = .entry(entry)
        }
        return file
    }
}
