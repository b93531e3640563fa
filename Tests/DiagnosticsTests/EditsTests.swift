import Diagnostics
import Testing

@Suite struct EditsTests {
    private let file = SourceFile(path: "a.md", text: "ages: 90-12\n")

    private func applied(_ edits: [(Range<Int>, String)]) -> String {
        String(
            decoding: Edits.apply(edits.map { .init(SourceRange(file, $0.0), with: $0.1) }, to: file), as: UTF8.self)
    }

    @Test func changesOnlyTheStretchesNamed() {
        #expect(applied([]) == "ages: 90-12\n")
        #expect(applied([(6..<11, "12-90")]) == "ages: 12-90\n")
        #expect(applied([(0..<0, "id: x\n"), (12..<12, "moods: calm\n")]) == "id: x\nages: 90-12\nmoods: calm\n")
        #expect(applied([(0..<12, "")]) == "")
    }

    @Test func takesEditsInAnyOrder() {
        #expect(applied([(9..<11, "90"), (6..<8, "12"), (8..<9, "–")]) == "ages: 12–90\n")
    }

    @Test func refusesEditsOfOnePlace() async {
        await #expect(processExitsWith: .failure) {
            let file = SourceFile(path: "a.md", text: "abcdef")
            _ = Edits.apply(
                [.init(SourceRange(file, 0..<3), with: "x"), .init(SourceRange(file, 2..<4), with: "y")], to: file)
        }
    }
}
