/// Reads any bytes as each file of a bundle and checks what must hold whatever they are: the entry point of fuzzing.
///
/// Digests are taken as right, because a fuzzer would never guess one and nothing behind them would be reached.
package func fuzzBundle(_ bytes: [UInt8]) {
    if let catalog = try? CatalogFile.parse(signed(bytes)) {
        precondition(Set(catalog.files.map(\.name)).count == catalog.files.count, "a file is listed twice")
    }
    for isSlice in [false, true] {
        guard let table = try? RecordTable(bytes, isSlice: isSlice) else { continue }
        for line in 0..<table.count {
            guard let record = table.record(inLine: line) else { continue }
            precondition(table.ordinal(of: record.id) == record.ordinal, "a record cannot be found by its id")
            precondition(table.record(record.ordinal) == record, "a record cannot be found by its ordinal")
        }
        if let retired = try? RetiredIDs(bytes) { try? retired.check(against: table) }
    }
    _ = try? RetiredIDs(bytes)
    _ = try? AuthorRecord.all(bytes)
}

/// The bytes with the digest that they should begin with, if they begin with one at all.
private func signed(_ bytes: [UInt8]) -> [UInt8] {
    guard let digests = CatalogFile.digests(bytes) else { return bytes }
    var signed = bytes
    let start = BundleLayout.catalogOpening.utf8.count
    signed.replaceSubrange(start..<start + BundleLayout.digestLength, with: digests.found.utf8)
    return signed
}
