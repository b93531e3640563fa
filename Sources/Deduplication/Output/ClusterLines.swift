import Diagnostics
import TextMatching

/// Writes which records share a cluster, one JSON object a line: `{"id":"q42","cluster":"q7","edits":["case"]}`.
package enum ClusterLines {
    /// A line for every record of a cluster, the canonical one included, by id.
    package static func bytes(of result: Deduplicated, _ workers: Workers = Workers(1)) -> [UInt8] {
        let clusters = result.clusters
        let lines = workers.mapRanges(of: 0..<clusters.count, atLeast: 64) { range in
            self.lines(of: clusters[range], in: result)
        }.flatMap(\.self)
        // Every record has one line at most, so that a place in the order of ids is free for each.
        let ranks = result.order.ranks
        var sorted = [UInt32?](repeating: nil, count: ranks.count)
        for (number, line) in lines.enumerated() { sorted[Int(ranks[line.record])] = UInt32(number) }
        let order = sorted.compactMap(\.self)
        let ids = result.order.ids
        return workers.mapRanges(of: 0..<order.count) { range in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(range.count * 72)
            for number in order[range] { lines[Int(number)].append(to: &bytes, ids) }
            return bytes
        }.reduce(into: []) { $0 += $1 }
    }

    private static func lines(of clusters: ArraySlice<Cluster>, in result: Deduplicated) -> [Line] {
        var namer = EditNamer(result.texts)
        var lines: [Line] = []
        for cluster in clusters {
            let canonical = cluster.canonical
            let members = cluster.members.filter { result.concerns($0.record, canonical) }
            if members.isEmpty { continue }
            lines.append(Line(record: canonical, canonical: canonical, edits: []))
            for member in members {
                lines.append(
                    Line(record: member.record, canonical: canonical, edits: namer.kinds(canonical, member.record)))
            }
        }
        return lines
    }

    private struct Line {
        let record: Int
        let canonical: Int
        let edits: [EditKind]

        func append(to bytes: inout [UInt8], _ ids: IDColumn) {
            bytes.append(literal: #"{"id":"#)
            ids.withID(record) { JSONText.append($0, to: &bytes) }
            bytes.append(literal: #","cluster":"#)
            ids.withID(canonical) { JSONText.append($0, to: &bytes) }
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
