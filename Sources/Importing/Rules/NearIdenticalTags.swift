import CatalogModel
import Diagnostics

/// Tags differ in more than number, case or separators.
enum NearIdenticalTags {
    static let about = SharedRules.nearIdenticalTags.showing(
        accepts: [RuleExample("import/quotes.csv", "text,tags\nGo on.,Failure\nAnd on.,Work\n")],
        rejects: [RuleExample("import/quotes.csv", "text,tags\nGo on.,↓Failure\nAnd on.,Failures\n")])

    /// - Parameter variants: the commonest first.
    static func diagnostic(_ variants: [TagUse]) -> Diagnostic {
        var list: Wording = ""
        for (index, variant) in variants.enumerated() {
            let join: Wording = index == 0 ? "" : " / "
            list = "\(list)\(join)'\(variant.name)' (\(variant.count))"
        }
        return Diagnostic(
            about, at: variants[0].first.range, "variants of one tag: \(list)",
            notes: variants.dropFirst().map { .init(at: $0.first.range, "first '\($0.name)'") },
            solutions: [.init("choose one of them, for example '\(variants[0].name)'")])
    }
}
