import Diagnostics
import FileAccess
import TextMatching

/// Changes an index at the places that some bytes name, and compares records with it: the entry point of fuzzing.
///
/// Three bytes are one change: where, and what is written there. The hash of the head is made right again, so that the
/// changes get past it. Whatever comes of it must be an outcome or an `IndexFault`.
package func fuzzIndex(_ bytes: [UInt8]) {
    var index = IndexFuzzing.sample
    var place = 0
    while place + 3 <= bytes.count {
        let offset = Int(bytes[place]) << 8 | Int(bytes[place + 1])
        // Small files leave numbers over: then the head is meant, where most harm can be done.
        index[offset < index.count ? offset : offset % 1024] = bytes[place + 2]
        place += 3
    }
    MatchIndex.seal(&index)
    _ = try? IndexFuzzing.compare(with: index)
}

private enum IndexFuzzing {
    static let old = [
        "Walk slowly and the hill grows shorter.", "Walk slowly, and the hill grows shorter", "Walk slowly.",
        "You can't hurry a river, but you'll learn its bends.", "Every morning the baker forgives the night.",
        "Be gentle with yourself on the long road.", "Be strict with yourself on the long road.",
        "Knowing the song is not enough. You must sing it for somebody who needs it.", "The roadends glow half way.",
        "Geh langsam, dann wird der Berg kleiner.", "!?",
    ]
    static let new = [
        "walk slowly and the hill grows shorter...", "Knowing the song is not enough.", "The road ends glow halfway.",
        "Every morning the old baker forgives the night.", "You cannot hurry a rivver, but you will learn its bends.",
        "Be honest with yourself on the long road.", "Geh langsam, dann wird der Weg kleiner.",
        "Mira Holt: Walk slowly.",
    ]

    static func records(_ texts: [String], _ prefix: String) -> [DedupeRecord] {
        texts.enumerated().map { number, text in
            let file = SourceFile(path: "\(prefix)\(number)", text: text)
            return DedupeRecord(
                id: "\(prefix)\(number)", text: text,
                author: number % 3 == 0 ? RecordAuthor(name: "Mira Holt") : nil,
                language: text.hasPrefix("Geh") ? "de" : "en", range: file.range)
        }
    }

    static let sample = Deduplicated(records(old, "o"), .init(isThorough: true)).index

    static func compare(with bytes: [UInt8]) throws(IndexFault) {
        let index = try MatchIndex(MappedFile(copying: bytes))
        for extent in [Comparison.Extent.contribution, .everything] {
            let records = records(new, "n") + records(["Walk slowly, and the hill grows taller"], "o")
            let comparison = try Comparison(
                of: RecordArray(records), with: index, path: "index", extent, decisions: [], .init(isThorough: true))
            _ = (ClusterLines.bytes(of: comparison.result), VerdictLines.bytes(of: comparison.result, Workers(1)))
        }
        for number in 0..<min(index.count, 64) { _ = try index.record(number) }
    }
}
