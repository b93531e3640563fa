import Diagnostics
import TextMatching

/// Writes which records share a cluster, one JSON object a line: `{"id":"q42","cluster":"q7","edits":["case"]}`.
package enum ClusterLines {
    /// A line for every record of a cluster, the canonical one included, by id.
    package static func bytes(of result: Deduplicated, _ workers: Workers = Workers(1)) -> [UInt8] {
        let clusters = result.clusters
        let pieces = workers.mapRanges(of: 0..<clusters.count, atLeast: 64) { range in
            self.lines(of: clusters[range], in: result)
        }
        let sorted = workers.sorted(Array(pieces.joined()), by: <)
        let bytes = workers.mapRanges(of: 0..<sorted.count) { range in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(range.count * 72)
            for line in sorted[range] { line.append(to: &bytes) }
            return bytes
        }
        return Array(bytes.joined())
    }

    private static func lines(of clusters: ArraySlice<Cluster>, in result: Deduplicated) -> [Line] {
        var namer = EditNamer(result.texts)
        var lines: [Line] = []
        for cluster in clusters {
            let canonical = result.source.id(cluster.canonical)
            let members = cluster.members.filter { result.concerns($0.record, cluster.canonical) }
            if members.isEmpty { continue }
            lines.append(Line(id: canonical, canonical: canonical, edits: []))
            for member in members {
                lines.append(
                    Line(
                        id: result.source.id(member.record), canonical: canonical,
                        edits: namer.kinds(cluster.canonical, member.record)))
            }
        }
        return lines
    }

    private struct Line: Comparable {
        private let beginning: IDBeginning
        private let id: String
        private let canonical: String
        private let edits: [EditKind]

        init(id: String, canonical: String, edits: [EditKind]) {
            beginning = IDBeginning(id)
            (self.id, self.canonical, self.edits) = (id, canonical, edits)
        }

        static func < (one: Line, other: Line) -> Bool {
            one.beginning == other.beginning ? ByteOrder.precedes(one.id, other.id) : one.beginning < other.beginning
        }

        static func == (one: Line, other: Line) -> Bool { one.id == other.id }

        func append(to bytes: inout [UInt8]) {
            bytes.append(literal: #"{"id":"#)
            JSONText.append(id, to: &bytes)
            bytes.append(literal: #","cluster":"#)
            JSONText.append(canonical, to: &bytes)
            bytes.append(literal: #","edits":["#)
            for (number, edit) in edits.enumerated() {
                bytes.append(literal: number == 0 ? "\"" : ",\"")
                bytes += edit.rawValue.utf8
                bytes.append(UInt8(ascii: "\""))
            }
            bytes.append(literal: "]}\n")
        }
    }
}

extension [UInt8] {
    mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
}
