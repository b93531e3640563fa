import BundleReader
import CatalogModel
import Diagnostics

/// Reads `ids.jsonl` line by line; a line that makes no sense is a finding, and the rest is read all the same.
struct LedgerReader {
    private let file: SourceFile
    private var ledger = Ledger()
    private var findings = Findings()

    /// Where each ordinal was given.
    private var ordinals: [Int: SourceRange] = [:]

    /// What ended before it was published, judged when all lines are read.
    private var ended: [(id: MessageID, range: SourceRange)] = []

    /// The kinds of lines, told apart by the first of these keys that a line has.
    private static let kinds: [(key: String, keys: [String])] = [
        ("moved", ["by", "id", "moved", "on", "reason"]),
        ("gone", ["by", "erase", "gone", "id", "instead", "on", "reason"]),
        ("release", ["label", "release", "sha256"]),
        ("rev", ["digest", "form", "id", "rev", "since"]),
        ("ord", ["digest", "form", "id", "ord", "since"]),
    ]

    /// Keys that a line need not have.
    private static let optional: Set<String> = ["by", "erase", "instead"]

    static func read(_ file: SourceFile, _ findings: inout Findings) -> Ledger {
        var reader = LedgerReader(file: file)
        reader.readAll()
        findings.merge(reader.findings)
        return reader.ledger
    }

    private init(file: SourceFile) { self.file = file }

    private mutating func readAll() {
        ledger.reserve(file.lineStarts.count)
        ordinals.reserveCapacity(file.lineStarts.count)
        if let fault = UTF8Faults.first(in: file.bytes, from: 0) {
            report(SourceRange(file, fault), "a byte is not UTF-8")
        }
        for line in 1...file.lineStarts.count {
            let bytes = file.bytesOfLine(line)
            if file.bytes[bytes].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
            do throws(JSONFault) {
                read(try LedgerRow(file, bytes))
            } catch {
                let place = min(error.offset, bytes.upperBound)
                report(
                    SourceRange(file, place..<min(place + 1, bytes.upperBound)),
                    "a line of the ledger is not readable as JSON: \(error.reason)")
            }
        }
        for (id, range) in ended where ledger[id] == nil {
            report(
                range, "'\(id.string)' was never published, so it needs no line of its own",
                solutions: [removal(of: range)])
        }
        ledger.putInOrder()
    }

    private mutating func read(_ row: LedgerRow) {
        guard let kind = Self.kinds.first(where: { row[$0.key] != nil }) else {
            report(
                row.range,
                "a line of the ledger has none of the keys that say what it is: \(anyOf: Self.kinds.map(\.key))")
            return
        }
        var isSound = true
        for (place, member) in row.members.enumerated() {
            if !kind.keys.contains(member.key) {
                isSound = false
                reportUnknown(member, known: kind.keys)
            } else if row.members[..<place].contains(where: { $0.key == member.key }) {
                isSound = false
                report(SourceRange(file, member.keyRange), "key '\(member.key)' stands twice in one line")
            }
        }
        for key in kind.keys where !Self.optional.contains(key) && row[key] == nil {
            isSound = false
            report(row.range, "'\(key)' is missing in this line of the ledger")
        }
        guard isSound else { return }
        switch kind.key {
        case "moved", "gone": readRetirement(row)
        case "release": readRelease(row)
        case "rev": readRevision(row)
        default: readPublication(row)
        }
    }

    private mutating func readPublication(_ row: LedgerRow) {
        guard let id = id(row, "id"), let ordinal = number(row, "ord"), let since = number(row, "since"),
            let form = digest(row, "form"), let digest = digest(row, "digest")
        else { return }
        let range = row.range(of: row["id"]!)
        if let first = ledger[id] {
            report(range, "'\(id.string)' is published twice", notes: [.init(at: first.range, "first published here")])
            return
        }
        if let first = ordinals[ordinal] {
            findings.add(ReusedOrdinal.finding(ordinal, at: row.range(of: row["ord"]!), first: first))
            return
        }
        ordinals[ordinal] = row.range(of: row["ord"]!)
        ledger.add(
            Ledger.Publication(id: id, ordinal: ordinal, since: since, form: form, digest: digest, range: range))
    }

    private mutating func readRevision(_ row: LedgerRow) {
        guard let id = id(row, "id"), let revision = number(row, "rev"), let since = number(row, "since"),
            let form = digest(row, "form"), let digest = digest(row, "digest")
        else { return }
        guard let publication = ledger[id] else {
            report(row.range(of: row["id"]!), "'\(id.string)' is changed before it is published")
            return
        }
        guard revision == publication.revision + 1 else {
            report(
                row.range(of: row["rev"]!),
                "revision \(revision) of '\(id.string)' does not follow revision \(publication.revision)")
            return
        }
        ledger.revise(id, to: revision, form: form, digest: digest, in: since)
    }

