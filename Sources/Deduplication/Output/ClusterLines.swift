import CatalogModel
import Diagnostics

/// Writes which records share a cluster, one JSON object a line: `{"id":"q42","cluster":"q7","edits":["case"]}`.
package enum ClusterLines {
    /// A line for every record of a cluster, the canonical one included, by id.
    package static func bytes(of result: Deduplicated) -> [UInt8] {
        var lines: [(record: Int, canonical: Int, edits: [Edit])] = []
        for cluster in result.clusters {
            lines.append((cluster.canonical, cluster.canonical, []))
            lines += cluster.members.map { ($0.record, cluster.canonical, $0.edits) }
        }
        lines.sort { $0.record < $1.record }
        var bytes: [UInt8] = []
        for line in lines {
            bytes += Array(#"{"id":"#.utf8)
            JSONText.append(result.records[line.record].id, to: &bytes)
            bytes += Array(#","cluster":"#.utf8)
            JSONText.append(result.records[line.canonical].id, to: &bytes)
            bytes += Array(#","edits":"#.utf8)
            JSONText.append(line.edits.lazy.map(\.rawValue), to: &bytes)
            bytes += Array("}\n".utf8)
        }
        return bytes
    }
}
