import BundleReader
import CatalogModel
import Diagnostics

/// An entry as one line of JSON: what stage files hold, and what anyone's records are read as.
///
/// Keys are those of entries (`kind`, `moods`, …) with the file's common fields filled in, and besides:
/// `text`; `author` (a name) or `authorID`; `work` (a title) or `workID`, `locator`, `year`; `place` where an editor
/// wrote it, as `path:line:column`.
package enum EntryRecord {
    package static func write(_ entry: Entry, to json: inout CanonicalJSONWriter) {
        var members: [(key: String, write: (inout CanonicalJSONWriter) -> Void)] = []
        func text(_ key: String, _ value: String?) {
            if let value { members.append((key, { $0.string(value) })) }
        }
        for key in EntryField.allCases where key != .kind {
            if key == .allow {
                let values = entry.suppressions.map(\.string)
                if !values.isEmpty { members.append((key.rawValue, { $0.array(values) { $0.string($1) } })) }
            } else if let field = entry[key] {
                let values = field.values.map(\.string)
                members.append(
                    (key.rawValue, { key.declaration.isList ? $0.array(values) { $0.string($1) } : $0.string(values[0]) }))
            }
        }
        text("kind", entry.kind.rawValue)
        text("text", entry.text.string)
        if let attribution = entry.attribution {
            text(attribution.author?.id == nil ? "author" : "authorID", attribution.author.map { $0.id ?? $0.written.string })
            text(attribution.work?.id == nil ? "work" : "workID", attribution.work.map { $0.id ?? $0.written.string })
            text("locator", attribution.locator?.string)
            text("year", attribution.year?.string)
        }
        let start = entry.range.start
        text("place", "\(entry.range.file.path):\(start.line):\(start.column)")

        members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        json.object { json in
            for member in members {
                json.key(member.key)
                member.write(&json)
            }
        }
        json.endLine()
    }
}