    private mutating func readRetirement(_ row: LedgerRow) {
        for member in row.members where ["erase", "gone"].contains(member.key) {
            if case .truth(true) = member.value { continue }
            report(row.range(of: member), "'\(member.key)' can only be true")
            return
        }
        if row["by"] != nil, text(row, "by") == nil { return }
        let target = row["moved"] ?? row["instead"]
        guard let id = id(row, "id"), let on = day(row, "on"), let reason = reason(row) else { return }
        var fate = Ledger.Fate.gone(instead: nil)
        if let target {
            guard let targetID = self.id(row, target.key) else { return }
            fate = target.key == "moved" ? .moved(to: targetID) : .gone(instead: targetID)
        }
        let range = row.range(of: row["id"]!)
        ended.append((id, range))
        ledger.retire(
            id,
            Ledger.Retirement(
                fate, on: on, reason: reason, erases: row["erase"] != nil, range: range,
                targetRange: target.map { row.range(of: $0) }))
    }

    private mutating func readRelease(_ row: LedgerRow) {
        guard let number = number(row, "release"), let label = text(row, "label"), let digest = text(row, "sha256")
        else { return }
        let range = row.range(of: row["release"]!)
        if let last = ledger.newestRelease, number <= last.number {
            report(
                range, "release \(number) does not follow release \(last.number)",
                notes: [.init(at: last.range, "the release before it")])
            return
        }
        guard digest.utf8.count == 64,
            digest.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else {
            report(row.range(of: row["sha256"]!), "'sha256' is not 64 hexadecimal digits")
            return
        }
        ledger.releases.append(Ledger.Release(number: number, label: label, digest: digest, range: range))
    }
}

/// Single values.
extension LedgerReader {
    private mutating func text(_ row: LedgerRow, _ key: String) -> String? {
        let member = row[key]!
        if case .text(let text) = member.value { return text }
        report(row.range(of: member), "'\(key)' is not a text in quotation marks")
        return nil
    }

    private mutating func number(_ row: LedgerRow, _ key: String) -> Int? {
        let member = row[key]!
        if case .number(let number) = member.value, number >= 0 { return number }
        report(row.range(of: member), "'\(key)' is not a number")
        return nil
    }

    private mutating func id(_ row: LedgerRow, _ key: String) -> MessageID? {
        guard let text = text(row, key) else { return nil }
        if let id = MessageID(text) { return id }
        report(
            row.range(of: row[key]!), "'\(text)' is not an id; ids are q and twelve letters or digits",
            solutions: [.init("copy the id from the entry or from the line that published it")])
        return nil
    }

    private mutating func digest(_ row: LedgerRow, _ key: String) -> ShortDigest? {
        guard let text = text(row, key) else { return nil }
        if let digest = ShortDigest(text) { return digest }
        report(row.range(of: row[key]!), "'\(key)' is not 16 hexadecimal digits")
        return nil
    }

    private mutating func day(_ row: LedgerRow, _ key: String) -> CalendarDay? {
        guard let text = text(row, key) else { return nil }
        if let day = CalendarDay(text) { return day }
        report(row.range(of: row[key]!), "'\(text)' is not a day; write it like 2026-11-21")
        return nil
    }

    private mutating func reason(_ row: LedgerRow) -> String? {
        guard let text = text(row, "reason") else { return nil }
        if text.utf8.contains(where: { $0 > 0x20 }) { return text }
        report(
            row.range(of: row["reason"]!), "the reason is empty",
            solutions: [.init("write in a few words why the message was taken out")])
        return nil
    }
}

/// Findings.
extension LedgerReader {
    private mutating func report(
        _ range: SourceRange, _ summary: Wording, notes: [Diagnostic.Note] = [],
        solutions: [Diagnostic.Solution] = []
    ) {
        findings.add(Diagnostic(MalformedLedger.about, at: range, summary, notes: notes, solutions: solutions))
    }

    private mutating func reportUnknown(_ member: LedgerRow.Member, known: [String]) {
        let range = SourceRange(file, member.keyRange)
        let near = Suggestion.nearest(to: member.key, among: known)
        report(
            range,
            near.isEmpty
                ? "key '\(member.key)' is not known here; this line may have \(anyOf: known)"
                : "key '\(member.key)' is not known here; did you mean \(anyOf: near)?",
            solutions: near.prefix(1).map { .init("write '\($0)'", [.init(range, with: $0)]) })
    }

    private func removal(of range: SourceRange) -> Diagnostic.Solution {
        .init("remove the line", [.init(IDPlacement.wholeLine(at: range), with: "")])
    }
}
