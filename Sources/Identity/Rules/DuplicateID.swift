import CatalogModel
import Diagnostics
import TextNormalisation

/// Each id stands at one entry.
enum DuplicateID {
    static let about = RuleDescription(
        id: "duplicate-id",
        summary: "No two entries have one id.",
        why: """
            An id is the name of one message for ever. It is easily copied together with an entry that serves as a \
            pattern for a new one; the new one then needs an id of its own.
            """,
        accepts: ["> Small steps count.\n\n- id: q000000000000\n\n> So do naps.\n\n- id: q000000000012\n"],
        rejects: ["> Small steps count.\n\n- id: q000000000000\n\n> So do naps.\n\n- id: ↓q000000000000\n"])

    /// Reports every copy; the original is the entry that says what was published, or else the first.
    static func check(_ content: IdentifiedContent, ledger: Ledger, _ findings: inout Findings) {
        for id in content.sharedIDs {
            let places = content.byID[id]!
            let published = ledger[id]?.form
            let original =
                places.first { content.places[$0].entry.form == published } ?? places[0]
            for copy in places where copy != original {
                report(content.places[copy], id, original: content.places[original].entry, &findings)
            }
        }
    }

    private static func report(
        _ copy: IdentifiedContent.Place, _ id: MessageID, original: Entry, _ findings: inout Findings
    ) {
        guard let field = copy.entry.fields[.id], let written = field.values.first else { return }
        findings.add(
            Diagnostic(
                about, at: written.range, "id '\(id.string)' belongs to another entry",
                notes: [.init(at: original.value(.id)?.range ?? original.range, "the entry it belongs to")],
                solutions: [
                    .init(
                        "remove the id line of the copy; the tool gives it an id of its own",
                        [IDPlacement.removing(field, copy.syntax)])
                ]))
    }
}

extension Entry {
    /// The form by which the ledger would recognise the entry.
    var form: ShortDigest { ShortDigest(of: NormalForm.bytes(of: text.string)) }
}
