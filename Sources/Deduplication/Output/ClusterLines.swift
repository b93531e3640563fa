import Diagnostics
import TextMatching

/// Writes which records share a cluster, one JSON object a line: `{"id":"q42","cluster":"q7","edits":["case"]}`.
package enum ClusterLines {
    /// A line for every record of a cluster, the canonical one included, by id.
    package static func bytes(of result: Deduplicated, _ workers: Workers = Workers(1)) -> [UInt8] {
        let clusters = result.clusters
        var lines = workers.mapRanges(of: 0..<clusters.count, atLeast: 64) { range in
            var lines: [(id: String, canonical: String, edits: [EditKind])] = []
            for cluster in clusters[range] {
                let canonical = result.source.id(cluster.canonical)
                let members = cluster.members.filter { result.concerns($0.record, cluster.canonical) }
                if members.isEmpty { continue }
                lines.append((canonical, canonical, []))
                for member in members {
                    lines.append((result.source.id(member.record), canonical, result.edits(of: member, in: cluster)))
                }
            }
            return lines
        }.flatMap(\.self)
        lines.sort { ByteOrder.precedes($0.id, $1.id) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(lines.count * 64)
        for line in lines {
            bytes.append(literal: #"{"id":"#)
            JSONText.append(line.id, to: &bytes)
            bytes.append(literal: #","cluster":"#)
            JSONText.append(line.canonical, to: &bytes)
            bytes.append(literal: #","edits":["#)
            for (number, edit) in line.edits.enumerated() {
                bytes.append(literal: number == 0 ? "\"" : ",\"")
                bytes += edit.rawValue.utf8
                bytes.append(UInt8(ascii: "\""))
            }
            bytes.append(literal: "]}\n")
        }
        return bytes
    }
}

extension [UInt8] {
    mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
}
