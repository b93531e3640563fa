import CatalogModel
import Diagnostics

/// A translation names an entry that exists, or once did.
struct UnknownReference: CatalogRule {
    static let about = RuleDescription(
        id: "unknown-reference",
        summary: "'translationOf' names the id of another entry, or of one that was published before.",
        why: "Apps offer the original beside the translation; a wrong id leads nowhere.",
        accepts: [
            "> One stair.\n\n- id: q3fk2m7v5xw1y\n\n> Eine Stufe.\n\n- translationOf: q3fk2m7v5xw1y",
            RuleExample(files: [
                ("ids.jsonl", "{\"id\":\"q3fk2m7v5xw1y\",\"ordinal\":1}\n"),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> Eine Stufe.\n\n- translationOf: q3fk2m7v5xw1y\n"
                ),
            ]),
        ],
        rejects: [
            "> One stair.\n\n- id: q3fk2m7v5xw1y\n\n> Eine Stufe.\n\n- translationOf: ↓q3fk2m7v5xw1z",
            "> Eine Stufe.\n\n- translationOf: ↓small-steps",
            "> Eine Stufe.\n\n- id: q3fk2m7v5xw1y\n- translationOf: ↓q3fk2m7v5xw1y",
        ])

    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        var references: [(value: SourceText, own: MessageID?)] = []
        for entry in content.files.lazy.flatMap(\.entries) {
            if let value = entry.value(.translationOf) { references.append((value, entry.id)) }
        }
        guard !references.isEmpty else { return }
        var ids = Set(content.files.lazy.flatMap(\.entries).compactMap(\.id))
        if let ledger = content.ledger { ids.formUnion(Self.ids(in: ledger)) }
        for (value, own) in references {
            let id = MessageID(value.string)
            if let id, id == own {
                findings.add(Diagnostic(Self.about, at: value.range, .itself, solutions: [.init(.nameOriginal)]))
            } else if id.map({ !ids.contains($0) }) ?? true {
                findings.add(
                    Diagnostic(
                        Self.about, at: value.range, .nobodyHas(value.string), solutions: [.init(.nameOriginal)]))
            }
        }
    }

    /// Everything in the ledger that has the form of an id and stands between quotation marks.
    private static func ids(in ledger: SourceFile) -> [MessageID] {
        ledger.bytes.split(separator: UInt8(ascii: "\"")).compactMap { part in
            part.count == 13 ? MessageID(String(decoding: part, as: UTF8.self)) : nil
        }
    }
}

extension Wording {
    fileprivate static func nobodyHas(_ id: String) -> Wording { "no entry has the id '\(id)'" }
    fileprivate static let itself: Wording = "entry is called a translation of itself"
    fileprivate static let nameOriginal: Wording = "write the id of the original, or remove 'translationOf'"
}
