import BundleReader

/// `manifest.json`: names every page and list of one content version by its digest.
struct PageManifest: Hashable, Sendable {
    /// Digests of the pages, by the first ordinal in them.
    var pages: [String] = []
    var lists: [List] = []

    /// Digests of the bundle's own files, which are copied.
    var authors = ""
    var ids = ""

    /// A list of ordinals: a `Pool`.
    struct List: Hashable, Sendable {
        var category: String?
        var language = ""
        var ages = Pool.Ages(first: 0, last: nil)
        var count = 0
        var digest = ""
    }

    /// The file, with its own digest at its beginning as `catalog.json` has it.
    func encoded(for bundle: Bundle) -> [UInt8] {
        let catalog = bundle.catalog
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("_sha256", String(repeating: "0", count: BundleLayout.digestLength))
            $0.key("audience")
            $0.object {
                $0.member(ifAny: "highest", catalog.audience.highest)
                $0.member("lowest", catalog.audience.lowest)
            }
            $0.member("authors", authors)
            $0.member("bundle", catalog.digest)
            $0.key("categories")
            $0.array(catalog.categories) { writer, category in writer.object { $0.category(category) } }
            $0.key("content")
            $0.object {
                $0.member("label", catalog.contentLabel)
                $0.member("number", catalog.contentNumber)
            }
            $0.key("format")
            $0.object {
                $0.member("major", PageLayout.major)
                $0.member("minor", PageLayout.minor)
            }
            $0.member("ids", ids)
            $0.member("languages", catalog.languages)
            $0.member("licence", catalog.licence)
            $0.key("lists")
            $0.array(lists) { writer, list in writer.object { $0.list(list) } }
            $0.member("messages", catalog.counts.live)
            $0.member("moods", catalog.moods)
            $0.member("name", catalog.name)
            $0.member("pageSize", PageLayout.pageSize)
            $0.member("pages", pages)
            $0.member("phase", catalog.phase)
            $0.member("released", catalog.released)
            $0.member("slots", bundle.ordinals.count)
        }
        writer.endLine()
        return CatalogSignature.signed(writer.bytes)
    }

    /// Reads what names other files; nil where the bytes are no manifest or not those that were written.
    init?(_ bytes: [UInt8]) {
        guard let digests = CatalogFile.digests(bytes), digests.claimed == digests.found,
            UTF8Check.firstFault(in: bytes) == nil, bytes.last == UInt8(ascii: "\n")
        else { return nil }
        var scanner = JSONScanner(bytes, in: 0..<bytes.count - 1)
        var manifest = PageManifest()
        do throws(JSONFault) {
            try scanner.object { scanner, key throws(JSONFault) in
                switch key {
                case "authors": manifest.authors = try scanner.string()
                case "ids": manifest.ids = try scanner.string()
                case "lists":
                    try scanner.array { scanner throws(JSONFault) in manifest.lists.append(try List(&scanner)) }
                case "pages": manifest.pages = try scanner.strings()
                default: try scanner.skip()
                }
            }
            try scanner.finish()
        } catch {
            return nil
        }
        self = manifest
    }

    init() {}
}

extension PageManifest.List {
    fileprivate init(_ scanner: inout JSONScanner) throws(JSONFault) {
        var list = PageManifest.List()
        var (first, last): (Int, Int?) = (0, nil)
        try scanner.object { scanner, key throws(JSONFault) in
            switch key {
            case "category": list.category = try scanner.string()
            case "count": list.count = try scanner.integer()
            case "firstAge": first = try scanner.integer()
            case "lang": list.language = try scanner.string()
            case "lastAge": last = try scanner.integer()
            case "sha256": list.digest = try scanner.string()
            default: try scanner.skip()
            }
        }
        list.ages = Pool.Ages(first: first, last: last)
        self = list
    }
}

extension CanonicalJSONWriter {
    fileprivate mutating func category(_ category: CatalogInfo.Category) {
        member("description", category.description)
        member("id", category.id)
        member("title", category.title)
    }

    fileprivate mutating func list(_ list: PageManifest.List) {
        member(ifAny: "category", list.category)
        member("count", list.count)
        member("firstAge", list.ages.first)
        member("lang", list.language)
        member(ifAny: "lastAge", list.ages.last)
        member("sha256", list.digest)
    }
}
