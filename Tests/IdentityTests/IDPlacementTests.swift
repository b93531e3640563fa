import CatalogModel
import Diagnostics
import Identity
import Testing

/// Markdown is covered by the rules' tests.
struct IDPlacementTests {
    private let id = MessageID(minting: 5)

    private func xml(_ text: String, fields: [Field] = []) -> (file: SourceFile, entry: Entry) {
        let file = SourceFile(path: "a.xml", text: text)
        let start = text.utf8.distance(from: text.startIndex, to: text.firstRange(of: "<quote")!.lowerBound)
        return (
            file,
            Entry(
                text: SourceText("x", in: file, bytes: start..<start), attribution: nil, fields: Fields(fields),
                common: Fields(), range: SourceRange(file, start..<file.bytes.count))
        )
    }

    private func applying(_ replacement: Diagnostic.Replacement) -> String {
        IdentityTests.applying(Diagnostic.Solution("x", [replacement]))
    }

    @Test(arguments: [
        ("<m><quote><text>x</text></quote></m>", "<m><quote id=\"ID\"><text>x</text></quote></m>"),
        ("<quote status=\"a\"/>", "<quote id=\"ID\" status=\"a\"/>"),
        ("<quote\n x=\"\"/>", "<quote id=\"ID\"\n x=\"\"/>"),
        ("<quote/>", "<quote id=\"ID\"/>"),
    ])
    func writesAnAttributeIntoXML(before: String, after: String) {
        let entry = xml(before).entry
        #expect(applying(IDPlacement.writing(id, into: entry, .xml)) == after.replacing("ID", with: id.string))
    }

    @Test func removesAnAttributeFromXML() {
        let file = xml("<quote\n  id=\"q0\" status=\"a\"/>").file
        let field = Field(
            .id, at: SourceRange(file, 9..<11), values: [SourceText("q0", in: file, bytes: 13..<15)])
        #expect(applying(IDPlacement.removing(field, .xml)) == "<quote status=\"a\"/>")
    }
}
