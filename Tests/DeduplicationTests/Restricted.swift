import Diagnostics
import FileAccess
import Foundation
import TextMatching

@testable import Deduplication

/// What a run says of the records that are new to it.
struct Restricted: Equatable {
    var clusters: [String]
    var verdicts: [String]
    var merged: Set<String>
    var findings: [String]

    /// The lines of a whole run that are about a new record.
    init(_ result: Deduplicated, to new: Set<String>) throws {
        func lines(_ bytes: [UInt8]) throws -> [(text: String, fields: [String: Any])] {
            try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
                (String(line), try JSONSerialization.jsonObject(with: Data(line.utf8)) as! [String: Any])
            }
        }
        let clusters = try lines(ClusterLines.bytes(of: result))
        let pairs = clusters.filter { line in
            let (id, cluster) = (line.fields["id"] as! String, line.fields["cluster"] as! String)
            return id != cluster && (new.contains(id) || new.contains(cluster))
        }
        let named = Set(pairs.map { $0.fields["cluster"] as! String })
        let kept = Set(pairs.map { $0.fields["id"] as! String }).union(named)
        self.clusters = clusters.filter { line in
            kept.contains(line.fields["id"] as! String) && named.contains(line.fields["cluster"] as! String)
        }.map(\.text)
        verdicts = try lines(VerdictLines.bytes(of: result, Workers(1))).filter { line in
            new.contains(line.fields["a"] as! String) || new.contains(line.fields["b"] as! String)
        }.enumerated().map { number, line in
            #"{"n":\#(number)"# + line.text.drop { $0 != "," }
        }
        merged = Set(
            result.clusters.flatMap(\.members).filter(\.isMerged).map { result.source.id($0.record) }
        )
        .intersection(new)
        findings = Self.summaries(result.findings) { new.contains($0) }
    }

    init(_ comparison: Comparison, _ source: [DedupeRecord]) {
        let result = comparison.result
        func lines(_ bytes: [UInt8]) -> [String] {
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        clusters = lines(ClusterLines.bytes(of: result))
        verdicts = lines(VerdictLines.bytes(of: result, Workers(1)))
        merged = Set(comparison.merged.map { source[$0].id })
        findings = Self.summaries(result.findings) { _ in true }
    }

    /// Findings about pairs with a new record; every sample record is a file of its own.
    private static func summaries(_ findings: Findings, _ isNew: (String) -> Bool) -> [String] {
        findings.kept.filter { finding in
            let places = [finding.range] + finding.notes.map(\.range)
            return places.contains { isNew(String($0.file.path.dropLast(3))) } && !finding.isAboutTheRun
        }.map { "\($0.rule.name): \($0.summary.text)" }.sorted()
    }
}

extension Diagnostic {
    /// Whether it tells of the run as a whole.
    var isAboutTheRun: Bool { ["bucket-cap-reached", "language-not-covered"].contains(rule.name) }
}

extension MatchIndex {
    /// The index of some records, as if read from a file.
    init(of records: [DedupeRecord], frozen: WordCounts? = nil, isThorough: Bool = true) throws {
        let result = Deduplicated(records, .init(isThorough: isThorough, frozen: frozen))
        try self.init(MappedFile(copying: result.index))
    }
}
