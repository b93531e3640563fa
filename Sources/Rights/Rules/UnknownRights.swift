import CatalogModel
import Diagnostics
import TextNormalisation

/// Words that nobody knows to be free are not printed as if they were.
enum UnknownRights {
    static let about = RuleDescription(
        id: "unknown-rights",
        summary: "A quotation is known to be free, or it says on what other grounds it is printed.",
        why: """
            Unknown is not free: a translation of 2002 is protected however old its author is. Without years nobody can \
            tell, and whoever has the rights can have a release taken down.
            """,
        severity: .errorInRelease,
        accepts: [
            RightsExamples.example(died: 1950, "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n"),
            RightsExamples.example(
                died: "unknown", "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- credit: Noor Elm, Letters\n"
            ),
            RightsExamples.example(
                died: "unknown",
                "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- licence: LicenseRef-Permission-1\n"),
            RightsExamples.example(
                died: "unknown",
                """
                > Begin where you are.
                >
                > — Noor Elm, *Letters* 3

                - licence: LicenseRef-PublicDomain
                - rightsReason: Elm is named in the register of deaths of the parish of 1931.

                """),
            RightsExamples.example(
                died: 1950, "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- translator: Cole Ray, 1685\n"),
            RightsExamples.example(
                died: 1950,
                "> Fall seven times.\n\n- attributedTo: Japanese proverb\n- kind: quote\n- status: proverb\n"),
        ],
        rejects: [
            RightsExamples.example(died: "unknown", "> Begin where you are.\n>\n> — ↓Noor Elm, *Letters* 3\n"),
            RightsExamples.example(
                died: "unknown",
                "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- licence: ↓LicenseRef-PublicDomain\n"),
            RightsExamples.example(
                died: 1950, "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- translator: ↓Cole Ray, 2002\n"),
            RightsExamples.example(
                died: "unknown",
                "> Begin where you are.\n>\n> — ↓Noor Elm, *Letters* 3\n\n- licence: LicenseRef-Quotation\n"),
            RightsExamples.example(
                died: 1950, "> Begin.\n\n- attributedTo: ↓Anonymous\n- kind: quote\n- status: anonymous\n"),
            RuleExample(files: [
                ("catalog.yml", "↓" + RightsExamples.settings),
                ("messages/courage/a.md", "---\ncategory: courage\n---\n\n> Go on.\n>\n> — Ada Brook\n"),
            ]),
        ])

    static func check(
        _ uses: [WorkUse], _ content: Content, _ calculator: RightsCalculator, _ findings: inout Findings
    ) {
        let unproven = uses.flatMap(\.quotes).filter(\.rights.isUnproven)
        guard let first = unproven.min(by: { $0.entry.range < $1.entry.range }) else { return }
        // Where nothing can be computed at all, that is the one thing to say.
        if calculator.policy.rows.isEmpty {
            return findings.add(
                Diagnostic(
                    about, at: content.settings.range, .noTable(unproven.count),
                    notes: [.init(at: first.entry.text.range, .firstQuotation)], solutions: [.init(.addTable)]))
        }
        if content.settings.jurisdictions.isEmpty, unproven.allSatisfy({ $0.entry[.rightsIn] == nil }) {
            return findings.add(
                Diagnostic(
                    about, at: content.settings.range, .noJurisdictions(unproven.count),
                    notes: [.init(at: first.entry.text.range, .firstQuotation)], solutions: [.init(.addJurisdictions)]))
        }
        for quote in unproven { check(quote, calculator, &findings) }
    }

    private static func check(_ quote: WorkUse.Quote, _ calculator: RightsCalculator, _ findings: inout Findings) {
        guard let result = quote.rights.result else { return }
        let missing = result.missing
        let authors: [Author] = missing.compactMap { fact in
            guard case .death(_, let id?, _) = fact else { return nil }
            return calculator.author(id)
        }
        let advice = missing.map { Advice(about: $0, quote.entry, calculator) }
        findings.add(
            Diagnostic(
                about, at: place(of: quote, missing),
                quote.rights.claimsPublicDomain ? .claimUnproven(result.sentence) : .unproven(result.sentence),
                notes: authors.map { .init(at: $0.name.range, .yearsBelongHere) },
                solutions: advice.map(\.solution)
                    + (quote.rights.claimsPublicDomain ? [.init(.giveReason)] : [])
                    + [.init(.quote), .init(.ask)]))
    }

