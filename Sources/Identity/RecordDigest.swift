import BundleReader

/// Recognises whether a record says the same as when it was published.
package enum RecordDigest {
    /// The digest of a record's canonical line without the members that tell its history (`added`, `changed`, `ord` and
    /// `rev`, each with one comma) and without the line end.
    package static func of(line: [UInt8]) throws(JSONFault) -> ShortDigest {
        var members: [Range<Int>] = []
        var scanner = JSONScanner(line)
        try scanner.object { scanner, key throws(JSONFault) in
            let start = scanner.lastKey.lowerBound - 1
            try scanner.skip()
            if !BundleLayout.historyKeys.contains(key) { members.append(start..<scanner.position) }
        }
        var told: [UInt8] = [UInt8(ascii: "{")]
        for (place, member) in members.enumerated() {
            if place > 0 { told.append(UInt8(ascii: ",")) }
            told.append(contentsOf: line[member])
        }
        told.append(UInt8(ascii: "}"))
        return ShortDigest(of: told)
    }
}
