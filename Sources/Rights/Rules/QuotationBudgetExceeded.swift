import CatalogModel
import Diagnostics

/// No more is quoted of a protected work than the house allows itself.
enum QuotationBudgetExceeded {
    static let about = RuleDescription(
        id: "quotation-budget-exceeded",
        summary: "Quotations of a work that is not free stay within the numbers of policy/rights.yml.",
        why: """
            Short quotations need nobody's leave, but how much is short is judged over the whole catalog, and one \
            entry cannot see the others. Poems and songs are so short that any line is much of them.
            """,
        goesBy: [.setting("asOf"), .setting("jurisdictions"), .field("licence")],
        consequence: .init(one: "work seems quoted too much", many: "works seem quoted too much"),
        accepts: [
            RightsExamples.example(
                died: 1970,
                "> Begin where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- credit: C\n\n> Go on from there.\n>\n> — Noor Elm, *Letters* 4\n\n- credit: C\n"
            ),
            RightsExamples.example(
                died: 1970,
                "> Begin where you are.\n>\n> — Noor Elm, *Lamps* 3\n\n- licence: LicenseRef-Permission-1\n"),
            RightsExamples.example(
                died: 1950, "> Begin where you are, with what there is on the table.\n>\n> — Noor Elm, *Lamps* 3\n"),
        ],
        rejects: [
            RightsExamples.example(
                died: 1970,
                "> ↓Begin where you are, with what there is on the table.\n>\n> — Noor Elm, *Letters* 3\n\n- credit: C\n"
            ),
            RightsExamples.example(
                died: 1970, "> ↓Begin where you are.\n>\n> — Noor Elm, *Lamps* 3\n\n- credit: C\n"),
            RightsExamples.example(
                died: 1970,
                """
                > Begin where you are.
                >
                > — Noor Elm, *Letters* 3

                - credit: C

                > Go on.
                >
                > — Noor Elm, *Letters* 4

                - credit: C

                > ↓Stay.
                >
                > — Noor Elm, *Letters* 5

                - credit: C

                """),
        ])

    static func check(_ use: WorkUse, _ budget: QuotationBudget, _ findings: inout Findings) {
        let counted = use.quotes.filter(\.countsAsQuotation)
        guard !counted.isEmpty else { return }
        if use.type == .poem || use.type == .song {
            for quote in counted {
                add(at: quote, .verse(use.type!, use.title ?? use.author), [], [.init(.ask)], [quote], &findings)
            }
            return
        }
        for quote in counted where quote.words > budget.wordsPerQuote {
            add(at: quote, .tooLong(quote.words, budget.wordsPerQuote), [], [.init(.shorten)], [quote], &findings)
        }
        let isScreen = use.type == .film || use.type == .series
        let mostQuotes = isScreen ? budget.quotesPerScreenWork : budget.quotesPerWork
        var words = 0
        for (index, quote) in counted.enumerated() {
            words += quote.words
            let hasTooMany = index + 1 > mostQuotes
            guard hasTooMany || words > budget.wordsPerWork && !isScreen else { continue }
            // Where one quotation is too long by itself, that has been said.
            if index == 0 { return }
            let summary: Wording =
                hasTooMany
                ? .tooMany(use, counted.count, mostQuotes)
                : .tooMuch(use, counted.reduce(0) { $0 + $1.words }, budget.wordsPerWork)
            let notes = counted.filter { $0.entry.text.range != quote.entry.text.range }.prefix(mostNotes).map {
                Diagnostic.Note(at: $0.entry.text.range, .alsoQuoted($0.words))
            }
            return add(at: quote, summary, Array(notes), [.init(.removeSome), .init(.ask)], counted, &findings)
        }
    }

    /// More places than this nobody reads.
    private static let mostNotes = 20

    /// - Parameter counted: the quotations it is about; where none is known to be protected, it is a warning.
    private static func add(
        at quote: WorkUse.Quote, _ summary: Wording, _ notes: [Diagnostic.Note], _ solutions: [Diagnostic.Solution],
        _ counted: [WorkUse.Quote], _ findings: inout Findings
    ) {
        let isProtected = counted.contains { $0.rights.result?.state == .protected }
        let why = (isProtected ? counted.first { $0.rights.result?.state == .protected } : nil) ?? quote
        var diagnostic = Diagnostic(
            about, at: quote.entry.text.range, .because(summary, why.rights.result?.sentence ?? ""), notes: notes,
            solutions: solutions)
        if !isProtected { diagnostic.severity = .warning }
        findings.add(diagnostic)
    }
}

extension Wording {
    fileprivate static func because(_ summary: Wording, _ sentence: String) -> Wording {
        "\(summary); it is \(sentence)"
    }
    fileprivate static func verse(_ type: WorkType, _ title: String) -> Wording {
        "the \(type.rawValue) '\(title)' is quoted without a licence or a permission"
    }
    fileprivate static func tooLong(_ words: Int, _ most: Int) -> Wording {
        "quotation has \(words) words, more than \(most)"
    }
    fileprivate static func tooMany(_ use: WorkUse, _ count: Int, _ most: Int) -> Wording {
        "\(use.named) is quoted \(count) times, more than \(most)"
    }
    fileprivate static func tooMuch(_ use: WorkUse, _ words: Int, _ most: Int) -> Wording {
        "\(words) words of \(use.named) are quoted, more than \(most)"
    }
    fileprivate static func alsoQuoted(_ words: Int) -> Wording {
        words == 1 ? "one word is quoted here" : "\(words) words are quoted here"
    }
    fileprivate static let shorten: Wording = "shorten it, marking what is left out with […]"
    fileprivate static let removeSome: Wording = "remove some of them"
    fileprivate static let ask: Wording =
        "ask for permission, put the answer into permissions/1.md, and say 'licence: LicenseRef-Permission-1'"
}

extension WorkUse {
    fileprivate var named: Wording {
        if let title { "'\(title)' by \(author)" } else { "\(author), without a work," }
    }
}
