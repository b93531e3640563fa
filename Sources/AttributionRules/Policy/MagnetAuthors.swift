import CatalogModel
import TextNormalisation

/// People to whom words are credited that they never said, looked up in the authority file.
struct MagnetAuthors: Sendable {
    private var ids: Set<String> = []
    private var keys: Set<String> = []

    /// - Parameters:
    ///   - listed: names, aliases or ids.
    ///   - authors: the authority file; who is not in it is known by the name alone.
    init(_ listed: [String], authors: [Author]) {
        let listedIDs = Set(listed)
        keys = Set(listed.map { AuthorityName($0).key })
        for author in authors {
            let names = ([author.name.value] + author.aliases.map(\.text.value)).map { AuthorityName($0).key }
            guard listedIDs.contains(author.id) || names.contains(where: keys.contains) else { continue }
            ids.insert(author.id)
            keys.formUnion(names)
        }
    }

    func contains(_ mention: AuthorMention) -> Bool {
        if keys.isEmpty { return false }
        if let id = mention.id { return ids.contains(id) }
        let name = AuthorityName(mention.written.string)
        return keys.contains(name.key) || name.keyWithoutRole.map(keys.contains) ?? false
    }
}
