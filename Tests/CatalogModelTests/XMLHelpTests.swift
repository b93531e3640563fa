import Diagnostics
import Testing

@testable import CatalogModel

/// In files of XML help speaks XML.
struct XMLHelpTests {
    @Test(arguments: [
        ("add 'source:' with who says so", "add '<source>…</source>' with who says so"),
        ("add 'category: NAME' to the front matter of the file", "add 'category=\"NAME\"' to '<messages>'"),
        ("declare 'ages: 16+' for this entry", "declare 'ages=\"16+\"' for this entry"),
        ("add 'ratedBy: NAME, OTHER'", "add '<ratedBy>NAME</ratedBy><ratedBy>OTHER</ratedBy>'"),
        ("add a last paragraph '— NAME' to the quotation", "add an element '<author>NAME</author>' to the entry"),
        ("write 'anxious'", "write 'anxious'"), ("don't, and 'name:' is no field", "don't, and 'name:' is no field"),
    ])
    func fieldsAreWrittenAsTheirDeclarationSays(markdown: String, xml: String) {
        #expect(XMLHelp.translated(markdown) == xml)
    }

    @Test func helpForMarkdownStays() {
        func finding(in path: String) -> Diagnostic {
            let about = RuleDescription(id: "missing-category", summary: "", why: "", accepts: [], rejects: [])
            return XMLHelp.translated(
                Diagnostic(
                    about, at: SourceFile(path: path, text: "").range, "entry has no category",
                    solutions: [.init("add 'category: NAME'")]))
        }
        #expect(finding(in: "a.md").solutions[0].summary.text == "add 'category: NAME'")
        #expect(finding(in: "a.xml").solutions[0].summary.text == "add 'category=\"NAME\"'")
    }
}
