import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Glibc
import Identity
import Synchronization
import TestSupport

/// Damages bundles in every way there is, edits them as an enemy would, and swaps them under readers: for tools that watch
/// over memory, and to be counted.
///
/// usage: check-bundles EDITS SWAPS
@main
enum Main {
    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 2 else { fatalError("usage: check-bundles EDITS SWAPS") }
        let signed = SignedFolder(try BundleWriting.files(for: sample()))
        var isSound = damage(signed)
        edit(signed, times: numbers[0])
        if numbers[1] > 0, try !swap(times: numbers[1]) { isSound = false }
        if !isSound { exit(1) }
    }

    /// A bundle as small as one with every sort of line can be.
    private static func sample() -> BundleInput {
        let ledger = SampleCatalog.ledger([
            SampleCatalog.published(10, ordinal: 0),
            LedgerLine.gone(SampleCatalog.id(10), on: CalendarDay("2026-11-20")!, reason: "late"),
        ])
        return SampleCatalog.input([SampleCatalog.messages[1]], ledger: ledger)
    }

    /// - Returns: whether something is noticed in the files, by the reader that maps and by the one that reads all.
    private static func isRefused(_ files: [String: [UInt8]]) -> (mapped: Bool, whole: Bool) {
        let catalog = files[BundleLayout.catalog]!
        let mapped = (try? BundleExercise.run(MappedBundle(catalog: catalog, files: files))) == nil
        return (mapped, (try? Bundle(catalog: catalog, files: files)) == nil)
    }

    /// Every length and every bit of every file.
    private static func damage(_ signed: SignedFolder) -> Bool {
        var (lengths, bits, accepted) = (0, 0, 0)
        func check(_ files: [String: [UInt8]]) {
            let refused = isRefused(files)
            if !refused.mapped || !refused.whole { accepted += 1 }
        }
        precondition(isRefused(signed.files) == (false, false), "the sample itself is refused")
        for (name, bytes) in signed.files.sorted(by: { $0.key < $1.key }) {
            var files = signed.files
            for length in bytes.indices {
                files[name] = Array(bytes[..<length])
                check(files)
                lengths += 1
            }
            files[name] = bytes
            for offset in bytes.indices {
                for bit in 0..<8 {
                    files[name]![offset] ^= 1 << UInt8(bit)
                    check(files)
                    files[name]![offset] = bytes[offset]
                    bits += 1
                }
            }
        }
        print("\(signed.files.count) files: \(lengths) lengths, \(bits) bits, \(accepted) accepted")
        return accepted == 0
    }

    /// Sizes, offsets and counts of the index are replaced, and every digest made anew.
    private static func edit(_ signed: SignedFolder, times count: Int) {
        var edits = HostileEdits(seed: 7)
        var refused = 0
        for _ in 0..<count {
            var changed = signed
            changed.changeIndex { edits.edit(&$0) }
            let catalog = changed.files[BundleLayout.catalog]!
            do {
                try BundleExercise.readEverything(MappedBundle(catalog: catalog, files: changed.files))
            } catch {
                refused += 1
            }
        }
        print("\(count) hostile edits, \(refused) refused, the others read to the end")
    }

    /// One writes, two read; every reader has to see one version and no other.
    private static func swap(times count: Int) throws -> Bool {
        let folder = try TemporaryFolder()
        let place = folder.at("catalog")
        let inputs = (1...2).map { version in
            SampleCatalog.input([SampleCatalog.message(1, "This is version \(version).")], version: version)
        }
        try BundleWriting.write(inputs[0], to: place)
        let state = SwapState()
        let readers = (0..<2).map { _ in Reader(place, state) }
        for turn in 1...count { try BundleWriting.write(inputs[turn % 2], to: place) }
        state.isDone.store(true, ordering: .relaxed)
        for reader in readers { reader.join() }
        let (opened, mixed) = (state.opened.load(ordering: .relaxed), state.mixed.load(ordering: .relaxed))
        print("\(count) swaps, opened \(opened) times meanwhile, \(mixed) mixed or refused")
        return mixed == 0 && opened > 0
    }
}

private final class SwapState: Sendable {
    let isDone = Atomic(false)
    let opened = Atomic(0)
    let mixed = Atomic(0)
}

/// A thread that opens the bundle again and again.
private final class Reader {
    private var thread = pthread_t()

    init(_ place: String, _ state: SwapState) {
        let job = Unmanaged.passRetained(Job(place, state))
        pthread_create(
            &thread, nil,
            { argument in
                Unmanaged<Job>.fromOpaque(argument!).takeRetainedValue().run()
                return nil
            }, job.toOpaque())
    }

    func join() { pthread_join(thread, nil) }

    private final class Job {
        private let place: String
        private let state: SwapState

        init(_ place: String, _ state: SwapState) {
            self.place = place
            self.state = state
        }

        func run() {
            while !state.isDone.load(ordering: .relaxed) {
                state.opened.add(1, ordering: .relaxed)
                let bundle = try? MappedBundle(folder: place)
                let version = try? bundle?.catalog.contentNumber
                let text = try? bundle?.text(at: 0)
                if version == nil || text != "This is version \(version!)." { state.mixed.add(1, ordering: .relaxed) }
            }
        }
    }
}
