import BundleReader
import CatalogModel
import Diagnostics

/// Reads a file of JSON Lines that people and merges touch: every fault is a finding at its place, and the rest is read
/// all the same.
package struct JSONRowReader {
    package let file: SourceFile
    package var findings = Findings()
    private let about: RuleDescription

    /// What the file is, for messages: "the ledger".
    private let thing: Wording

    /// - Parameter about: the rule that every fault is reported under.
    package init(_ file: SourceFile, about: RuleDescription, _ thing: Wording) {
        self.file = file
        self.about = about
        self.thing = thing
    }

    /// Every line that is a JSON object; empty lines are passed over.
    package mutating func all() -> [JSONRow] {
        var rows: [JSONRow] = []
        rows.reserveCapacity(file.lineStarts.count)
        if let fault = UTF8Faults.first(in: file.bytes, from: 0) {
            report(SourceRange(file, fault), "a byte is not UTF-8")
        }
        for line in 1...file.lineStarts.count {
            let bytes = file.bytesOfLine(line)
            if file.bytes[bytes].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
            do throws(JSONFault) {
                rows.append(try JSONRow(file, bytes))
            } catch {
                let place = min(error.offset, bytes.upperBound)
                report(
                    SourceRange(file, place..<min(place + 1, bytes.upperBound)),
                    "a line of \(thing) is not readable as JSON: \(error.reason)")
            }
        }
        return rows
    }

    /// Whether a line has the keys that it needs, each once, and no others.
    package mutating func check(_ row: JSONRow, keys: [String], optional: Set<String>) -> Bool {
        var isSound = true
        for (place, member) in row.members.enumerated() {
            if !keys.contains(member.key) {
                isSound = false
                reportUnknown(member, known: keys)
            } else if row.members[..<place].contains(where: { $0.key == member.key }) {
                isSound = false
                report(SourceRange(file, member.keyRange), "key '\(member.key)' stands twice in one line")
            }
        }
        let missing = keys.filter { !optional.contains($0) && row[$0] == nil }
        if !missing.isEmpty {
            isSound = false
            let verb: Wording = missing.count == 1 ? "is" : "are"
            report(row.range, "\(allOf: missing) \(verb) missing in this line of \(thing)")
        }
        return isSound
    }

    // MARK: Single values, of keys that are there

    package mutating func text(_ row: JSONRow, _ key: String) -> String? {
        let member = row[key]!
        if case .text(let text) = member.value { return text }
        report(row.range(of: member), "'\(key)' is not a text in quotation marks")
        return nil
    }

    package mutating func number(_ row: JSONRow, _ key: String) -> Int? {
        let member = row[key]!
        if case .number(let number) = member.value, number >= 0 { return number }
        report(row.range(of: member), "'\(key)' is not a number")
        return nil
    }

    package mutating func id(_ row: JSONRow, _ key: String) -> MessageID? {
        guard let text = text(row, key) else { return nil }
        if let id = MessageID(text) { return id }
        report(
            row.range(of: row[key]!), "'\(text)' is not an id; ids are q and twelve letters or digits",
            solutions: [.init("copy the id from the entry or from the line that published it")])
        return nil
    }

    package mutating func digest(_ row: JSONRow, _ key: String) -> ShortDigest? {
        guard let text = text(row, key) else { return nil }
        if let digest = ShortDigest(text) { return digest }
        report(row.range(of: row[key]!), "'\(key)' is not 16 hexadecimal digits")
        return nil
    }

    package mutating func day(_ row: JSONRow, _ key: String) -> CalendarDay? {
        guard let text = text(row, key) else { return nil }
        if let day = CalendarDay(text) { return day }
        report(row.range(of: row[key]!), "'\(text)' is not a day; write it like 2026-11-21")
        return nil
    }

    /// - Parameter why: what the reason is about, for advice: "why the message was taken out".
    package mutating func reason(_ row: JSONRow, _ key: String, _ why: Wording) -> String? {
        guard let text = text(row, key) else { return nil }
        if text.utf8.contains(where: { $0 > 0x20 }) { return text }
        report(
            row.range(of: row[key]!), "the reason is empty", solutions: [.init("write in a few words \(why)")])
        return nil
    }

    // MARK: Findings

    package mutating func report(
        _ range: SourceRange, _ summary: Wording, notes: [Diagnostic.Note] = [],
        solutions: [Diagnostic.Solution] = []
    ) {
        findings.add(Diagnostic(about, at: range, summary, notes: notes, solutions: solutions))
    }

    private mutating func reportUnknown(_ member: JSONRow.Member, known: [String]) {
        let range = SourceRange(file, member.keyRange)
        let near = Suggestion.nearest(to: member.key, among: known)
        report(
            range,
            near.isEmpty
                ? "key '\(member.key)' is not known here; this line may have \(anyOf: known)"
                : "key '\(member.key)' is not known here; did you mean \(anyOf: near)?",
            solutions: near.prefix(1).map { .init("write '\($0)'", [.init(range, with: $0)]) })
    }
}
