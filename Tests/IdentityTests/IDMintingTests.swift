import BundleReader
import CatalogModel
import Diagnostics
import Identity
import Testing

struct IDMintingTests {
    private func entries(_ files: [(path: String, text: String)]) -> [Entry] { Sample(files).files.flatMap(\.entries) }

    private func ids(_ entries: [Entry], taken: Set<MessageID> = []) -> [MessageID] {
        IDMinting.mint(for: entries, taken: taken).map(\.id)
    }

    @Test func givesTheSameIDsWhateverTheOrderAndThePlace() {
        let texts = (0..<50).map { "> Message number \($0).\n\n- category: courage\n" }
        let one = entries([("a.md", texts.joined(separator: "\n"))])
        let expected = Set(ids(one))
        #expect(expected.count == 50)
        #expect(expected.filter(\.isMinted).count == 50)
        #expect(ids(one.shuffled()) == ids(one))
        let moved = entries([("z/b.md", "\n\n" + texts.reversed().joined(separator: "\n"))])
        #expect(Set(ids(moved)) == expected)
    }

    /// Minted ids stand in content: what they are made of must never change.
    @Test func mintsWhatItAlwaysMinted() {
        #expect(ids(entries([("a.md", "> Rest is work.\n\n- category: rest\n")])).map(\.string) == ["qs5fcd63a6p81"])
    }

    @Test func ignoresHowATextIsSpacedButNotWhatItSays() {
        let one = ids(entries([("a.md", "> Don\u{2019}t stop.\n")]))
        #expect(ids(entries([("a.md", "> don't  stop\n")])) == one)
        #expect(ids(entries([("a.md", "> Do not stop.\n")])) != one)
        #expect(ids(entries([("a.md", "> Don't stop.\n\n- category: rest\n")])) != one)
    }

    @Test func giveEqualEntriesDifferentIDsByPathAndPlace() {
        let one = entries([("a.md", "> Same.\n\n> Same.\n"), ("b.md", "> Same.\n")])
        let minted = IDMinting.mint(for: one.reversed(), taken: [])
        #expect(Set(minted.map(\.id)).count == 3)
        #expect(minted.map(\.entry.range.file.path) == ["a.md", "a.md", "b.md"])
        #expect(ids(Array(one.prefix(1)))[0] == minted[0].id)
    }

    @Test func neverGivesAnIDThatIsTaken() {
        let one = entries([("a.md", "> Same.\n")])
        var taken: Set<MessageID> = []
        for _ in 0..<20 {
            let id = ids(one, taken: taken)[0]
            #expect(taken.insert(id).inserted)
        }
    }
}
