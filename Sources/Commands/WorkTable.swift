import CatalogModel
import Diagnostics
import Rights

/// The works that a catalog quotes, and how much of each: what no editor can see by eye.
enum WorkTable {
    static func text(_ content: Content) -> String {
        var table = TextTable([
            ("work", .left), ("author", .left), ("quotes", .right), ("words", .right), ("rights", .left),
        ])
        for use in WorkUse.all(in: content, RightsCalculator(content)) {
            table.add([
                use.title ?? "(no work)", use.author, String(use.quotes.count), String(use.words), use.state.rawValue,
            ])
        }
        return table.text() + "\n"
    }
}