    /// The claim that is not proved, or whoever it is whom something is missing about.
    ///
    /// A claim of the whole file is right for the other entries.
    private static func place(of quote: WorkUse.Quote, _ missing: [MissingFact]) -> SourceRange {
        let entry = quote.entry
        if quote.rights.claimsPublicDomain,
            let claim = entry.fields[.rightsBasis]?.values.first ?? entry.fields[.licence]?.values.first
        {
            return claim.range
        }
        let isAboutTranslation = missing.contains { fact in
            switch fact {
            case .death(_, _, let isTranslator): isTranslator
            case .publication(let isTranslation): isTranslation
            case .creation, .translator, .author: false
            }
        }
        if isAboutTranslation, let translator = entry.fields[.translator]?.values.first { return translator.range }
        return entry.attribution.map { $0.author?.written.range ?? $0.range }
            ?? entry.fields[.attributedTo]?.values.first?.range ?? entry.text.range
    }

    /// What would put an end to not knowing something.
    private struct Advice {
        let solution: Diagnostic.Solution

        init(about fact: MissingFact, _ entry: Entry, _ calculator: RightsCalculator) {
            switch fact {
            case .death(let name, let id, let isTranslator):
                let path = id.flatMap(calculator.author)?.range.file.path
                solution = .init(path.map { .addDeath($0) } ?? .addRecord(name, isTranslator: isTranslator))
            case .publication(isTranslation: true): solution = .init(.addYearOfTranslation)
            case .publication(isTranslation: false):
                solution = .init(entry.attribution?.work == nil ? .nameWork : .addYear)
            case .creation: solution = .init(.addYear)
            case .translator: solution = .init(.nameTranslator)
            case .author: solution = .init(.nameAuthor)
            }
        }
    }
}

extension Wording {
    fileprivate static func unproven(_ sentence: String) -> Wording { "this quotation is \(sentence)" }
    fileprivate static func claimUnproven(_ sentence: String) -> Wording {
        "this is said to be free, but is \(sentence)"
    }
    fileprivate static let yearsBelongHere: Wording = "the years belong here"
    fileprivate static func addDeath(_ path: String) -> Wording {
        "write the year of death into \(path), 'died: 1879', or 'died: 1879~' if it is about right"
    }
    fileprivate static func addRecord(_ name: String, isTranslator: Bool) -> Wording {
        "add authors/\(FoldedName(name).slug).md for the \(isTranslator ? "translator" : "author"), with 'name: \(name)' and 'died:'"
    }
    fileprivate static let addYearOfTranslation: Wording =
        "write the year of the translation as well: 'translator: George Long, 1862'"
    fileprivate static let nameWork: Wording = "name the work, and give it a 'year:' in the author's file"
    fileprivate static let addYear: Wording = "add 'year:' to the work in the author's file"
    fileprivate static let nameTranslator: Wording =
        "add 'translator:' with name and year, such as 'translator: George Long, 1862'"
    fileprivate static let nameAuthor: Wording = "name the author, if one is known"
    fileprivate static let giveReason: Wording = "add 'rightsReason:' with how you know that it is free"
    fileprivate static let quote: Wording =
        "say 'licence: LicenseRef-Quotation' and add 'credit:' with author, work, publisher and year, if it is short"
    fileprivate static let ask: Wording =
        "ask whoever has the rights, put the answer into permissions/1.md, and say 'licence: LicenseRef-Permission-1'"

    fileprivate static func noTable(_ count: Int) -> Wording {
        "whether \(counted(count, "quotation")) may be printed is not known: policy/rights.yml has no table of terms"
    }
    fileprivate static let addTable: Wording = "copy policy/rights.yml of Florilegium's own content into the folder"
    fileprivate static func noJurisdictions(_ count: Int) -> Wording {
        "whether \(counted(count, "quotation")) may be printed is not known: no jurisdictions are listed"
    }
    fileprivate static let addJurisdictions: Wording =
        "add 'jurisdictions: [US, EU, UK]', the places where the catalog is published"
    fileprivate static let firstQuotation: Wording = "the first of them"
}
