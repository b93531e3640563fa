import CatalogModel
import Diagnostics
import Identity

/// Ids as an editor names them who wants to end one.
struct RetireLookup {
    /// With an id at every entry.
    let content: Content
    let ledger: Ledger

    func id(_ written: String) throws(DecisionProblem) -> MessageID {
        guard let id = MessageID(written) else { throw unknown(written) }
        return id
    }

    func unknown(_ written: String) -> DecisionProblem {
        let ids = content.files.lazy.flatMap(\.entries).compactMap { $0.id?.string }
        return .unknownID(written, likely: Suggestion.nearest(to: written, among: ids.sorted()))
    }

    /// The entry that carries an id; nil where none does.
    func entry(of id: MessageID) throws(RetireProblem) -> Entry? {
        let found = content.files.lazy.flatMap(\.entries).filter { $0.id == id }
        if found.count > 1 { throw .shared(id.string) }
        return found.first
    }

    /// The id of the entry that a place such as `content/messages/courage/a.md:12` is in; nil for what is no place.
    ///
    /// - Parameter folder: the content folder; paths may be given from there or from where the editor is.
    private func id(at place: String, in folder: String) throws(RetireProblem) -> MessageID? {
        guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]) else {
            return nil
        }
        let path = place[..<colon]
        let file = content.files.first { $0.file.path == path || $0.file.path == "\(folder)/\(path)" }
        guard let file else { throw .noFile(String(path)) }
        let entry = file.entries.first { entry in
            let first = file.file.line(at: entry.range.bytes.lowerBound)
            let last = file.file.line(at: max(entry.range.bytes.lowerBound, entry.range.bytes.upperBound - 1))
            return (first...last).contains(line)
        }
        guard let id = entry?.id else { throw .noEntry(String(path), line: line) }
        return id
    }

    /// The message to which an ended id shall lead: live, and found at the end of whatever it was merged into.
    ///
    /// - Parameter written: an id, or the place of the entry, which may have no id yet.
    func target(
        _ written: String, for id: MessageID, in folder: String, _ remarks: inout [String]
    ) throws -> MessageID {
        let named = try self.id(at: written, in: folder)
        var current = try named ?? self.id(written)
        var seen: Set<MessageID> = []
        while true {
            if current == id { throw RetireProblem.circle(id.string, written) }
            guard seen.insert(current).inserted, let retirement = ledger.retirement(of: current) else { break }
            guard case .moved(let next) = retirement.fate else {
                throw DecisionProblem.withdrawn(current.string, retirement)
            }
            current = next
        }
        guard try entry(of: current) != nil else {
            if ledger[current] != nil { throw DecisionProblem.withoutEntry(current.string) }
            throw unknown(written)
        }
        if named == nil, current.string != written { remarks.append("'\(written)' was merged into '\(current)'") }
        return current
    }

    /// Entries that say they translate a message.
    private func translations(of id: MessageID) -> [SourceRange] {
        content.files.lazy.flatMap(\.entries).filter { $0.id != id }
            .compactMap { $0.fields[.translationOf]?.values.first }.filter { $0.string == id.string }.map(\.range)
    }

    /// A message that was never published leaves nothing behind to which a translation could refer.
    func checkTranslations(of id: MessageID) throws(RetireProblem) {
        guard let first = translations(of: id).first else { return }
        throw .isTranslated(id.string, at: "\(first.file.path):\(first.start.line)")
    }

    /// What else hangs on an id.
    func remarks(on id: MessageID, entryGoes: Bool) -> [String] {
        let older = ledger.retiredIDs.filter { ledger.retirement(of: $0)?.fate.target == id }.count
        let lead = older == 0 ? [] : ["\(counted(older, "older id")) that led to it shares its fate"]
        let translated = translations(of: id).map {
            "\($0.file.path):\($0.start.line): names it as what it translates"
        }
        return lead + (entryGoes ? translated : [])
    }
}

/// Whether redirects lead round in a circle, so that nothing can be said about their ends.
enum LedgerCircles {
    static func exist(in ledger: Ledger) -> Bool {
        var findings = Findings()
        LedgerCycle.check(ledger, &findings)
        return !findings.isEmpty
    }
}

/// Why an id was not ended.
package enum RetireProblem: Error, CustomStringConvertible {
    case ledgerFaulty(String)
    case shared(String)
    case stillThere(String)
    case nothingToMerge(String, into: String)
    case circle(String, String)
    case unwrittenTarget(String, content: String)
    case noFile(String)
    case noEntry(String, line: Int)
    case isTranslated(String, at: String)
    case reasonQuotes(String)
    case notSafely(String, line: Int)

    package var description: String {
        switch self {
        case .ledgerFaulty(let folder):
            return "\(folder)/ids.jsonl has faults; `catalog validate \(folder)` says which, put them right first"
        case .shared(let id): return "several entries have the id '\(id)'; `catalog validate` says what to do first"
        case .stillThere(let id):
            return "'\(id)' still has its entry; `catalog merge` takes that out as well, and a message that only"
                + " stands in another file keeps its id"
        case .nothingToMerge(let id, let target):
            return "'\(id)' has no entry any more; to lead it on: catalog move \(id) \(escaped(target))"
        case .circle(let id, let target):
            return id == target
                ? "'\(id)' cannot lead to itself"
                : "'\(escaped(target))' leads to '\(id)' itself; whoever follows it would never arrive"
        case .unwrittenTarget(let id, let path):
            return
                "'\(id)' is not written in \(path) yet, from which the other entry goes; `catalog ids --write` writes it"
        case .noFile(let path): return "there is no file of entries '\(escaped(path))'"
        case .noEntry(let path, let line): return "there is no entry at \(escaped(path)):\(line)"
        case .isTranslated(let id, let place):
            return "\(place) is a translation of '\(id)', which was never published and would leave no trace;"
                + " take 'translationOf' out there first"
        case .reasonQuotes(let id):
            return "apps show the reason, and it repeats the words of '\(id)' that are to be erased; say why in others"
        case .notSafely(let path, let line):
            return "\(path):\(line): the file is written in a way in which the entry cannot be taken out safely;"
                + " take it out by hand and repeat the command"
        }
    }
}
