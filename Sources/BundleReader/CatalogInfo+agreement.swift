/// What `catalog.json` says of the other files, held against them by every reader.
extension CatalogInfo {
    /// Makes sure that files in memory are there and as long as it says.
    func checkSizes(of files: [String: [UInt8]]) throws(BundleDefect) {
        for file in self.files {
            guard let bytes = files[file.name] else { throw BundleDefect(file.name, .missing) }
            guard bytes.count == file.size else {
                throw BundleDefect(file.name, .wrongSize(expected: file.size, found: bytes.count))
            }
        }
    }

    /// Makes sure that it vouches for an index if there is one, and only then.
    ///
    /// - Parameter hasIndex: whether the file is there and listed.
    func checkIndex(isThere hasIndex: Bool) throws(BundleDefect) {
        guard hasIndex == (index != nil) else {
            throw BundleDefect(
                BundleLayout.catalog, .inconsistent("of \(BundleLayout.index) and its head it names one only"))
        }
    }

    /// - Parameters:
    ///   - lines: of `records.jsonl`.
    ///   - live: how many of them hold a message.
    func checkCounts(lines: Int, live: Int) throws(BundleDefect) {
        guard live == counts.live, lines - live == counts.gone else {
            throw BundleDefect(
                BundleLayout.records, .inconsistent("the lines are not as many as \(BundleLayout.catalog) says"))
        }
    }
}
