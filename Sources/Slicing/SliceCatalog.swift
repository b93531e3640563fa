import BundleReader
import CatalogModel

/// Writes the `catalog.json` of a slice: that of the whole with counts of its own and the key `slice`.
struct SliceCatalog {
    let whole: WholeBundle
    let definition: CatalogInfo.Slice
    let members: [SliceMember]
    let goneCount: Int

    /// Every other file, by name.
    let files: [BundleSlice.File]
    let index: BuiltIndex?

    func encoded() throws(JSONFault) -> [UInt8] {
        let catalog = try RawObject(whole.catalog)
        let shown = shownCategories
        var categories: [ArraySlice<UInt8>] = []
        for category in try catalog.elements("categories") {
            guard let id = try RawObject(Array(category)).string("id"), shown.contains(id) else { continue }
            categories.append(category)
        }
        var filter: ArraySlice<UInt8> = []
        for slice in try catalog.elements("slices") where try RawObject(Array(slice)).string("name") == definition.name
        {
            filter = slice
        }
        var writer = CanonicalJSONWriter()
        writer.object {
            for (key, value) in catalog.members {
                $0.key(named: key == "slices" ? "slice" : key)
                switch key {
                case "_sha256": $0.string(String(repeating: "0", count: BundleLayout.digestLength))
                case "audience": $0.ages(audience)
                case "categories": $0.array(categories) { $0.members($1) }
                case "counts":
                    $0.counts(
                        of: members.map(\.candidate), goneCount: goneCount, shown, languages, whole.bundle.catalog)
                case "files": $0.array(files) { $0.file($1) }
                case "index": $0.index(index)
                case "languages": $0.array(languages) { $0.string($1) }
                case "slices": $0.members(filter)
                default: $0.members(value)
                }
            }
        }
        writer.endLine()
        return CatalogSignature.signed(writer.bytes)
    }

    /// Categories of the whole, in its order, in which the slice has anything; of those that it names, if it names any.
    private var shownCategories: [String] {
        let held = Set(members.flatMap(\.candidate.categories))
        return whole.bundle.catalog.categories.map(\.id).filter { id in
            held.contains(id) && (definition.categories.isEmpty || definition.categories.contains(id))
        }
    }

    private var languages: [String] {
        whole.bundle.catalog.languages.filter {
            definition.languages.isEmpty || definition.languages.contains($0)
        }
    }

    /// Readers of the whole who are readers of the slice.
    private var audience: Ages {
        let all = whole.bundle.catalog.audience
        let highest = [all.highest, definition.ages?.highest].compactMap { $0 ?? nil }.min()
        return Ages(lowest: max(all.lowest, definition.ages?.lowest ?? 0), highest: highest)
    }
}

extension CanonicalJSONWriter {
    fileprivate mutating func ages(_ ages: Ages) {
        object {
            $0.member(ifAny: "highest", ages.highest)
            $0.member("lowest", ages.lowest)
        }
    }

    /// Where the whole has an index, the slice has one as well.
    fileprivate mutating func index(_ index: BuiltIndex?) {
        guard let index else { preconditionFailure("a catalog vouches for an index that it does not list") }
        object {
            $0.member("head", index.head)
            $0.member("sha256", index.headDigest)
        }
    }

    fileprivate mutating func file(_ file: BundleSlice.File) {
        object {
            $0.member("name", file.name)
            $0.member("sha256", SHA256Digest.hexadecimal(of: file.bytes))
            $0.member("size", file.bytes.count)
        }
    }

    /// Messages of each sort; `supply` has a row for each category and language that the slice shows.
    fileprivate mutating func counts(
        of messages: [SliceFilter.Candidate], goneCount: Int, _ categories: [String], _ languages: [String],
        _ catalog: CatalogInfo
    ) {
        var supply = SupplyMatrix(ages: catalog.ageBands)
        for message in messages {
            supply.count(
                categories: message.categories, language: message.language, minAge: message.minAge,
                maxAge: message.maxAge)
        }
        object {
            $0.member("gone", goneCount)
            $0.key("kinds")
            $0.numbers(of: messages.map(\.kind))
            $0.key("languages")
            $0.numbers(of: messages.map(\.language))
            $0.member("live", messages.count)
            $0.key("supply")
            $0.object { writer in
                for category in categories.sortedByBytes() {
                    writer.key(named: category)
                    writer.object {
                        for language in supply.languages(of: category).union(languages).sortedByBytes() {
                            $0.key(named: language)
                            $0.array(supply.days(of: category, in: language)) { $0.integer($1) }
                        }
                    }
                }
            }
        }
    }

    /// How often each name occurs.
    private mutating func numbers(of names: [String]) {
        let counts = Dictionary(names.lazy.map { ($0, 1) }, uniquingKeysWith: +)
        object {
            for name in counts.keys.sortedByBytes() {
                $0.key(named: name)
                $0.integer(counts[name] ?? 0)
            }
        }
    }
}

extension Sequence<String> {
    func sortedByBytes() -> [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}
