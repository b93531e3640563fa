import CatalogModel
import ContentReading
import Diagnostics
import FileAccess
import Identity
import TextNormalisation

/// Ends an id for good: takes its entry out of its file and has the ledger say what became of it, so that whoever saved
/// the message is told.
package struct RetireRun: Sendable {
    package let folder: String
    package let by: String
    package let on: CalendarDay
    package let reason: String

    package init(folder: String, by: String, on: CalendarDay, reason: String) {
        self.folder = folder
        self.by = by
        self.on = on
        self.reason = reason
    }

    /// What is to become of the id.
    package enum Fate: Sendable {
        /// - `instead`: the id of a message that may take its place.
        /// - `erase`: whether copies that people saved are to be erased.
        case withdrawn(instead: String?, erase: Bool)
        /// Its entry goes, and the id leads to another from now on.
        case merged(into: String)
        /// It has no entry any more; it leads to another from now on.
        case moved(to: String)

        var target: String? {
            switch self {
            case .withdrawn(let instead, _): instead
            case .merged(let target), .moved(let target): target
            }
        }
    }

    /// What is to be written, and what there is to say about it.
    package struct Retired: Sendable {
        package let id: MessageID

        /// The words that go; nil where no entry had them any more.
        package let text: String?

        /// Lines for the editor.
        package fileprivate(set) var remarks: [String] = []

        /// The ledger before the file that loses its entry: if the machine stops between, the same command takes it out.
        fileprivate var files: [(path: String, bytes: [UInt8])] = []

        /// Replaces both files or none.
        package func write(in folder: String) throws(FileProblem) {
            var changes = Replacement()
            try changes.clear(folder)
            for file in files { try changes.write(file.path, file.bytes) }
            try changes.commit()
        }
    }

    package func run(_ written: String, _ fate: Fate) async throws -> Retired {
        guard let read = try await ReadStage.stage(.machine).run(folder).output else {
            throw DecisionProblem.unreadable(folder)
        }
        var findings = Findings()
        let ledger = Ledger(reading: read.content.ledger, &findings)
        guard findings.isEmpty, !LedgerCircles.exist(in: ledger) else { throw RetireProblem.ledgerFaulty(folder) }
        var content = read.content
        let minted = MintedIDs(for: &content, ledger: ledger)
        let lookup = RetireLookup(content: content, ledger: ledger)

        let id = try lookup.id(written)
        let entry = try lookup.entry(of: id)
        if case .withdrawn(_, erase: true) = fate, let entry, Self.says(reason, entry.text.string) {
            throw RetireProblem.reasonQuotes(id.string)
        }
        let isPublished = ledger[id] != nil || ledger.retirement(of: id) != nil
        var retired = Retired(id: id, text: entry?.text.string)
        switch (entry, fate) {
        case (_?, .moved): throw RetireProblem.stillThere(id.string)
        case (nil, _) where !isPublished: throw lookup.unknown(written)
        case (nil, .merged(let target)) where ledger.retirement(of: id) == nil:
            throw RetireProblem.nothingToMerge(id.string, into: target)
        default: break
        }
        let target = try fate.target.map { try lookup.target($0, for: id, in: folder, &retired.remarks) }
        // Before the ledger, which must not name an id that is written nowhere.
        if let unwritten = minted.ids.first(where: { $0.id == target }) {
            let file = unwritten.entry.range.file
            if let entry, entry.range.file === file {
                throw RetireProblem.unwrittenTarget(unwritten.id.string, content: file.path)
            }
            retired.files.append(minted.file(with: unwritten.id, of: read.content))
            retired.remarks.append(
                "\(file.path):\(unwritten.entry.range.start.line): '\(unwritten.id)' is written beside the entry")
        }
        if let line = ledgerLine(id, fate, target, entry != nil, ledger, &retired.remarks) {
            let path = read.content.ledger?.path ?? "\(folder)/ids.jsonl"
            var bytes = read.content.ledger?.bytes ?? []
            if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
            retired.files.append((path, bytes + line))
            retired.remarks += lookup.remarks(on: id, entryGoes: entry != nil)
        }
        if let entry {
            if !isPublished { try lookup.checkTranslations(of: id) }
            retired.files.append(try Self.file(without: entry, in: folder))
            retired.remarks.append("\(entry.range.file.path):\(entry.range.start.line): the entry is taken out")
        }
        return retired
    }

    /// The line that ends an id; nil where nothing needs to be said: it was never published, or was ended so before.
    private func ledgerLine(
        _ id: MessageID, _ fate: Fate, _ target: MessageID?, _ hasEntry: Bool, _ ledger: Ledger,
        _ remarks: inout [String]
    ) -> [UInt8]? {
        guard ledger[id] != nil else {
            remarks.append("'\(id)' was never published, so nobody has saved it and ids.jsonl need not remember it")
            return nil
        }
        let end: Ledger.Fate
        var erases = false
        var line: [UInt8]
        switch fate {
        case .withdrawn(_, let erase):
            end = .gone(instead: target)
            erases = erase
            line = LedgerLine.gone(id, instead: target, erase: erase, by: by, on: on, reason: reason)
        case .merged, .moved:
            guard let target else { preconditionFailure("a redirect has a target") }
            end = .moved(to: target)
            line = LedgerLine.moved(id, to: target.string, by: by, on: on, reason: reason)
        }
        guard let before = ledger.retirement(of: id) else { return line }
        if before.fate == end, before.erases == erases {
            // Not refused: the command may be repeated because it was stopped.
            remarks.append(
                "ids.jsonl says so since \(before.on) (\(escaped(before.reason)))"
                    + (hasEntry ? "" : "; nothing was left to do"))
            return nil
        }
        remarks.append("this replaces what was said on \(before.on): \(escaped(before.reason))")
        return line
    }

    /// Whether a text holds the words of another, however they are written.
    private static func says(_ text: String, _ words: String) -> Bool {
        NormalForm.bytes(of: text).contains(NormalForm.bytes(of: words))
    }

    /// The entry's file without it. However the file is written, everything else in it must afterwards say what it said.
    private static func file(
        without entry: Entry, in folder: String
    ) throws(RetireProblem) -> (path: String, bytes: [UInt8]) {
        let file = entry.range.file
        let path = String(file.path.dropFirst(folder.count + 1))
        let bytes = Edits.apply([EntryRemoval.removing(entry)], to: file)
        let before = ContentParsing.parse(file, at: path)
        let after = ContentParsing.parse(SourceFile(path: file.path, bytes: bytes), at: path)
        guard case .entries(let old?) = before.content, case .entries(let new?) = after.content,
            after.findings.counts.values.reduce(0, +) <= before.findings.counts.values.reduce(0, +)
        else { throw .notSafely(file.path, line: entry.range.start.line) }
        let kept = old.items.filter { item in
            if case .entry(let other) = item { other.range != entry.range } else { true }
        }
        guard kept.count == old.items.count - 1, kept == new.items else {
            throw .notSafely(file.path, line: entry.range.start.line)
        }
        return (file.path, bytes)
    }
}
