import BundleReader
import Foundation
import TestSupport
import Testing

/// Every id ever published resolves for ever, no ordinal is given again, and no message changes its id.
struct ReplayTests {
    private let golden: GoldenBundles

    /// The golden releases, and what is built of the last content today.
    private let bundles: [Bundle]

    init() throws {
        golden = try GoldenBundles()
        let line = try GoldenLine.today()
        try line.run(["build", "--phase", "release"])
        bundles = try golden.releases + [Bundle(folder: line.folder.at("build/catalog"))]
    }

    /// Goes through all pairs of a bundle and one that is not older.
    private func forEachPair(_ body: (_ earlier: Bundle, _ later: Bundle) throws -> Void) rethrows {
        for (place, earlier) in bundles.enumerated() {
            for later in bundles[place...] { try body(earlier, later) }
        }
    }

    @Test func everyIDResolvesInOneStepToALiveMessage() throws {
        #expect(golden.ids.count == 60)
        #expect(bundles.map(\.slots.count) == [40, 48, 55, 60, 60])
        var asked = 0
        forEachPair { earlier, later in
            for id in Set(earlier.slots).union(earlier.retiredIDs) {
                asked += 1
                switch later.resolve(id) {
                case .live(let record): #expect(record.id == id)
                case .moved(let target): #expect(later.record(id: target) != nil, "\(id) leads to \(target)")
                case .gone(_, let instead, _):
                    if let instead { #expect(later.record(id: instead) != nil, "\(id) leads to \(instead)") }
                case .unknown: Issue.record("\(id) of version \(earlier.catalog.contentNumber) is unknown")
                }
            }
        }
        #expect(asked == 40 * 5 + 48 * 4 + 55 * 3 + 60 * 2 + 60)
    }

    @Test func noOrdinalIsGivenToAnotherID() {
        forEachPair { earlier, later in #expect(later.slots.starts(with: earlier.slots)) }
        #expect(bundles[4].slots == golden.ids && Set(golden.ids).count == 60)
    }

    @Test func noLiveMessageChangesItsIDAndNoneComesBack() {
        forEachPair { earlier, later in
            let words = Dictionary(later.records.map { ($0.text, $0.id) }) { first, _ in first }
            for ordinal in earlier.ordinals {
                guard let record = earlier.record(at: ordinal) else {
                    #expect(later.record(at: ordinal) == nil, "\(ordinal) has come back")
                    continue
                }
                if let id = words[record.text] { #expect(id == record.id, "\(record.text)") }
                if let now = later.record(at: ordinal) { #expect(now.revision >= record.revision) }
            }
        }
    }

    /// One merged three times over, one whose substitute was withdrawn, one merged into another that was erased.
    @Test func chainsAreFlattened() throws {
        func fates(_ words: String) throws -> [String] {
            let record = try #require(bundles[0].records.first { $0.text.hasPrefix(words) })
            return try bundles.map { bundle in
                func beginning(_ id: String) throws -> String {
                    String(try #require(bundle.record(id: id)).text.prefix(10))
                }
                switch bundle.resolve(record.id) {
                case .live: return "live"
                case .moved(let target): return "→ \(try beginning(target))"
                case .gone(_, let instead, let erase):
                    return (erase ? "erased" : "gone") + (try instead.map { " → \(try beginning($0))" } ?? "")
                case .unknown: return "unknown"
                }
            }
        }
        #expect(
            try fates("Your hand went up")
                == ["live", "→ You may sh", "→ A wobble i", "→ The ladder", "→ The ladder"])
        #expect(
            try fates("Your list ends")
                == ["live", "gone → The lamp h", "gone → The dishes", "gone → The dishes", "gone → The dishes"])
        #expect(try fates("An apology") == ["live", "live", "→ A friend i", "erased", "erased"])
        #expect(try fates("Someone you forgot") == ["live", "erased", "erased", "erased", "erased"])
        #expect(try fates("Turning back") == ["live", "live", "live", "live", "live"])
    }

    @Test(arguments: [
        ("ledger-cycle", ["ONE": "TWO", "TWO": "ONE"]), ("dangling-redirect", ["ONE": "q111111111111"]),
    ])
    func circlesAndRedirectsToNowhereFailTheBuild(rule: String, redirects: [String: String]) throws {
        let line = try GoldenLine.today()
        let ledger = try line.folder.text("content/ids.jsonl")
        let planted = redirects.sorted { $0.key < $1.key }.map { from, to in
            #"{"id":"\#(from)","moved":"\#(to)","on":"2027-01-09","reason":"planted"}"# + "\n"
        }.joined().replacing("ONE", with: golden.ids[0]).replacing("TWO", with: golden.ids[1])
        try line.folder.write("content/ids.jsonl", ledger + planted)
        let built = try BuiltTool().run(["build", "--phase", "release"], in: line.folder.path)
        #expect(built.exitCode == 1 && built.output.contains("[\(rule)]"), "\(built)")
    }

    /// What the ledger has lost it cannot miss; the releases do.
    @Test func aLedgerThatForgotAnIDIsNotBuiltUpon() throws {
        let line = try GoldenLine.today()
        let last = try #require(golden.ids.last)
        let lines = try line.folder.text("content/ids.jsonl").split(separator: "\n")
        try line.folder.write(
            "content/ids.jsonl", lines.filter { !$0.contains("\"id\":\"\(last)\"") }.map { "\($0)\n" }.joined())
        let built = try BuiltTool().run(["build", "--phase", "release"], in: line.folder.path)
        #expect(
            built.exitCode == 2 && built.errors.contains("release 4 holds \(last), of which the ledger"), "\(built)")
        // A draft is for nobody's phone, even where the message is gone as well.
        let page = "content/messages/courage/small-steps.md"
        let text = try line.folder.text(page)
        let entry = try #require(text.range(of: "> Count the exits, then forget them.\n"))
        try #require(text[entry.upperBound...].contains(last))
        try line.folder.write(page, String(text[..<entry.lowerBound]))
        try line.run(["build"])
    }
}
