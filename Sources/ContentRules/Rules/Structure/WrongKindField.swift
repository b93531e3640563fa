import CatalogModel
import Diagnostics

/// A field belongs to the kind of its entry.
struct WrongKindField: EntryRule {
    static let about = RuleDescription(
        id: "wrong-kind-field",
        summary:
            "A field belongs to the kind of its entry: only videos have a link and a duration, only quotes a translator.",
        why: "A field that the kind does not have is published nowhere; mostly the kind is what is wrong.",
        accepts: [
            "> One stair, then the next.",
            """
            > A walk along the river, filmed at dawn.

            - kind: video
            - link: https://example.org/river
            - title: Dawn
            - duration: 4:05
            - alt: A river, mist, a heron.
            """,
        ],
        rejects: [
            "> One stair, then the next.\n\n- ↓duration: 4:05",
            "> One stair, then the next.\n\n- kind: message\n- ↓translator: George Long, 1862",
        ])

    /// The fields that not all kinds have.
    private static let restricted = EntryField.allCases.compactMap { key in key.declaration.kinds.map { (key, $0) } }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        for (key, kinds) in Self.restricted {
            guard let field = entry.fields[key], !kinds.contains(entry.kind) else { continue }
            // What has a quotation's fields and no author is asked about as a whole.
            if kinds == [.quote], UnnamedQuotation.mayBeQuotation(entry) { continue }
            findings.add(
                Diagnostic(
                    Self.about, at: field.keyRange, .onlyFor(field.key.rawValue, kinds, not: entry.kind),
                    solutions: [.init(.removeOrChange(field.key.rawValue, kinds))]))
        }
    }
}

extension Wording {
    private static func names(_ kinds: Set<Kind>) -> [String] {
        Kind.allCases.filter(kinds.contains).map(\.rawValue)
    }
    fileprivate static func onlyFor(_ key: String, _ kinds: Set<Kind>, not kind: Kind) -> Wording {
        "'\(key)' belongs to \(anyOf: names(kinds)), and this is '\(kind.rawValue)'"
    }
    fileprivate static func removeOrChange(_ key: String, _ kinds: Set<Kind>) -> Wording {
        "remove '\(key)', or say 'kind: \(names(kinds)[0])'"
    }
}
