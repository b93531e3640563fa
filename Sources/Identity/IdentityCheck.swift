import CatalogModel
import Diagnostics

/// Holds the ids of the content against the ledger: each id names one message for ever.
///
/// Rules: `duplicate-id`, `unknown-id`, `withdrawn-id-in-use`, `erased-words`, `lost-id`, `dangling-redirect`, `ledger-cycle`.
package enum IdentityCheck {
    /// - Parameters:
    ///   - files: every file of entries, by path.
    ///   - unread: files of which some entries could not be read; an id that stands anywhere in them is not lost.
    ///   - recognise: knows messages in other words than were published last.
    package static func check(
        _ files: [EntryFile], ledger: Ledger, unread: [SourceFile] = [],
        recognise: MessageRecogniser = { _, _ in RecognisedMessages() }, _ findings: inout Findings
    ) {
        let content = IdentifiedContent(files, ledger: ledger)
        let lost = LostID.lost(content, ledger: ledger, unread: unread)
        DuplicateID.check(content, ledger: ledger, &findings)
        UnknownID.check(content, ledger: ledger, lost: lost, &findings)
        WithdrawnIDInUse.check(content, ledger: ledger, &findings)
        ErasedWords.check(content, ledger: ledger, &findings)
        LostID.check(content, lost: lost, ledger: ledger, recognise, &findings)
        DanglingRedirect.check(content, ledger: ledger, unread: unread, &findings)
        LedgerCycle.check(ledger, &findings)
    }
}

/// The rules of this target, for `catalog explain` and docs/rules.md.
package enum IdentityRules {
    package static let all: [RuleDescription] = [
        DanglingRedirect.about, DuplicateID.about, ErasedWords.about, LedgerCycle.about, LostID.about,
        MalformedLedger.about,
        ReusedOrdinal.about, UnknownID.about, WithdrawnIDInUse.about,
    ]
}
