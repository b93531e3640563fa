import CatalogModel
import Diagnostics

/// A rule about one fault of authors' names.
///
/// A name is judged once for all of these rules, and each has the fault that is its own.
protocol AuthorNameRule: Rule {
    func check(
        _ name: FaultyAuthorName, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings)
}
