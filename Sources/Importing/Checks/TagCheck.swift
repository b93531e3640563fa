import Diagnostics

/// How often a tag stands, and where it stands first.
struct TagUse {
    let name: String
    let count: Int
    let first: SourceText
}

/// Looks at the tags of all records together.
enum TagCheck {
    /// Groups of tags that differ in number or case only, the commonest first in each.
    static func nearIdentical(_ records: [ImportedRecord]) -> [Diagnostic] {
        var uses: [String: (count: Int, first: SourceText)] = [:]
        var names: [String] = []
        for tag in records.lazy.flatMap(\.tags) {
            if uses[tag.string] == nil { names.append(tag.string) }
            uses[tag.string, default: (0, tag)].count += 1
        }
        var groups: [String: [TagUse]] = [:]
        var keys: [String] = []
        for name in names {
            let key = folded(name)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(TagUse(name: name, count: uses[name]!.count, first: uses[name]!.first))
        }
        return keys.compactMap { key in
            guard let group = groups[key], group.count > 1 else { return nil }
            return NearIdenticalTags.diagnostic(
                group.sorted {
                    $0.count != $1.count ? $0.count > $1.count : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
                })
        }
    }

    /// A tag without case, separators and the plural of its last word.
    static func folded(_ tag: String) -> String {
        var word = tag.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
        guard word.utf8.allSatisfy({ $0 < 0x80 }), word.utf8.count > 3 else { return word }
        if word.hasSuffix("ies"), word.utf8.count > 4 {
            word = word.dropLast(3) + "y"
        } else if word.hasSuffix("ie"), word.utf8.count > 4 {
            // The plural of 'movie' ends like that of 'memory'.
            word = word.dropLast(2) + "y"
        } else if word.hasSuffix("sses") || word.hasSuffix("shes") || word.hasSuffix("ches") || word.hasSuffix("xes") {
            word.removeLast(2)
        } else if word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is") {
            word.removeLast()
        }
        return word
    }
}
