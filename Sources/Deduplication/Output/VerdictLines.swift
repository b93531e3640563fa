import Diagnostics
import TextMatching

/// Writes verdicts on pairs, one JSON object a line:
/// `{"n":17,"verdict":"duplicate","relation":"duplicate","edits":[{"edit":"case"}],"cost":0}`.
package enum VerdictLines {
    /// A line for every pair, by number.
    package static func bytes(of pairs: TextPairs, frozen: WordCounts? = nil) -> [UInt8] {
        var bytes: [UInt8] = []
        for (number, verdict) in pairs.verdicts(frozen: frozen) {
            append(number, ids: nil, verdict.relation, verdict.edits, verdict.cost, to: &bytes)
        }
        return bytes
    }

    /// A line for every record of a cluster and its canonical record, and for every pair that an editor should look
    /// at, numbered from 0 in the order of their ids.
    package static func bytes(of result: Deduplicated, _ workers: Workers) -> [UInt8] {
        var pairs = PairsByID(result.order, expecting: result.review.count + result.clusters.count)
        for pair in result.review { pairs.append(pair.a, pair.b, pair.relation) }
        for cluster in result.clusters {
            for member in cluster.members where result.concerns(cluster.canonical, member.record) {
                pairs.append(cluster.canonical, member.record, .duplicate)
            }
        }
        let sorted = pairs.sorted()
        let pieces = workers.mapRanges(of: 0..<sorted.count, atLeast: 64) { range in
            var namer = EditNamer(result.texts)
            var bytes: [UInt8] = []
            bytes.reserveCapacity(range.count * usualLength)
            for number in range {
                let (a, b, relation) = sorted[number]
                let verdict = namer.verdict(a, b)
                append(
                    number, ids: (result.source.id(a), result.source.id(b)), relation, verdict.edits, verdict.cost,
                    to: &bytes)
            }
            return bytes
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
        for piece in pieces { bytes += piece }
        return bytes
    }

    /// About how long a line is.
    private static let usualLength = 200

    package static func append(
        _ number: Int, ids: (a: String, b: String)?, _ relation: Relation, _ edits: [NamedEdit], _ cost: Int,
        to bytes: inout [UInt8]
    ) {
        bytes.append(literal: #"{"n":"#)
        bytes += String(number).utf8
        if let ids {
            bytes.append(literal: #","a":"#)
            JSONText.append(ids.a, to: &bytes)
            bytes.append(literal: #","b":"#)
            JSONText.append(ids.b, to: &bytes)
        }
        bytes.append(literal: #","verdict":""#)
        bytes += relation.verdict.utf8
        bytes.append(literal: #"","relation":""#)
        bytes += relation.rawValue.utf8
        bytes.append(literal: #"","edits":["#)
        for (place, edit) in edits.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: ",")) }
            append(edit, to: &bytes)
        }
        bytes.append(literal: #"],"cost":"#)
        bytes += String(cost).utf8
        bytes.append(literal: "}\n")
    }

    private static func append(_ edit: NamedEdit, to bytes: inout [UInt8]) {
        bytes.append(literal: #"{"edit":""#)
        bytes += edit.kind.rawValue.utf8
        bytes.append(UInt8(ascii: "\""))
        if !edit.a.isEmpty {
            bytes.append(literal: #","a":"#)
            JSONText.append(edit.a, to: &bytes)
        }
        if !edit.b.isEmpty {
            bytes.append(literal: #","b":"#)
            JSONText.append(edit.b, to: &bytes)
        }
        if let place = edit.place { bytes += #","at":[\#(place.lowerBound),\#(place.upperBound)]"#.utf8 }
        bytes.append(UInt8(ascii: "}"))
    }
}
