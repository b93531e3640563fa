import BundleReader
import CatalogModel

/// Writes `authors.jsonl`: every author who has a message, by id.
enum AuthorEncoder {
    static func encode(_ input: BundleInput) throws(BundleProblem) -> [UInt8] {
        var messages: [String: Int] = [:]
        var works: [String: [String: Int]] = [:]
        for message in input.messages {
            guard let author = message.author?.id else { continue }
            messages[author, default: 0] += 1
            if let work = message.work?.id { works[author, default: [:]][work, default: 0] += 1 }
        }
        var writer = CanonicalJSONWriter()
        let authors = input.authors.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        for author in authors {
            guard let count = messages[author.id] else { continue }
            let start = writer.bytes.count
            writer.author(author, count: count, works: works[author.id] ?? [:])
            writer.endLine()
            let bytes = writer.bytes.count - start
            guard bytes <= BundleLayout.lineLimit else {
                throw .authorTooLong(author.id, bytes: bytes, limit: BundleLayout.lineLimit)
            }
        }
        return writer.bytes
    }
}

extension CanonicalJSONWriter {
    fileprivate mutating func author(_ author: Author, count: Int, works: [String: Int]) {
        let cited = Self.cited(author.works, works)
        let pages = author.links.map(\.value) + [author.wikipedia?.value].compactMap(\.self)
        object {
            $0.member("aliases", author.aliases.map(\.text.value))
            $0.member(ifAny: "born", author.born?.value.description)
            $0.member(ifAny: "died", author.died.written)
            $0.member("id", author.id)
            $0.member("kind", author.kind.rawValue)
            $0.member(ifAny: "life", author.life.isEmpty ? nil : author.life)
            $0.member("links", pages)
            $0.member("messages", count)
            $0.member("name", author.name.value)
            $0.member("sortName", (author.sortName ?? author.name).value)
            $0.key("works")
            $0.array(cited) { $0.work($1, count: works[$1.id.value] ?? 0) }
        }
    }

    /// Works that have messages, by title.
    private static func cited(_ works: [Work], _ counts: [String: Int]) -> [Work] {
        works.filter { counts[$0.id.value] != nil }.sorted { one, other in
            let (oneKey, otherKey) = (one.title.value + "\0" + one.id.value, other.title.value + "\0" + other.id.value)
            return oneKey.utf8.lexicographicallyPrecedes(otherKey.utf8)
        }
    }

    private mutating func work(_ work: Work, count: Int) {
        object {
            $0.member("id", work.id.value)
            $0.member("messages", count)
            $0.member("title", work.title.value)
            $0.member("type", work.type.rawValue)
            $0.member(ifAny: "year", work.year?.year)
        }
    }
}

extension Author.Death {
    /// As the author's file writes it; nil where nothing is stated.
    fileprivate var written: String? {
        switch self {
        case .notStated: nil
        case .unknownYear: "unknown"
        case .year(let mark): mark.value.description
        }
    }
}
