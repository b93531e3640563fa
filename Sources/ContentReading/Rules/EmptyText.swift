import CatalogModel
import Diagnostics

/// An entry consists of nothing but its attribution.
enum EmptyText {
    static let about = SharedRules.emptyText.showing(
        accepts: ["> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n"],
        rejects: ["> ↓— [Ada Brook](../../authors/ada-brook.md)\n"])

    static func finding(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "entry has an attribution and no text",
            solutions: [
                .init("write the words above it, with an empty line '>' between"),
                .init("write '&mdash;' for the dash if it is part of the text"),
            ])
    }
}
