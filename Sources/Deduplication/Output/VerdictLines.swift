import CatalogModel
import Diagnostics

/// Writes verdicts on pairs, one JSON object a line:
/// `{"n":17,"verdict":"duplicate","relation":"duplicate","edits":[{"edit":"case"}]}`.
package enum VerdictLines {
    /// A line for every pair, by number.
    package static func bytes(of pairs: [TextPair]) -> [UInt8] {
        var bytes: [UInt8] = []
        for pair in pairs.sorted(by: { $0.number < $1.number }) {
            let (relation, edits) = pair.judged()
            append(pair.number, ids: nil, relation, edits, to: &bytes)
        }
        return bytes
    }

    /// A line for every record of a cluster and its canonical record, numbered from 0 in the order of their ids.
    package static func bytes(of result: Deduplicated) -> [UInt8] {
        let pairs = result.clusters.flatMap { cluster in
            cluster.members.map { member in
                let (a, b) = (min(cluster.canonical, member.record), max(cluster.canonical, member.record))
                return (a: a, b: b, edits: member.edits)
            }
        }.sorted { ($0.a, $0.b) < ($1.a, $1.b) }
        var bytes: [UInt8] = []
        for (number, pair) in pairs.enumerated() {
            let ids = (result.records[pair.a].id, result.records[pair.b].id)
            append(number, ids: ids, .duplicate, pair.edits, to: &bytes)
        }
        return bytes
    }

    private static func append(
        _ number: Int, ids: (a: String, b: String)?, _ relation: Relation, _ edits: [Edit], to bytes: inout [UInt8]
    ) {
        bytes += Array(#"{"n":\#(number)"#.utf8)
        if let ids {
            bytes += Array(#","a":"#.utf8)
            JSONText.append(ids.a, to: &bytes)
            bytes += Array(#","b":"#.utf8)
            JSONText.append(ids.b, to: &bytes)
        }
        let edits = edits.map { #"{"edit":"\#($0.rawValue)"}"# }.joined(separator: ",")
        bytes += Array(
            #","verdict":"\#(relation.verdict)","relation":"\#(relation.rawValue)","edits":[\#(edits)]}"#.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }
}
