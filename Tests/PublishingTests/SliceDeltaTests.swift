import BundleReader
import BundleSamples
import CatalogModel
import Identity
import Publishing
import TestSupport
import Testing

/// A delta turns a slice of one release into the same slice of a later one, byte for byte.
struct SliceDeltaTests {
    private let line = try! PublishingLine()

    /// Messages 1 to 6 are published in the slots 0 to 5; 1 to 4 are quotes. Then 1 leaves the slice, 2 is withdrawn,
    /// 3 is merged into 6, which is outside, 4 is edited, 5 comes in, and 7 is new.
    private func twoReleases() throws {
        func publish(_ messages: [Int], quotes: Set<Int>, version: Int) throws {
            let messages = messages.map { number in
                var message = SampleCatalog.message(number, number == 4 ? "Edition \(version)." : "Number \(number).")
                if quotes.contains(number) { message.kind = .quote }
                return message
            }
            try line.publish(
                messages, version: version,
                slices: [
                    SampleCatalog.slice("quotes", SliceFilter(kinds: ["quote"])),
                    SampleCatalog.slice("words", SliceFilter(kinds: ["message"])),
                ])
        }
        try publish([1, 2, 3, 4, 5, 6], quotes: [1, 2, 3, 4], version: 1)
        let (day, id) = (CalendarDay("2026-11-22")!, SampleCatalog.id)
        try line.remember(LedgerLine.gone(id(2), on: day, reason: "late"))
        try line.remember(LedgerLine.moved(id(3), to: id(6).string, on: day, reason: "same"))
        try publish([1, 4, 5, 6, 7], quotes: [4, 5, 7], version: 2)
    }

    private func quotes(_ version: Int) throws -> BundleFiles { try line.files(version, slice: "quotes") }

    @Test func aMessageThatEntersOrLeavesIsALineThatComesOrGoes() throws {
        try twoReleases()
        let (old, new) = (try quotes(1), try quotes(2))
        let delta = try Delta.make(from: old, to: new)
        #expect(try Delta.apply(delta, to: old) == new)
        let lines = String(decoding: delta, as: UTF8.self).split(separator: "\n").map(String.init)
        let records = String(decoding: new.records, as: UTF8.self).split(separator: "\n")
        let id = SampleCatalog.id
        #expect(records.map { $0.contains("\"gone\"") } == [true, false, false, false])
        #expect(
            lines[2...].filter { !$0.hasPrefix("{\"at") } == [
                #"{"gone":{"gone":true,"id":"\#(id(2))","on":"2026-11-22","reason":"late"},"ord":1}"#,
                "{\"put\":\(records[1])}", "{\"put\":\(records[2])}", "{\"put\":\(records[3])}",
                #"{"forgotten":"\#(id(1))","ord":0}"#, #"{"forgotten":"\#(id(3))","ord":2}"#,
            ])
        let (before, after) = (try old.open().catalog, try new.open().catalog)
        #expect(Delta.name(from: before, to: after) == "delta-quotes-1-2.jsonl")
        let wholes = try (1...2).map { try line.files($0).open().catalog }
        #expect(Delta.name(from: wholes[0], to: wholes[1]) == "delta-1-2.jsonl")
    }

    @Test func acceptsNoDamage() throws {
        try twoReleases()
        try expectNoDamageIsAccepted(from: quotes(1), to: quotes(2))
    }

    @Test func leadsToNoOtherSliceAndNotToTheWhole() throws {
        try twoReleases()
        let (old, words, whole) = (try quotes(1), try line.files(2, slice: "words"), try line.files(2))
        for (one, other, names) in [(old, words, ("quotes", "words")), (old, whole, ("quotes", nil))] {
            #expect(throws: DeltaProblem.difference(.otherSlice(names.0, names.1))) {
                try Delta.make(from: one, to: other)
            }
        }
        #expect(throws: DeltaProblem.difference(.otherSlice(nil, "words"))) {
            try Delta.make(from: line.files(1), to: words)
        }
        // A delta that somebody wrote by hand, right in all its digests.
        var lines = String(decoding: try Delta.make(from: words, to: words), as: UTF8.self).split(separator: "\n")
            .map(String.init)
        let (from, to) = (try old.open().catalog.digest, try words.open().catalog.digest)
        lines[0] = #"{"delta":1,"from":{"number":1,"sha256":"\#(from)"},"to":{"number":2,"sha256":"\#(to)"}}"#
        for number in 1...4 { lines.append(#"{"forgotten":"\#(SampleCatalog.id(number))","ord":\#(number - 1)}"#) }
        for (key, bytes) in [("put", words.records), ("gone", words.ids), ("author", words.authors)] {
            for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
                if key == "put", line.contains("\"gone\"") {
                    lines.append("{\"put\":\(line)}")
                } else {
                    lines.append("{\"\(key)\":\(line)}")
                }
            }
        }
        for (place, line) in String(decoding: words.past, as: UTF8.self).split(separator: "\n").enumerated() {
            lines.append("{\"at\":\(place),\"past\":\(line)}")
        }
        let delta = Array((lines.joined(separator: "\n") + "\n").utf8)
        #expect(throws: DeltaProblem.difference(.otherSlice("quotes", "words"))) { try Delta.apply(delta, to: old) }
    }

    @Test(arguments: [
        (#"{"put":{"id":"q000000000000","ord":2147483648}}"#, "'ord' is not an ordinal"),
        (#"{"put":{"id":"q000000000000","ord":-1}}"#, "'ord' is not an ordinal"),
        (#"{"put":{"id":"q000000000000"}}"#, "'ord' is not an ordinal"),
        (#"{"forgotten":"q000000000000","ord":0}"#, "'ord' is not that of the message"),
        (#"{"forgotten":"q000000000000","ord":9}"#, "'ord' is not that of the message"),
    ])
    func namesTheLineAtFault(hostile: String, reason: String) throws {
        try twoReleases()
        var lines = String(decoding: try Delta.make(from: quotes(1), to: quotes(2)), as: UTF8.self)
            .split(separator: "\n").map(String.init)
        lines.insert(hostile, at: 2)
        let delta = Array((lines.joined(separator: "\n") + "\n").utf8)
        #expect(throws: DeltaProblem.malformed(line: 3, reason)) { try Delta.apply(delta, to: quotes(1)) }
    }

    /// Slices of ten releases, one of which has another filter each time: each delta, and each over several releases.
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func makesEverySliceOfGeneratedChurn(seed: UInt64) throws {
        var churn = Churn(seed: seed)
        let filters = [SliceFilter(categories: ["rest"]), churn.filter(), churn.filter()]
        let versions = 1...10
        for version in versions {
            let slices = (filters + [churn.filter()]).enumerated().map { SampleCatalog.slice("s\($0)", $1) }
            try churn.publish(version, on: line, slices: slices)
        }
        var operations: Set<String> = []
        for slice in (0...filters.count).map({ "s\($0)" }) {
            let all = try versions.map { try line.files($0, slice: slice) }
            for (old, new) in Array(zip(all, all)) + zip(all, all.dropFirst()) + zip(all, all.dropFirst(4)) {
                let delta = try Delta.make(from: old, to: new)
                #expect(try Delta.apply(delta, to: old) == new)
                #expect(old != new || delta.count { $0 == 0x0A } == 2)
                operations.formUnion(delta.operations)
            }
        }
        #expect(
            operations.isSuperset(of: [
                "put", "gone ord", "moved ord", "forgotten", "forgotten ord", "author", "authorGone", "past at",
                "pastGone at",
            ]), "\(operations)")
    }
}
