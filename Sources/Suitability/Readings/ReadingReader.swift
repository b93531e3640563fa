import CatalogModel
import Diagnostics
import Identity

/// Reads `decisions/readings.jsonl` line by line, in any order: branches that are merged bring their lines as they like.
package enum ReadingReader {
    /// The file's place below the content folder.
    package static let path = DecisionKind.readings.path

    private static let keys = ["ages", "because", "bulk", "by", "form", "id", "on", "topics", "verdict"]
    private static let optional: Set<String> = ["ages", "because", "bulk", "topics"]

    package static func read(_ file: SourceFile, _ findings: inout Findings) -> [Reading] {
        var rows = JSONRowReader(file, about: MalformedReadings.about, "the readings")
        let readings = rows.all().compactMap { reading($0, &rows) }
        findings.merge(rows.findings)
        return readings
    }

    private static func reading(_ row: JSONRow, _ rows: inout JSONRowReader) -> Reading? {
        guard rows.check(row, keys: keys, optional: optional),
            let id = rows.id(row, "id"), let form = rows.digest(row, "form"),
            let by = rows.reason(row, "by", "who read it"), let on = rows.day(row, "on"),
            let word = rows.text(row, "verdict")
        else { return nil }
        guard let verdict = Reading.Verdict(rawValue: word) else {
            rows.report(
                row.range(of: row["verdict"]!),
                "verdict '\(word)' is none of \(anyOf: Reading.Verdict.allCases.map(\.rawValue))")
            return nil
        }
        var ages: Ages?
        if let member = row["ages"] {
            guard let text = rows.text(row, "ages") else { return nil }
            ages = Ages(text)
            if ages == nil {
                rows.report(row.range(of: member), "'\(text)' is no range of ages; write it like 12+ or 12-90")
                return nil
            }
        } else if verdict == .accepted {
            rows.report(row.range, "a text that is accepted is accepted for some 'ages'")
            return nil
        }
        var reason: String?
        if row["because"] != nil {
            guard let text = rows.reason(row, "because", "what the reader thought") else { return nil }
            reason = text
        }
        if let member = row["bulk"] {
            guard case .truth(true) = member.value else {
                rows.report(row.range(of: member), "'bulk' can only be true")
                return nil
            }
        }
        let isBulk = row["bulk"] != nil
        if reason == nil, isBulk || verdict == .sentBack {
            rows.report(
                row.range,
                isBulk ? "a text accepted among many says 'because'" : "a text that is sent back says 'because'")
            return nil
        }
        var topics: [Located<String>] = []
        if let member = row["topics"] {
            guard case .texts(let texts) = member.value else {
                rows.report(row.range(of: member), "'topics' is not a list of texts")
                return nil
            }
            topics = texts
        }
        return Reading(
            id: Located(id, at: row.range(of: row["id"]!)), form: form, by: by, on: on, ages: ages, topics: topics,
            verdict: verdict, reason: reason, isBulk: isBulk, range: row.range)
    }
}
