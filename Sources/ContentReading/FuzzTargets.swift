import CatalogModel
import Diagnostics

/// Reads any bytes as every kind of Markdown file and checks what must hold whatever they are.
///
/// The one entry point of fuzzing: it traps where a promise is broken.
package func fuzzMarkdown(_ bytes: [UInt8]) {
    for path in ["messages/courage/fuzz.md", "categories/fuzz.md", "authors/fuzz.md", "catalog.yml"] {
        let parsed = ContentParsing.parse(SourceFile(path: path, bytes: bytes), at: path)
        FuzzChecks.checkPlaces(parsed)
        do throws(WritingDefect) {
            _ = try Formatting.canonical(parsed)
        } catch {
            preconditionFailure(error.description)
        }
        if case .entries(let file?) = parsed.content { FuzzChecks.checkIDs(file, parsed) }
    }
}

/// What must hold for any file.
enum FuzzChecks {
    /// Every finding and every text stands inside the file, and both can be shown.
    static func checkPlaces(_ parsed: ParsedFile) {
        for finding in parsed.findings.kept {
            for range in [finding.range] + finding.notes.map(\.range)
                + finding.solutions.flatMap(\.replacements).map(\.range)
            {
                precondition(range.bytes.upperBound <= parsed.file.bytes.count, "a finding points behind the end")
                _ = (range.start, range.end)
            }
        }
        guard case .entries(let file?) = parsed.content else { return }
        for entry in file.entries {
            precondition(entry.range.bytes.upperBound <= parsed.file.bytes.count, "an entry ends behind the end")
            let count = entry.text.string.utf8.count
            var before = 0
            for offset in 0..<count {
                let place = entry.text.range(offset..<offset + 1).bytes
                precondition(place.upperBound <= parsed.file.bytes.count, "a character stands behind the end")
                precondition(place.lowerBound >= before || place.lowerBound >= entry.range.bytes.lowerBound)
                before = place.lowerBound
            }
        }
    }

    /// Ids written beside entries are read again, and nothing else changes.
    static func checkIDs(_ file: EntryFile, _ parsed: ParsedFile) {
        // Ids are written only into content without errors, and an entry without text is one.
        guard parsed.findings.isEmpty, file.entries.allSatisfy({ !$0.text.string.isEmpty }) else { return }
        let ids = file.entries.enumerated().map { (entry: $1, id: MessageID(bits: UInt64($0))) }
        let edits = ids.filter { $0.entry.fields[.id] == nil }.map {
            IDPlacement.writing($0.id, into: $0.entry, file.syntax)
        }
        let written = Edits.apply(edits, to: file.file)
        let again = ContentParsing.parse(
            SourceFile(path: parsed.file.path, bytes: written), at: parsed.relativePath)
        guard case .entries(let read?) = again.content else { preconditionFailure("ids made a file unreadable") }
        precondition(read.entries.count == file.entries.count, "ids changed the number of entries")
        for (pair, entry) in zip(ids, read.entries) {
            let expected = pair.entry.fields[.id] == nil ? pair.id : pair.entry.id
            precondition(entry.id == expected, "an id got lost")
            precondition(entry.text == pair.entry.text, "an id changed a text")
        }
    }
}
