import CatalogModel
import Diagnostics

/// Reads XML files of entries, categories, authors and settings.
enum XMLParsing {
    static func entries(_ file: SourceFile) -> (EntryFile?, Findings) { (nil, Findings()) }

    static func record(
        _ file: SourceFile, root: String, declarations: [FieldDeclaration]
    ) -> (DocumentNode?, body: String, Findings) { (nil, "", Findings()) }
}
