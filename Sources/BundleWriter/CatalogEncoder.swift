import BundleReader
import CatalogModel

/// Writes `catalog.json`, the file that names and vouches for all others.
struct CatalogEncoder {
    let input: BundleInput
    let liveCount: Int
    let goneCount: Int

    /// - Parameter files: every other file of the bundle, by name.
    func encode(listing files: [BundleFile], _ index: BuiltIndex) throws(BundleProblem) -> BundleFile {
        let zeros = String(repeating: "0", count: BundleLayout.digestLength)
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("_sha256", zeros)
            $0.member("ageBands", BundleLayout.ageBands)
            $0.ages("audience", input.settings.audience)
            $0.key("categories")
            $0.array(input.categories) { $0.category($1) }
            $0.key("content")
            $0.object {
                $0.member("label", input.version.label)
                $0.member("number", input.version.number)
            }
            $0.key("counts")
            $0.counts(SupplyCount(input), live: liveCount, gone: goneCount)
            $0.key("files")
            $0.array(files) { $0.file($1) }
            $0.key("format")
            $0.object {
                $0.member("major", BundleLayout.major)
                $0.member("minor", BundleLayout.minor)
            }
            $0.index(index)
            $0.member("languages", input.settings.languages)
            $0.member("licence", input.settings.licence)
            $0.member("moods", input.settings.moods)
            $0.member("name", input.settings.name)
            $0.member("phase", input.phase.rawValue)
            $0.member("released", ReleaseTime.text(input.released))
            if !input.settings.slices.isEmpty {
                $0.key("slices")
                $0.array(input.settings.slices.sorted { $0.name.value < $1.name.value }) { $0.slice($1) }
            }
        }
        writer.endLine()
        guard writer.bytes.count <= BundleLayout.catalogLimit else {
            throw .catalogTooLong(bytes: writer.bytes.count, limit: BundleLayout.catalogLimit)
        }
        return BundleFile(BundleLayout.catalog, CatalogSignature.signed(writer.bytes))
    }
}

extension CanonicalJSONWriter {
    fileprivate mutating func index(_ index: BuiltIndex) {
        key("index")
        object {
            $0.member("head", index.head)
            $0.member("sha256", index.headDigest)
        }
    }

    fileprivate mutating func category(_ category: Category) {
        object {
            $0.member("description", category.description)
            $0.member("id", category.id)
            $0.member("keywords", category.keywords.map(\.value))
            $0.member("kinds", category.kinds.map(\.value.rawValue))
            $0.member("moods", category.moods.map(\.value))
            $0.member(ifAny: "order", category.order)
            $0.member("title", category.title.value)
        }
    }

    fileprivate mutating func ages(_ key: StaticString, _ ages: Ages) {
        self.key(key)
        object {
            $0.member(ifAny: "highest", ages.highest)
            $0.member("lowest", ages.lowest)
        }
    }

    fileprivate mutating func slice(_ slice: SliceSettings) {
        object {
            if let ages = slice.filter.ages { $0.ages("ages", ages) }
            $0.member("categories", slice.filter.categories)
            $0.member("kinds", slice.filter.kinds)
            $0.member("languages", slice.filter.languages)
            $0.member("moods", slice.filter.moods)
            $0.member("name", slice.name.value)
            if !slice.filter.rated.isEmpty { $0.member("rated", slice.filter.rated) }
            $0.member("status", slice.filter.status)
            $0.member("withoutTopics", slice.filter.withoutTopics)
        }
    }

    fileprivate mutating func counts(_ supply: SupplyCount, live: Int, gone: Int) {
        object {
            $0.member("gone", gone)
            $0.key("kinds")
            $0.numbers(supply.kinds)
            $0.key("languages")
            $0.numbers(supply.languages)
            $0.member("live", live)
            $0.key("supply")
            $0.byName(supply.supply) { $0.byName($1) { $0.array($1) { $0.integer($1) } } }
        }
    }

    private mutating func numbers(_ numbers: [String: Int]) { byName(numbers) { $0.integer($1) } }

    private mutating func byName<Value>(
        _ values: [String: Value], _ value: (inout CanonicalJSONWriter, Value) -> Void
    ) {
        object { writer in
            for (name, each) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
                writer.key(named: name)
                value(&writer, each)
            }
        }
    }

    fileprivate mutating func file(_ file: BundleFile) {
        object {
            $0.member("name", file.name)
            $0.member("sha256", file.digest)
            $0.member("size", file.bytes.count)
        }
    }
}
