import CatalogModel
import Diagnostics

/// A redirect names a message that exists or existed.
enum DanglingRedirect {
    static let about = RuleDescription(
        id: "dangling-redirect",
        summary: "The target of a redirect is the id of an entry or was one.",
        why: "Somebody who saved the old message must be led to a real one.",
        accepts: [
            RuleExample(
                "ids.jsonl",
                #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000000","ord":0,"since":1}"#
                    + "\n"
                    + #"{"gone":true,"id":"q000000000000","on":"2026-11-21","reason":"nobody liked it"}"# + "\n")
        ],
        rejects: [
            RuleExample(
                "ids.jsonl",
                #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000000","ord":0,"since":1}"#
                    + "\n"
                    + #"{"id":"q000000000000","moved":"↓q111111111111","on":"2026-11-21","reason":"same words"}"# + "\n"
            )
        ])

    static func check(
        _ content: IdentifiedContent, ledger: Ledger, unread: [SourceFile], _ findings: inout Findings
    ) {
        var elsewhere: Set<MessageID>?
        for id in ledger.retiredIDs {
            guard let retirement = ledger.retirement(of: id), let target = retirement.fate.target,
                let range = retirement.targetRange, content.byID[target] == nil, ledger[target] == nil
            else { continue }
            let present = elsewhere ?? IDSearch.ids(in: unread)
            elsewhere = present
            if present.contains(target) { continue }
            findings.add(
                Diagnostic(
                    about, at: range, "'\(target.string)' is no entry and never was one",
                    solutions: [.init("name the id of an entry that readers of '\(id.string)' shall find instead")]))
        }
    }
}
