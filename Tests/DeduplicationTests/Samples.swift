import CatalogModel
import Diagnostics
import Foundation
import Testing

@testable import Deduplication

/// Records out of a file with one text a line.
func records(_ lines: [(id: String, text: String)], author: (String) -> String? = { _ in nil }) -> [DedupeRecord] {
    let file = SourceFile(path: "quotes.txt", text: lines.map(\.text).joined(separator: "\n"))
    var place = 0
    return lines.map { line in
        let range = place..<place + line.text.utf8.count
        place = range.upperBound + 1
        return DedupeRecord(
            id: line.id, text: line.text, author: author(line.id).flatMap { RecordAuthor(name: $0) },
            range: SourceRange(file, range))
    }
}

func record(
    _ id: String, _ text: String, by author: String? = nil, authorID: String? = nil, sources: [String] = [],
    categories: [String] = [], language: String = "en", ages: String? = nil, flags: [String] = [],
    published: Bool = false
) -> DedupeRecord {
    let file = SourceFile(path: "\(id).md", text: text)
    return DedupeRecord(
        id: id, text: text, author: author.flatMap { RecordAuthor(id: authorID, name: $0) }, sources: sources,
        categories: categories, language: language,
        ages: ages.map { Located(Ages($0)!, at: SourceRange(file, 0..<1)) }, flags: flags, isPublished: published,
        range: file.range)
}

extension Deduplicated {
    /// What every run must keep to, whatever went in.
    func checkSums(in count: Int) {
        #expect(keptPlaces.count + merged + rejected.count == count)
    }

    var rules: [String] { findings.kept.map(\.rule.name).sorted() }

    /// Clusters as ids, the canonical one first.
    var clusterIDs: [[String]] {
        clusters.map { [source.id($0.canonical)] + $0.members.map { source.id($0.record) } }
    }
}

/// Collections of real texts, which are not part of the repository.
enum Corpora {
    static let folder: String? = {
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpora").path
        let path = ProcessInfo.processInfo.environment["FLORILEGIUM_CORPORA"] ?? beside
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }()
}
