import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import FileAccess
import Identity
import Publishing
import TestSupport
import Testing

/// A delta turns one published bundle into another, byte for byte.
struct DeltaTests {
    private let line = try! PublishingLine()

    /// Everything that can happen to a message between two releases.
    private func twoReleases() throws -> (old: BundleFiles, new: BundleFiles) {
        try line.publish(SampleCatalog.messages + [SampleCatalog.message(7, "Seven.")], version: 1)
        let day = CalendarDay("2026-11-22")!
        let id = SampleCatalog.id
        try line.remember(LedgerLine.gone(id(1), instead: id(4), erase: true, on: day, reason: "forged"))
        try line.remember(LedgerLine.moved(id(2), to: id(4).string, on: day, reason: "same"))
        try line.remember(LedgerLine.gone(id(7), on: day, reason: "late"))
        try line.build(
            [SampleCatalog.message(3, "Changed \"words\"."), SampleCatalog.message(4, "New.")], version: 2,
            merged: [id(9): id(3)])
        try line.publish()
        return (try line.files(1), try line.files(2))
    }

    @Test func holdsEveryOperationAndMakesTheNewBundle() throws {
        let (old, new) = try twoReleases()
        let delta = try Delta.make(from: old, to: new)
        #expect(try Delta.apply(delta, to: old) == new)
        let id = SampleCatalog.id
        let lines = String(decoding: delta, as: UTF8.self).split(separator: "\n").map(String.init)
        let (before, after) = (try old.open().catalog.digest, try new.open().catalog.digest)
        #expect(
            lines[0] == #"{"delta":1,"from":{"number":1,"sha256":"\#(before)"},"to":{"number":2,"sha256":"\#(after)"}}"#
        )
        #expect(lines[1] == "{\"catalog\":\(String(decoding: new.catalog.dropLast(), as: UTF8.self))}")
        let slots = String(decoding: new.records, as: UTF8.self).split(separator: "\n")
        #expect(
            lines[2...].filter { !$0.hasPrefix("{\"author") && !$0.hasPrefix("{\"at") } == [
                #"{"gone":{"erase":true,"gone":true,"id":"\#(id(1))","instead":"\#(id(4))","on":"2026-11-22","reason":"forged"},"ord":0}"#,
                #"{"moved":{"id":"\#(id(2))","moved":"\#(id(4))","on":"2026-11-22","reason":"same"},"ord":1}"#,
                "{\"put\":\(slots[2])}",
                #"{"gone":{"gone":true,"id":"\#(id(7))","on":"2026-11-22","reason":"late"},"ord":3}"#,
                "{\"put\":\(slots[4])}",
                #"{"moved":{"id":"\#(id(9))","moved":"\#(id(3))","on":"2026-11-21","reason":"merged with the same message"}}"#,
            ])
        #expect(lines.contains(#"{"authorGone":"marcus-aurelius"}"#))
        // What the new bundle remembers of the old one comes last.
        let remembered = String(decoding: new.past, as: UTF8.self).split(separator: "\n")
        #expect(old.past.isEmpty && remembered.count > 2)
        #expect(
            lines.suffix(remembered.count) == remembered.enumerated().map { "{\"at\":\($0),\"past\":\($1)}" }[...])
        // Nothing has changed: a head and the catalog.
        #expect(try Delta.make(from: new, to: new).count { $0 == 0x0A } == 2)
        #expect(try Delta.apply(Delta.make(from: new, to: new), to: new) == new)
    }

    @Test func writesABundleInOneStepAndOnlyInThePlaceOfOne() throws {
        let (old, new) = try twoReleases()
        let made = try Delta.apply(Delta.make(from: old, to: new), to: old)
        let place = line.folder.at("deep/made")
        for _ in 0..<2 {
            try made.write(to: place)
            #expect(try BundleFiles(folder: place) == new)
        }
        #expect(try line.names(in: "deep") == ["made"])
        try line.folder.write("other/letter", "dear")
        #expect(throws: DeltaProblem.self) { try made.write(to: line.folder.at("other")) }
        #expect(try line.folder.text("other/letter") == "dear")
        var hasName = false
        for operation in 1...100 {
            let disk = FailingDisk(failingAt: operation)
            do throws(DeltaProblem) { try old.write(to: place, on: disk) } catch {
                #expect(try line.names(in: "deep") == ["made"])
                // Where only its name could not be forced to the disk, it is there.
                if try BundleFiles(folder: place) == new { continue }
                #expect(!hasName && disk.hasFailed)
                hasName = true
                continue
            }
            #expect(hasName && !disk.hasFailed)
            #expect(try BundleFiles(folder: place) == old)
            break
        }
    }

    @Test func refusesAnotherBaseAndTheWrongOrder() throws {
        let (old, new) = try twoReleases()
        let delta = try Delta.make(from: old, to: new)
        let (before, after) = (try old.open().catalog.digest, try new.open().catalog.digest)
        #expect(throws: DeltaProblem.otherBase(expected: before, found: after)) { try Delta.apply(delta, to: new) }
        #expect(throws: DeltaProblem.difference(.older(2, 1))) { try Delta.make(from: new, to: old) }
    }

    @Test func acceptsNoDamage() throws {
        let (old, new) = try twoReleases()
        try expectNoDamageIsAccepted(from: old, to: new)
    }

    @Test(arguments: [
        (
            #"{"put":{"id":"q000000000000","ord":9007199254740991}}"#,
            "'ord' is not the number of a slot or of the next one"
        ),
        (#"{"put":{"id":"q000000000000","ord":-1}}"#, "'ord' is not the number of a slot or of the next one"),
        (#"{"put":{"id":"q000000000000"}}"#, "'ord' is not the number of a slot or of the next one"),
        (#"{"put":{"ord":0}}"#, "'id' is missing"), ("{}", "it says nothing"),
        (#"{"gone":{"id":"q"},"put":{"id":"q","ord":0}}"#, "it says two things at once"),
        (#"{"delete":"q000000000000"}"#, "'delete' is not known"),
        (#"{"put":{"id":"q000000000000","ord":99}}"#, "'ord' is not the number of a slot or of the next one"),
        (#"{"forgotten":"q000000000000","ord":0}"#, "only a slice leaves out a line"),
    ])
    func namesTheLineAtFault(hostile: String, reason: String) throws {
        let (old, new) = try twoReleases()
        var lines = String(decoding: try Delta.make(from: old, to: new), as: UTF8.self).split(separator: "\n")
            .map(String.init)
        lines.insert(hostile, at: 2)
        let delta = Array((lines.joined(separator: "\n") + "\n").utf8)
        #expect(throws: DeltaProblem.malformed(line: 3, reason)) { try Delta.apply(delta, to: old) }
        lines.remove(at: 2)
        lines[0] = lines[0].replacing("\"delta\":1", with: "\"delta\":2")
        #expect(throws: DeltaProblem.unknownFormat(2)) {
            try Delta.apply(Array((lines.joined(separator: "\n") + "\n").utf8), to: old)
        }
    }

    /// Lines that are right one by one, in any order, with pieces exchanged: `fuzzDelta` stops the program where a
    /// promise is broken.
    @Test func survivesHostileLines() {
        let pieces = [
            #"{"delta":1,"from":{"number":1,"sha256":""},"to":{"number":2,"sha256":""}}"#,
            #"{"catalog":{"_sha256":""}}"#,
            #"{"put":{"added":2,"id":"q000000000024","ord":2}}"#, #"{"put":{"id":"","ord":0}}"#,
            #"{"gone":{"gone":true,"id":"q000000000000","on":"2026-11-22","reason":"late"},"ord":0}"#,
            #"{"moved":{"id":"q000000000036","moved":"q000000000024"},"ord":3}"#, #"{"forgotten":"q000000000012"}"#,
            #"{"forgotten":"q000000000000","ord":0}"#, #"{"put":{"id":"q000000000048","ord":2147483647}}"#,
            #"{"author":{"id":"ben"}}"#, #"{"authorGone":"ada"}"#, #"{"gone":{"id":"\u0001\n"},"ord":2}"#,
            String(repeating: "[", count: 40), "\u{344}", #"{"put":9007199254740991}"#,
        ]
        var chance = Chance(state: 11)
        for _ in 0..<5000 {
            var lines = (0..<Int(chance.next() % 8)).map { _ in
                Array(pieces[Int(chance.next() % UInt64(pieces.count))].utf8)
            }
            for line in lines.indices where chance.next() % 3 == 0 {
                let place = Int(chance.next() % UInt64(lines[line].count))
                switch chance.next() % 3 {
                case 0: lines[line][place] = UInt8(truncatingIfNeeded: chance.next())
                case 1: lines[line].removeSubrange(place...)
                default:
                    lines[line].insert(contentsOf: pieces[Int(chance.next() % UInt64(pieces.count))].utf8, at: place)
                }
            }
            fuzzDelta(Array(lines.joined(separator: [0x0A])) + [0x0A])
        }
    }

    /// Twelve releases of a catalog in which all sorts of things happen: each delta, and each over several releases.
    @Test(arguments: [1, 2, 3])
    func makesEveryReleaseOfGeneratedChurn(seed: UInt64) throws {
        var churn = Churn(seed: seed)
        for version in 1...12 { try churn.publish(version, on: line) }
        let all = try (1...12).map { try line.files($0) }
        var operations: Set<String> = []
        for (old, new) in Array(zip(all, all.dropFirst())) + Array(zip(all, all.dropFirst(5))) {
            let delta = try Delta.make(from: old, to: new)
            #expect(try Delta.apply(delta, to: old) == new)
            operations.formUnion(delta.operations)
        }
        #expect(
            operations.isSuperset(of: [
                "delta", "catalog", "put", "gone ord", "moved", "moved ord", "forgotten", "author", "authorGone",
                "past at",
            ]), "\(operations)")
        #expect(!operations.contains("forgotten ord"))
    }
}
