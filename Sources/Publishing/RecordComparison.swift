import BundleReader

/// Compares the lines of records member by member, those included that this version of the tool does not know.
enum RecordComparison {
    /// Members that sort a message.
    static let tags: Set<String> = ["categories", "maxAge", "minAge", "moods", "rated", "topics"]

    /// The keys of the members that differ, sorted. Where a record stands in history is not compared, nor is the length
    /// of its text.
    static func differences(_ one: [UInt8], _ other: [UInt8]) -> [String] {
        if one == other { return [] }
        let (one, other) = (members(of: one), members(of: other))
        let keys = Set(one.keys).union(other.keys).subtracting(BundleLayout.historyKeys + ["chars"])
        return keys.filter { one[$0] != other[$0] }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The values as they are written, by key; canonical JSON has one way to write each.
    private static func members(of line: [UInt8]) -> [String: ArraySlice<UInt8>] {
        var members: [String: ArraySlice<UInt8>] = [:]
        var scanner = JSONScanner(line, in: 0..<line.count)
        do throws(JSONFault) {
            try scanner.object { scanner, key throws(JSONFault) in
                let start = scanner.position
                try scanner.skip()
                members[key] = line[start..<scanner.position]
            }
        } catch {
            preconditionFailure("a line that was checked when the bundle was opened cannot be read: \(error)")
        }
        return members
    }
}
