import CatalogModel
import Diagnostics

/// A status that claims something shows what it rests on.
struct StatusWithoutEvidence: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "status-without-evidence",
        summary: "'sourced' comes with work and place; 'misattributed', 'altered' and 'disputed' with a note.",
        why: "Only what can be looked up can be trusted, and whoever doubts the next time should find what was found.",
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook, *Small Lamps* 3\n\n- status: sourced",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: disputed\n- note: Not in the printed letters.",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
        ],
        rejects: [
            "> Begin where you are.\n>\n> — Ada Brook, *Small Lamps*\n\n- status: ↓sourced",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: ↓misattributed",
            "---\ncategory: courage\nstatus: altered\n---\n\n> Begin where you are.\n>\n> — ↓Ada Brook",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let status = entry.status, let missing = missing(status, entry) else { return }
        // A status of the whole file is right for the other entries.
        let place =
            entry.fields[.status]?.values.first?.range
            ?? entry.attribution.map { $0.author?.written.range ?? $0.range } ?? entry.text.range
        findings.add(
            Diagnostic(
                Self.about, at: place, .claims(status, missing),
                solutions: status == .sourced ? [.init(.givePlace), .init(.claimLess)] : [.init(.explain(status))]))
    }

    /// What a status should come with and does not; nil if all is there.
    private func missing(_ status: AttributionStatus, _ entry: Entry) -> Wording? {
        switch status {
        case .sourced:
            if entry.attribution?.work == nil { return .work }
            return entry.attribution?.locator == nil ? .place : nil
        case .misattributed, .altered, .disputed: return entry[.note] == nil ? .note : nil
        case .attributed, .anonymous, .proverb, .fictional, .original: return nil
        }
    }
}

extension Wording {
    fileprivate static let work: Wording = "no work"
    fileprivate static let place: Wording = "no place in the work"
    fileprivate static let note: Wording = "no note"
    fileprivate static func claims(_ status: AttributionStatus, _ missing: Wording) -> Wording {
        "status '\(status.rawValue)' comes with \(missing)"
    }
    fileprivate static let givePlace: Wording = "name the work and the place in it: *Meditations* IV.17"
    fileprivate static let claimLess: Wording = "say 'status: attributed'"
    fileprivate static func explain(_ status: AttributionStatus) -> Wording {
        switch status {
        case .misattributed: "add 'note:' with who is wrongly credited, and how it is known"
        case .altered: "add 'note:' with the original words and where they stand"
        default: "add 'note:' with what speaks for it and what against it"
        }
    }
}
