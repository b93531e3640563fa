extension Record {
    /// Decodes a line of `records.jsonl` without its end, for whoever finds lines in other ways than by reading all.
    ///
    /// - Returns: nil for the slot of a message that is gone.
    package init?(canonicalLine bytes: [UInt8]) throws(JSONFault) {
        if let offset = UTF8Check.firstFault(in: bytes) { throw JSONFault("a byte is not UTF-8", at: offset) }
        var scanner = JSONScanner(bytes)
        var idPlace = 0..<0
        let line = try RecordLine(&scanner, id: &idPlace)
        try scanner.finish()
        guard case .record(let record) = line else { return nil }
        self = record
    }
}
