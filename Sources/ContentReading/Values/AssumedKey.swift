import CatalogModel
import Diagnostics

/// A key that does not exist, read as the one that was meant: one slip then makes one finding.
struct AssumedKey {
    let field: EntryField

    /// That the key does not exist.
    let finding: Diagnostic

    /// The findings about assumed keys that hold for a whole file, each with the number of entries that go by it.
    static func report(_ assumed: [AssumedKey], for entries: some Collection<Entry>, _ findings: inout Findings) {
        for key in assumed {
            let name = key.field.rawValue
            let count = entries.count { $0.fields[key.field] == nil }
            var finding = key.finding
            finding.cause = Cause(
                consequences: count == 0
                    ? []
                    : [
                        .init(
                            count,
                            .init(
                                one: "entry of this file has no '\(name)'",
                                many: "entries of this file have no '\(name)'")
                        )
                    ], assumption: Self.assumption(name))
            findings.add(finding)
        }
    }

    /// How the tool goes on with a mistyped key.
    static func assumption(_ key: String) -> Wording { "checked as if it said '\(key)'" }
}
