import CatalogModel
import Deduplication
import Diagnostics
import FileAccess
import Identity

/// Records what an editor decided about two entries: finds them, and works out what `decisions/duplicates.yml` is to say.
package struct DecideRun: Sendable {
    package let folder: String
    package let kind: Decision.Kind
    package let by: String
    package let on: CalendarDay
    package let reason: String

    package init(folder: String, kind: Decision.Kind, by: String, on: CalendarDay, reason: String) {
        self.folder = folder
        self.kind = kind
        self.by = by
        self.on = on
        self.reason = reason
    }

    /// A decision that is ready to be written.
    package struct Decided: Sendable {
        /// The file of decisions, and what it is to hold.
        package let path: String
        package let bytes: [UInt8]

        /// The two as they are today, in the order in which they were named.
        package let entries: [DedupeRecord]

        /// What there is to say besides, a line each: ids that have changed, what was decided before.
        package let remarks: [String]

        private let folder: String
        private let content: Content
        private let minted: MintedIDs

        fileprivate init(
            path: String, bytes: [UInt8], entries: [DedupeRecord], remarks: [String], folder: String,
            content: Content, minted: MintedIDs
        ) {
            self.folder = folder
            self.path = path
            self.bytes = bytes
            self.entries = entries
            self.remarks = remarks
            self.content = content
            self.minted = minted
        }

        /// Writes the ids that stand in no file yet and the decision, all or nothing.
        ///
        /// - Returns: how many ids were written, by path.
        package func write() throws(FileProblem) -> [(path: String, count: Int)] {
            var changes = Replacement()
            try changes.clear(folder)
            let named = Set(entries.compactMap { MessageID($0.id) })
            let ids = try minted.write(into: content, &changes) { named.contains($0) }
            try Folder.create(Folder.parent(of: path))
            try changes.write(path, bytes)
            try changes.commit()
            return ids
        }
    }

    /// - Parameter keep: the id of the entry that stays; only with `same`, where the tool chooses if nobody does.
    package func run(_ one: String, _ other: String, keep: String?) async throws -> Decided {
        guard let read = try await ReadStage.stage(.machine).run(folder).output else {
            throw DecisionProblem.unreadable(folder)
        }
        var findings = Findings()
        let ledger = Ledger(reading: read.content.ledger, &findings)
        var identified = read.content
        let minted = MintedIDs(for: &identified, ledger: ledger)
        let entries = NamedEntries(identified, ledger)
        let (a, b) = (try entries.find(one), try entries.find(other))
        guard a.place != b.place else { throw DecisionProblem.oneEntry(one, other) }
        var remarks = [a.remark, b.remark].compactMap(\.self)

        let stays = try staying(a.place, b.place, keep, entries, &remarks)
        let records = [a.place, b.place].map { entries.records[$0] }
        let pair = records.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        let line = Decision.line(
            (pair[0].id, pair[0].text), (pair[1].id, pair[1].text), kind: kind,
            keep: stays.map { entries.records[$0].id == pair[0].id ? .a : .b }, by: by, on: on, reason: reason)

        let file =
            read.content.decisions[.duplicates]
            ?? SourceFile(path: "\(folder)/\(DecisionKind.duplicates.path)", bytes: [])
        do {
            let change = try DecisionFile<Decision>(file).recording(line)
            if let before = change.replaced {
                remarks.append(
                    "this replaces the decision '\(before.kind.rawValue)' by \(escaped(before.by)) on \(before.on):"
                        + " \(escaped(before.reason))")
            }
            return Decided(
                path: file.path, bytes: change.bytes, entries: records, remarks: remarks, folder: folder,
                content: read.content, minted: minted)
        } catch {
            throw DecisionProblem.file(file.path, error, line: line)
        }
    }

    /// Which of the two stays, as its place; nil where both do.
    private func staying(
        _ a: Int, _ b: Int, _ keep: String?, _ entries: NamedEntries, _ remarks: inout [String]
    ) throws -> Int? {
        guard kind == .same else { return nil }
        let records = entries.records
        if records[a].isPublished, records[b].isPublished {
            remarks.append("both are published: the next build names the line that ids.jsonl needs")
        }
        guard let keep else {
            let preferred = PreferredRecord(of: a, and: b, in: RecordArray(records))
            remarks.append("\(records[preferred.place].id) stays: \(preferred.reason)")
            return preferred.place
        }
        let kept = try entries.find(keep).place
        guard kept == a || kept == b else { throw DecisionProblem.keepsAThird(keep) }
        let goes = kept == a ? b : a
        if records[goes].isPublished, !records[kept].isPublished {
            throw DecisionProblem.dropsPublished(records[goes].id, keep: records[kept].id)
        }
        return kept
    }
}

/// Why a decision was not recorded.
package enum DecisionProblem: Error, CustomStringConvertible {
    case unreadable(String)
    case unknownID(String, likely: [String])
    case withdrawn(String, Ledger.Retirement)
    case withoutEntry(String)
    case notCompared(String)
    case oneEntry(String, String)
    case keepsAThird(String)
    case dropsPublished(String, keep: String)
    case file(String, DecisionFileProblem, line: String)

    package var description: String {
        switch self {
        case .unreadable(let folder):
            return "'\(folder)' cannot be read as content; `catalog validate \(folder)` says what is wrong"
        case .unknownID(let id, let likely):
            let hint =
                likely.isEmpty
                ? "" : "; did you mean \(likely.map { "'\($0)'" }.joined(separator: " or "))?"
            return "no entry has the id '\(escaped(id))'\(hint)"
        case .withdrawn(let id, let retirement):
            return "'\(id)' was withdrawn on \(retirement.on) (\(escaped(retirement.reason)))"
                + (retirement.fate.target.map { "; instead there is '\($0)'" } ?? "")
        case .withoutEntry(let id):
            return "'\(id)' was published, but no entry has it any more; `catalog validate` says what to do"
        case .notCompared(let id): return "'\(id)' is a video, and videos are not compared by their words"
        case .oneEntry(let one, let other):
            return one == other
                ? "'\(escaped(one))' is given twice; a decision is about two entries"
                : "'\(escaped(one))' and '\(escaped(other))' are one and the same entry today"
        case .keepsAThird(let id): return "--keep names '\(escaped(id))', which is neither of the two"
        case .dropsPublished(let id, let keep):
            return
                "'\(id)' is published and '\(keep)' is not, so '\(id)' has to stay: people may have it as a favourite;"
                + " if the words of '\(keep)' are the better ones, write them there"
        case .file(let path, .malformed(let findings), _):
            let places = findings.kept.sorted().map { "\(path):\($0.range.start.line): \($0.summary)" }
            return "\(path) has to be put right first\n" + places.joined(separator: "\n")
        case .file(let path, .unfamiliar, let line):
            return "\(path) is written in a way that the tool cannot add to; add this line to its list:\n\(line)"
        }
    }
}
