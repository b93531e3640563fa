import CatalogModel
import Diagnostics

/// Compares the time that a version file states for each file with the newest record in it.
enum FileTimestamps {
    static func check(_ file: SourceFile, against records: [ImportedRecord]) -> [Diagnostic] {
        let document = JSONDocument(DecodedText(file))
        var findings = document.findings
        guard let root = document.root else { return findings }
        let newest = newestByFile(records)
        for entry in statements(root, document.text) {
            let name = entry.path.split(separator: "/").last.map(String.init) ?? entry.path
            guard let record = newest[name], let stated = seconds(entry.stated.string), record.seconds > stated else {
                continue
            }
            findings.append(
                StaleFileTimestamp.diagnostic(
                    path: name, stated: day(stated), newest: day(record.seconds), record: record.origin,
                    at: entry.stated.range, newestAt: record.place))
        }
        return findings
    }

    private static func day(_ seconds: Int) -> String { CalendarDay(secondsSince1970: seconds).description }

    /// Objects that have a path and a timestamp, wherever they lie.
    private static func statements(
        _ value: JSONValue, _ text: DecodedText
    ) -> [(path: String, stated: SourceText)] {
        switch value {
        case .array(let elements, _): return elements.flatMap { statements($0, text) }
        case .object(let members, _):
            let fields = JSONFields(text).fields(of: members)
            func value(_ keys: String...) -> SourceText? { fields.first { keys.contains($0.key) }?.values.first }
            if let path = value("path", "file"), let stated = value("timestamp", "updated_at", "modified") {
                return [(path.string, stated)]
            }
            return members.flatMap { statements($0.value, text) }
        default: return []
        }
    }

    private struct Newest {
        let seconds: Int
        let origin: String
        let place: SourceRange
    }

    private static func newestByFile(_ records: [ImportedRecord]) -> [String: Newest] {
        var newest: [String: Newest] = [:]
        for record in records {
            guard let created = record.extra("created_at") ?? record.extra("createdAt"),
                let seconds = seconds(created.string)
            else { continue }
            let name = String(created.file.name)
            if seconds > newest[name]?.seconds ?? Int.min {
                newest[name] = Newest(seconds: seconds, origin: record.origin.description, place: created.range)
            }
        }
        return newest
    }

    /// Seconds or milliseconds since 1970; numbers of the latter kind are a thousand times as large.
    private static func seconds(_ text: String) -> Int? {
        guard let number = Int(text), number > 0 else { return nil }
        return number > 100_000_000_000 ? number / 1000 : number
    }
}
