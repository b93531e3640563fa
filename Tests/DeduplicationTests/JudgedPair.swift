import Foundation
import Testing

@testable import Deduplication

/// Two texts and what the judge has to say about them.
struct JudgedPair: Sendable, CustomTestStringConvertible {
    var a: String
    var b: String
    var relation: String

    /// The names of the edits that lead from A to B, in the order of the output.
    var edits: [String]
    var authors: (a: String?, b: String?) = (nil, nil)
    var language = "en"

    init(
        _ a: String, _ b: String, _ relation: String, _ edits: String..., by author: String? = nil,
        language: String = "en"
    ) {
        (self.a, self.b, self.relation, self.edits, self.language) = (a, b, relation, edits, language)
        authors = (author, author)
    }

    var testDescription: String { "\(a) | \(b)" }

    /// The same question asked the other way round.
    var reversed: JudgedPair {
        var pair = self
        (pair.a, pair.b, pair.authors) = (b, a, (authors.b, authors.a))
        return pair
    }

    /// Two records of these texts.
    var records: [DedupeRecord] {
        [record("a", a, by: authors.a, language: language), record("b", b, by: authors.b, language: language)]
    }
}

/// What the outputs say about a pair.
struct WrittenVerdict: Hashable, Decodable {
    struct Edit: Hashable, Decodable {
        var edit: String
        var a: String?
        var b: String?
        var at: [Int]?
    }

    var n: Int
    var verdict: String
    var relation: String
    var edits: [Edit]
    var cost: Int

    /// The kinds of edits, each once, in order.
    var kinds: [String] {
        edits.map(\.edit).reduce(into: []) { kinds, kind in if !kinds.contains(kind) { kinds.append(kind) } }
    }

    /// The verdicts on pairs that are judged in one run, in their order, read back from the lines that are written.
    static func of(_ pairs: [JudgedPair]) throws -> [WrittenVerdict] {
        var texts = TextPairs()
        for (number, pair) in pairs.enumerated() {
            texts.append(number, pair.a, by: pair.authors.a, pair.b, by: pair.authors.b, language: pair.language)
        }
        let lines = String(decoding: VerdictLines.bytes(of: texts), as: UTF8.self).split(separator: "\n")
        return try lines.map { try JSONDecoder().decode(WrittenVerdict.self, from: Data($0.utf8)) }
    }

    static func of(_ pair: JudgedPair) throws -> WrittenVerdict {
        let verdicts = try of([pair])
        try #require(verdicts.count == 1)
        return verdicts[0]
    }
}
