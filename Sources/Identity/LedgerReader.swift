import CatalogModel
import Diagnostics

/// Reads `ids.jsonl` line by line; a line that makes no sense is a finding, and the rest is read all the same.
struct LedgerReader {
    private var ledger = Ledger()
    private var rows: JSONRowReader

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
        findings.merge(reader.rows.findings)
        return reader.ledger
    }

    private init(file: SourceFile) {
        rows = JSONRowReader(file, about: MalformedLedger.about, "the ledger")
    }

    private mutating func readAll() {
        ledger.reserve(rows.file.lineStarts.count)
        ordinals.reserveCapacity(rows.file.lineStarts.count)
        for row in rows.all() { read(row) }
        for (id, range) in ended where ledger[id] == nil {
            rows.report(
                range, "'\(id.string)' was never published, so it needs no line of its own",
                solutions: [.init("remove the line", [.init(IDPlacement.wholeLine(at: range), with: "")])])
        }
        ledger.putInOrder()
    }

    private mutating func read(_ row: JSONRow) {
        guard let kind = Self.kinds.first(where: { row[$0.key] != nil }) else {
            rows.report(
                row.range,
                "a line of the ledger has none of the keys that say what it is: \(anyOf: Self.kinds.map(\.key))")
            return
        }
        guard rows.check(row, keys: kind.keys, optional: Self.optional) else { return }
        switch kind.key {
        case "moved", "gone": readRetirement(row)
        case "release": readRelease(row)
        case "rev": readRevision(row)
        default: readPublication(row)
        }
    }

    private mutating func readPublication(_ row: JSONRow) {
        guard let id = rows.id(row, "id"), let ordinal = rows.number(row, "ord"), let since = rows.number(row, "since"),
            let form = rows.digest(row, "form"), let digest = rows.digest(row, "digest")
        else { return }
        let range = row.range(of: row["id"]!)
        if let first = ledger[id] {
            rows.report(
                range, "'\(id.string)' is published twice", notes: [.init(at: first.range, "first published here")])
            return
        }
        if let first = ordinals[ordinal] {
            rows.findings.add(ReusedOrdinal.finding(ordinal, at: row.range(of: row["ord"]!), first: first))
            return
        }
        ordinals[ordinal] = row.range(of: row["ord"]!)
        ledger.add(
            Ledger.Publication(id: id, ordinal: ordinal, since: since, form: form, digest: digest, range: range))
    }

    private mutating func readRevision(_ row: JSONRow) {
        guard let id = rows.id(row, "id"), let revision = rows.number(row, "rev"),
            let since = rows.number(row, "since"),
            let form = rows.digest(row, "form"), let digest = rows.digest(row, "digest")
        else { return }
        guard let publication = ledger[id] else {
            rows.report(row.range(of: row["id"]!), "'\(id.string)' is changed before it is published")
            return
        }
        guard revision == publication.revision + 1 else {
            rows.report(
                row.range(of: row["rev"]!),
                "revision \(revision) of '\(id.string)' does not follow revision \(publication.revision)")
            return
        }
        ledger.revise(id, to: revision, form: form, digest: digest, in: since)
    }

    private mutating func readRetirement(_ row: JSONRow) {
        for member in row.members where ["erase", "gone"].contains(member.key) {
            if case .truth(true) = member.value { continue }
            rows.report(row.range(of: member), "'\(member.key)' can only be true")
            return
        }
        if row["by"] != nil, rows.text(row, "by") == nil { return }
        let target = row["moved"] ?? row["instead"]
        guard let id = rows.id(row, "id"), let on = rows.day(row, "on"),
            let reason = rows.reason(row, "reason", "why the message was taken out")
        else { return }
        var fate = Ledger.Fate.gone(instead: nil)
        if let target {
            guard let targetID = rows.id(row, target.key) else { return }
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

    private mutating func readRelease(_ row: JSONRow) {
        guard let number = rows.number(row, "release"), let label = rows.text(row, "label"),
            let digest = rows.text(row, "sha256")
        else { return }
        let range = row.range(of: row["release"]!)
        if let last = ledger.newestRelease, number <= last.number {
            rows.report(
                range, "release \(number) does not follow release \(last.number)",
                notes: [.init(at: last.range, "the release before it")])
            return
        }
        guard digest.utf8.count == 64,
            digest.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else {
            rows.report(row.range(of: row["sha256"]!), "'sha256' is not 64 hexadecimal digits")
            return
        }
        ledger.releases.append(Ledger.Release(number: number, label: label, digest: digest, range: range))
    }
}
