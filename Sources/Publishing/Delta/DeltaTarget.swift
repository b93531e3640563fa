import BundleReader

/// A bundle that is being turned into another. Memory is taken for what the old files and the delta hold, for no number
/// that either gives.
struct DeltaTarget {
    private let isSlice: Bool
    private var catalog: [UInt8]
    private var slots: [Int: ArraySlice<UInt8>]
    private var ids: [String: ArraySlice<UInt8>]
    private var authors: [String: ArraySlice<UInt8>]
    private var past: [ArraySlice<UInt8>]

    /// - Parameter isSlice: whether ordinals may have gaps.
    init(_ old: BundleFiles, isSlice: Bool) throws(JSONFault) {
        self.isSlice = isSlice
        catalog = old.catalog
        slots = try CanonicalLines.byOrdinal(old.records)
        ids = try CanonicalLines.byID(old.ids)
        authors = try CanonicalLines.byID(old.authors)
        past = CanonicalLines.of(old.past)
    }

    var files: BundleFiles {
        BundleFiles(
            catalog: catalog, records: CanonicalLines.sorted(slots), ids: CanonicalLines.sorted(ids),
            authors: CanonicalLines.sorted(authors), past: CanonicalLines.joined(past))
    }

    /// Carries out a line.
    mutating func take(_ line: ArraySlice<UInt8>) throws(JSONFault) {
        let bytes = Array(line)
        var operation: (key: String, value: ArraySlice<UInt8>)?
        var ordinal: Int?
        var scanner = JSONScanner(bytes)
        try scanner.object { scanner, key throws(JSONFault) in
            if key == "ord" || key == "at" {
                ordinal = try scanner.integer()
                return
            }
            let start = scanner.position
            try scanner.skip()
            guard operation == nil else { throw JSONFault("it says two things at once", at: start) }
            operation = (key, bytes[start..<scanner.position])
        }
        try scanner.finish()
        guard let operation else { throw JSONFault("it says nothing", at: 0) }
        try take(operation.key, operation.value, ordinal)
    }

    private mutating func take(_ key: String, _ value: ArraySlice<UInt8>, _ ordinal: Int?) throws(JSONFault) {
        switch key {
        case "catalog": catalog = CanonicalLines.joined([value])
        case "put":
            let (id, ordinal) = try CanonicalLines.head(of: value)
            try put(value, at: ordinal)
            ids[id] = nil
        case "gone", "moved":
            let (id, _) = try CanonicalLines.head(of: value)
            if let ordinal { try put(CanonicalLines.emptySlot(id, ordinal), at: ordinal) }
            ids[id] = value
        case "forgotten":
            let id = try name(value)
            if let ordinal { try leaveOut(id, at: ordinal) }
            ids[id] = nil
        case "author": authors[try CanonicalLines.head(of: value).id] = value
        case "authorGone": authors[try name(value)] = nil
        case "past":
            guard let ordinal, (0...past.count).contains(ordinal) else {
                throw JSONFault("'at' is not the number of a line of the past or of the next one", at: 0)
            }
            past.insert(value, at: ordinal)
        case "pastGone":
            guard let ordinal, past.indices.contains(ordinal) else {
                throw JSONFault("'at' is not the number of a line of the past", at: 0)
            }
            past.remove(at: ordinal)
        default: throw JSONFault("'\(key)' is not known", at: 0)
        }
    }

    /// Slots of the whole are changed, or added one behind the other; a slice has a line for any of them.
    private mutating func put(_ slot: ArraySlice<UInt8>, at ordinal: Int?) throws(JSONFault) {
        guard let ordinal, (0...(isSlice ? Int(Int32.max) : slots.count)).contains(ordinal) else {
            throw JSONFault(
                isSlice ? "'ord' is not an ordinal" : "'ord' is not the number of a slot or of the next one", at: 0)
        }
        slots[ordinal] = slot
    }

    private mutating func leaveOut(_ id: String, at ordinal: Int) throws(JSONFault) {
        guard isSlice else { throw JSONFault("only a slice leaves out a line", at: 0) }
        guard let slot = slots[ordinal], try CanonicalLines.head(of: slot).id == id else {
            throw JSONFault("'ord' is not that of the message", at: 0)
        }
        slots[ordinal] = nil
    }

    private func name(_ value: ArraySlice<UInt8>) throws(JSONFault) -> String {
        var scanner = JSONScanner(Array(value))
        return try scanner.string()
    }
}

/// Applies any bytes as a delta and checks what must hold whatever they are: the entry point of fuzzing.
///
/// The digests of the head are not asked for, because a fuzzer would never guess one and nothing behind it would be
/// reached; the bundle that comes out has to be refused by its own, which it cannot have either.
package func fuzzDelta(_ bytes: [UInt8]) {
    let base = BundleFiles(
        catalog: Array("{}\n".utf8),
        records: Array(
            """
            {"added":1,"id":"q000000000000","ord":0}
            {"gone":true,"id":"q000000000012","ord":1}

            """.utf8),
        ids: Array((#"{"gone":true,"id":"q000000000012","on":"2026-11-21","reason":"late"}"# + "\n").utf8),
        authors: Array((#"{"id":"ada"}"# + "\n").utf8))
    guard let lines = try? Delta.lines(of: bytes) else { return }
    _ = try? DeltaHead(lines[0])
    for isSlice in [false, true] {
        guard let new = try? Delta.apply(lines.dropFirst(), to: base, isSlice: isSlice) else { continue }
        let slots = CanonicalLines.of(new.records)
        precondition(slots.count < 2 + lines.count, "slots come from nowhere")
        let ordinals = slots.compactMap { try? CanonicalLines.head(of: $0).ordinal }
        precondition(ordinals.count == slots.count, "a slot has no ordinal")
        precondition(
            isSlice || ordinals.count >= 2 && ordinals == Array(ordinals.indices), "a slot of the whole is lost")
        precondition(zip(ordinals, ordinals.dropFirst()).allSatisfy { $0 < $1 }, "a slot stands in another place")
        let size = new.catalog.count + new.records.count + new.ids.count + new.authors.count
        precondition(size <= 500 + 6 * bytes.count, "more came out than went in")
        precondition((try? new.open()) == nil, "a bundle without a right digest was accepted")
    }
}
