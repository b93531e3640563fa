import CatalogModel
import Diagnostics
import TextNormalisation

/// Finds authors by the names people write, and works by their titles.
///
/// A name is looked up as it is written, then as libraries compare names, and last without title and occupation; the
/// first of these that anybody bears counts. Initials and surnames alone find nobody.
package struct AuthorNames: Sendable {
    private var authors: [String: Author] = [:]

    /// Ids by name or alias as it is written, each once and in order.
    private var ids: [String: [String]] = [:]

    /// The same by the key of an authority file.
    private var idsByKey: [String: [String]] = [:]

    /// The same by the key without title and occupation.
    private var idsWithoutRole: [String: [String]] = [:]

    package init(_ authors: [Author]) {
        for author in authors.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
            self.authors[author.id] = author
            for name in [author.name.value] + author.aliases.map(\.text.value) {
                let comparable = AuthorityName(name)
                Self.add(author.id, to: &ids, name)
                Self.add(author.id, to: &ids, Self.folded(name))
                Self.add(author.id, to: &idsByKey, comparable.key)
                Self.add(author.id, to: &idsWithoutRole, comparable.keyWithoutRole ?? comparable.key)
            }
        }
    }

    private static func add(_ id: String, to ids: inout [String: [String]], _ key: String) {
        guard !key.isEmpty, ids[key]?.last != id else { return }
        ids[key, default: []].append(id)
    }

    /// The ids of all who bear a name; more than one where it is not clear who is meant.
    package func bearers(of name: String) -> [String] {
        if let known = ids[name] { return known }
        let comparable = AuthorityName(name)
        guard let known = idsByKey[comparable.key] else {
            // A name of nothing but signs has no key.
            if comparable.key.isEmpty { return ids[Self.folded(name)] ?? [] }
            return comparable.keyWithoutRole.flatMap { idsWithoutRole[$0] } ?? []
        }
        // Of several, those whose accents and marks are written as well.
        return known.count == 1 ? known : ids[Self.folded(name)] ?? known
    }

    /// Names that differ only in case and in white space are one. Strings compare by canonical equivalence, so that
    /// composed and decomposed letters are one as well.
    static func folded(_ name: String) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }

    /// Fills in the ids of authors and works that can be found; the others stay nil.
    func resolve(_ file: inout EntryFile, _ findings: inout Findings) {
        for index in file.items.indices {
            guard case .entry(var entry) = file.items[index], entry.attribution?.author != nil else { continue }
            resolve(&entry.attribution!, &findings)
            file.items[index] = .entry(entry)
        }
    }

    /// Fills in the author's id of an entry from elsewhere, where one author bears the name.
    package func resolve(_ entry: inout Entry) {
        guard let mention = entry.attribution?.author, mention.id == nil else { return }
        let known = bearers(of: mention.written.string)
        if known.count == 1 { entry.attribution!.author!.id = known[0] }
    }

    private func resolve(_ attribution: inout Attribution, _ findings: inout Findings) {
        guard var mention = attribution.author else { return }
        let id = mention.id
        if mention.isReference {
            if let id, authors[id] == nil {
                mention.written = Self.idAsWritten(id, mention.written)
                mention.id = nil
            }
        } else {
            let known = bearers(of: mention.written.string)
            if known.count == 1 {
                mention.id = known[0]
            } else if known.count > 1 {
                findings.add(AmbiguousAuthor.finding(mention.written, known))
            }
        }
        attribution.author = mention
        guard var work = attribution.work, let author = mention.id.flatMap({ authors[$0] }) else { return }
        let wanted = work.id ?? work.written.string
        let found =
            author.work(wanted) ?? author.works.first { Self.folded($0.title.value) == Self.folded(wanted) }
        work.id = found?.id.value
        attribution.work = work
    }

    /// The id of an unknown author where it stands in a link, because that is what has to be put right.
    private static func idAsWritten(_ id: String, _ written: SourceText) -> SourceText {
        if written.string == id { return written }
        let bytes = written.file.bytes
        let name = Array(id.utf8)
        var offset = written.bytes.upperBound
        // The address follows at once: `](`, the folders and the name.
        while offset + name.count < bytes.count, bytes[offset] != UInt8(ascii: ")"), bytes[offset] != 0x0A {
            if bytes[offset] == UInt8(ascii: "/"), bytes[(offset + 1)...].starts(with: name) {
                return SourceText(id, in: written.file, bytes: offset + 1..<offset + 1 + name.count)
            }
            offset += 1
        }
        return written
    }
}
