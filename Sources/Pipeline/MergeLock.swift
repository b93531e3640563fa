import BundleReader
import Deduplication
import Diagnostics
import TextNormalisation

/// What a run merged into what, as `dedupe.lock` remembers it: one JSON object a line, by id.
///
///     {"edits":["case"],"forms":["<hash>","<hash>"],"id":"q42","into":"q7"}
///
/// Held against an older one it shows what changed rules, words or decisions merge or keep apart today.
package struct MergeLock: Sendable {
    package struct Merge: Hashable, Sendable {
        package let id: String
        package let into: String

        /// What turns the text that stays into this one.
        package let edits: [String]

        /// Hashes of the normal forms, of this text and of the one that stays.
        package let forms: [String]
    }

    /// By id.
    package let merges: [Merge]

    package init(_ result: Deduplicated) {
        var merges: [Merge] = []
        for cluster in result.clusters where cluster.members.contains(where: \.isMerged) {
            let canonical = result.source.record(cluster.canonical)
            let form = Self.form(of: canonical)
            for member in cluster.members where member.isMerged {
                let record = result.source.record(member.record)
                merges.append(
                    Merge(
                        id: record.id, into: canonical.id, edits: result.edits(of: member, in: cluster).map(\.rawValue),
                        forms: [Self.form(of: record), form]))
            }
        }
        self.merges = merges.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    }

    /// - Throws: where a line is none of ours.
    package init(reading file: SourceFile) throws(MergeLockProblem) {
        var merges: [Merge] = []
        for line in 1...file.lineStarts.count {
            let bytes = file.bytesOfLine(line)
            if bytes.isEmpty { continue }
            guard let merge = try? Self.merge(file, bytes) else {
                throw MergeLockProblem(path: file.path, line: line)
            }
            merges.append(merge)
        }
        self.merges = merges
    }

    private static func merge(_ file: SourceFile, _ bytes: Range<Int>) throws(JSONFault) -> Merge? {
        var texts: [String: String] = [:]
        var lists: [String: [String]] = [:]
        var scanner = JSONScanner(file.bytes, in: bytes, .relaxed)
        try scanner.object { scanner, key throws(JSONFault) in
            switch key {
            case "id", "into": texts[key] = try scanner.string()
            case "edits", "forms": lists[key] = try scanner.strings()
            default: try scanner.skip()
            }
        }
        try scanner.finish()
        guard let id = texts["id"], let into = texts["into"] else { return nil }
        return Merge(id: id, into: into, edits: lists["edits"] ?? [], forms: lists["forms"] ?? [])
    }

    package var bytes: [UInt8] {
        var writer = CanonicalJSONWriter()
        for merge in merges {
            writer.object {
                $0.member("edits", merge.edits)
                $0.member("forms", merge.forms)
                $0.member("id", merge.id)
                $0.member("into", merge.into)
            }
            writer.endLine()
        }
        return writer.bytes
    }

    /// What is merged or kept apart since an older run, as lines for people.
    ///
    /// - Parameter result: of the run that this lock is of.
    package func changes(since old: MergeLock, in result: Deduplicated) -> [String] {
        let before = Dictionary(old.merges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let now = Dictionary(merges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var lines: [String] = []
        for merge in merges {
            guard let earlier = before[merge.id] else {
                let edits = merge.edits.isEmpty ? "" : " (\(merge.edits.joined(separator: ", ")))"
                lines.append("merged now: \(escaped(merge.id)) into \(escaped(merge.into))\(edits)")
                continue
            }
            if earlier.into != merge.into {
                lines.append(
                    "merged elsewhere: \(escaped(merge.id)) into \(escaped(merge.into)), before into"
                        + " \(escaped(earlier.into))")
            }
        }
        let gone = old.merges.filter { now[$0.id] == nil }
        if !gone.isEmpty {
            let forms = Self.forms(in: result, of: Set(gone.flatMap { [$0.id, $0.into] }))
            for merge in gone {
                let reason = Self.reason(merge, forms)
                lines.append("no longer merged: \(escaped(merge.id)) into \(escaped(merge.into)) (\(reason))")
            }
        }
        return lines
    }

    private static func reason(_ merge: Merge, _ forms: [String: String]) -> String {
        guard let form = forms[merge.id] else { return "it is gone" }
        guard let other = forms[merge.into] else { return "the other is gone" }
        return [form, other] == merge.forms ? "by the rules or a decision of today" : "the words have changed"
    }

    private static func forms(in result: Deduplicated, of ids: Set<String>) -> [String: String] {
        var forms: [String: String] = [:]
        for place in 0..<result.source.count where ids.contains(result.source.id(place)) {
            forms[result.source.id(place)] = form(of: result.source.record(place))
        }
        return forms
    }

    private static func form(of record: DedupeRecord) -> String { NormalForm(of: record.text).hash.description }
}

/// A file that was taken for a lock and is none.
package struct MergeLockProblem: Error, CustomStringConvertible {
    package let path: String
    package let line: Int

    package var description: String { "\(path):\(line): this is no line of a dedupe.lock" }
}
