/// What opening a bundle needs of `catalog.json`, and every reader holds against the other files.
///
/// To read all of it takes a new process longer than the rest of opening, most of that for generic types that the
/// runtime has to make.
struct CatalogSummary: Sendable {
    let files: [CatalogInfo.File]
    let index: CatalogInfo.Index?
    let isSlice: Bool

    /// Lines of `records.jsonl` with a message, and those without.
    let live: Int
    let gone: Int

    /// The youngest age of its readers.
    let lowestAge: Int

    /// The digest that it names of a file; nil where it does not list it.
    func digest(of name: String) -> String? {
        for file in files where file.name == name { return file.sha256 }
        return nil
    }

    /// The bytes that it names of a file; nil where it does not list it.
    func size(of name: String) -> Int? {
        for file in files where file.name == name { return file.size }
        return nil
    }

    /// Makes sure that files in memory are there and as long as it says.
    func checkSizes(of files: [String: [UInt8]]) throws(BundleDefect) {
        for file in self.files {
            guard let bytes = files[file.name] else { throw BundleDefect(file.name, .missing) }
            guard bytes.count == file.size else {
                throw BundleDefect(file.name, .wrongSize(expected: file.size, found: bytes.count))
            }
        }
    }

    /// Makes sure that it lists what every bundle has, and vouches for an index if it lists one, and only then.
    func checkFiles() throws(BundleDefect) {
        for name in BundleLayout.required where digest(of: name) == nil {
            throw BundleDefect(BundleLayout.catalog, .inconsistent("\(name) is not listed"))
        }
        guard (digest(of: BundleLayout.index) != nil) == (index != nil) else {
            throw BundleDefect(
                BundleLayout.catalog, .inconsistent("of \(BundleLayout.index) and its head it names one only"))
        }
    }

    /// - Parameters:
    ///   - lines: of `records.jsonl`.
    ///   - live: how many of them hold a message.
    func checkCounts(lines: Int, live: Int) throws(BundleDefect) {
        guard live == self.live, lines - live == gone else {
            throw BundleDefect(
                BundleLayout.records, .inconsistent("the lines are not as many as \(BundleLayout.catalog) says"))
        }
    }
}

extension CatalogSummary {
    /// Reads it out of `catalog.json`, over whatever else stands there, and the major version of the format.
    static func decode(_ scanner: JSONScanner) throws(JSONFault) -> (CatalogSummary, major: Int) {
        var scanner = scanner
        var members = try scanner.members()
        try scanner.require("audience", in: &members)
        let lowestAge = try scanner.ages().lowest
        try scanner.require("counts", in: &members)
        var counts = try scanner.members()
        let gone = try scanner.integer("gone", in: &counts)
        let live = try scanner.integer("live", in: &counts)
        try scanner.end(&counts)
        try scanner.require("files", in: &members)
        var files: [CatalogInfo.File] = []
        try scanner.array { scanner throws(JSONFault) in files.append(try scanner.file()) }
        try scanner.require("format", in: &members)
        let major = try scanner.formatVersion().major
        let index = try scanner.seek("index", in: &members) ? try scanner.index() : nil
        let isSlice = try scanner.seek("slice", in: &members)
        if isSlice { try scanner.skip() }
        try scanner.end(&members)
        try scanner.finish()
        let summary = CatalogSummary(
            files: files, index: index, isSlice: isSlice, live: live, gone: gone, lowestAge: lowestAge)
        return (summary, major)
    }
}

extension CatalogInfo {
    var summary: CatalogSummary {
        CatalogSummary(
            files: files, index: index, isSlice: slice != nil, live: counts.live, gone: counts.gone,
            lowestAge: audience.lowest)
    }
}
