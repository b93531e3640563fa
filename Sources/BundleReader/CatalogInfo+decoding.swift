extension CatalogInfo {
    /// Reads the version out of `catalog.json` without judging anything else, so that a reader can tell "made for
    /// another reader" from "broken".
    static func major(_ scanner: JSONScanner) throws(JSONFault) -> Int {
        var scanner = scanner
        var members = try scanner.members()
        try scanner.require("format", in: &members)
        return try scanner.formatVersion().major
    }

    /// Reads `catalog.json`; the members are asked for in the order of their keys' bytes.
    init(_ scanner: JSONScanner) throws(JSONFault) {
        var scanner = scanner
        var members = try scanner.members()
        digest = try scanner.string("_sha256", in: &members)
        try scanner.require("ageBands", in: &members)
        ageBands = try scanner.integers()
        try scanner.require("audience", in: &members)
        audience = try scanner.ages()
        try scanner.require("categories", in: &members)
        try scanner.array { scanner throws(JSONFault) in categories.append(try scanner.category()) }
        try scanner.require("content", in: &members)
        (contentNumber, contentLabel) = try scanner.contentVersion()
        try scanner.require("counts", in: &members)
        counts = try scanner.counts()
        try scanner.require("files", in: &members)
        try scanner.array { scanner throws(JSONFault) in files.append(try scanner.file()) }
        try scanner.require("format", in: &members)
        format = try scanner.formatVersion()
        if try scanner.seek("index", in: &members) { index = try scanner.index() }
        languages = try scanner.strings("languages", in: &members)
        licence = try scanner.string("licence", in: &members)
        moods = try scanner.strings("moods", in: &members)
        name = try scanner.string("name", in: &members)
        phase = try scanner.string("phase", in: &members)
        released = try scanner.string("released", in: &members)
        if try scanner.seek("slice", in: &members) { slice = try scanner.slice() }
        if try scanner.seek("slices", in: &members) {
            try scanner.array { scanner throws(JSONFault) in slices.append(try scanner.slice()) }
        }
        try scanner.end(&members)
        try scanner.finish()
    }
}

extension JSONScanner {
    fileprivate mutating func integers() throws(JSONFault) -> [Int] {
        var all: [Int] = []
        try array { scanner throws(JSONFault) in all.append(try scanner.integer()) }
        return all
    }

    mutating func formatVersion() throws(JSONFault) -> CatalogInfo.FormatVersion {
        var members = try members()
        let version = CatalogInfo.FormatVersion(
            major: try integer("major", in: &members), minor: try integer("minor", in: &members))
        try end(&members)
        return version
    }

    mutating func index() throws(JSONFault) -> CatalogInfo.Index {
        var members = try members()
        let index = CatalogInfo.Index(
            head: try integer("head", in: &members), sha256: try string("sha256", in: &members))
        try end(&members)
        return index
    }

    fileprivate mutating func contentVersion() throws(JSONFault) -> (number: Int, label: String) {
        var members = try members()
        let label = try string("label", in: &members)
        let number = try integer("number", in: &members)
        try end(&members)
        return (number, label)
    }

    mutating func ages() throws(JSONFault) -> CatalogInfo.Ages {
        var members = try members()
        let highest = try integer(ifAny: "highest", in: &members)
        let ages = CatalogInfo.Ages(lowest: try integer("lowest", in: &members), highest: highest)
        try end(&members)
        return ages
    }

    fileprivate mutating func category() throws(JSONFault) -> CatalogInfo.Category {
        var members = try members()
        let description = try string("description", in: &members)
        let id = try string("id", in: &members)
        let keywords = try strings("keywords", in: &members)
        let kinds = try strings("kinds", in: &members)
        let moods = try strings("moods", in: &members)
        let order = try integer(ifAny: "order", in: &members)
        let title = try string("title", in: &members)
        try end(&members)
        return CatalogInfo.Category(
            id: id, title: title, order: order, description: description, kinds: kinds, keywords: keywords,
            moods: moods)
    }

    fileprivate mutating func counts() throws(JSONFault) -> CatalogInfo.Counts {
        var counts = CatalogInfo.Counts()
        var members = try members()
        counts.gone = try integer("gone", in: &members)
        try require("kinds", in: &members)
        counts.kindCounts = try namedCounts()
        try require("languages", in: &members)
        counts.languageCounts = try namedCounts()
        counts.live = try integer("live", in: &members)
        try require("supply", in: &members)
        try object { scanner, name throws(JSONFault) in
            var category = CatalogInfo.Counts.Category(name: name)
            try scanner.object { scanner, name throws(JSONFault) in
                category.languages.append(CatalogInfo.Counts.Language(name: name, counts: try scanner.integers()))
            }
            counts.categories.append(category)
        }
        try end(&members)
        return counts
    }

    private mutating func namedCounts() throws(JSONFault) -> [CatalogInfo.Counts.Count] {
        var all: [CatalogInfo.Counts.Count] = []
        try object { scanner, name throws(JSONFault) in
            all.append(CatalogInfo.Counts.Count(name: name, count: try scanner.integer()))
        }
        return all
    }

    fileprivate mutating func slice() throws(JSONFault) -> CatalogInfo.Slice {
        var members = try members()
        let ages = try seek("ages", in: &members) ? try ages() : nil
        let categories = try strings("categories", in: &members)
        let kinds = try strings("kinds", in: &members)
        let languages = try strings("languages", in: &members)
        let moods = try strings("moods", in: &members)
        let name = try string("name", in: &members)
        let rated = try seek("rated", in: &members) ? try strings() : []
        let status = try strings("status", in: &members)
        let withoutTopics = try strings("withoutTopics", in: &members)
        try end(&members)
        return CatalogInfo.Slice(
            name: name, kinds: kinds, categories: categories, ages: ages, languages: languages, moods: moods,
            status: status, withoutTopics: withoutTopics, rated: rated)
    }

    mutating func file() throws(JSONFault) -> CatalogInfo.File {
        var members = try members()
        let name = try string("name", in: &members)
        let digest = try string("sha256", in: &members)
        let size = try integer("size", in: &members)
        try end(&members)
        return CatalogInfo.File(name: name, size: size, sha256: digest)
    }
}
