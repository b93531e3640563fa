import CatalogModel
import Diagnostics

/// Every quotation that is opened is closed.
struct UnbalancedQuotationMarks: TextRule {
    static let about = RuleDescription(
        id: "unbalanced-quotation-marks",
        summary: "Every quotation mark has its partner.",
        why: """
            A lone mark tells readers that words are missing. The marks of English, German, French, Nordic and \
            East Asian texts are known; apostrophes and inches are none.
            """,
        severity: .warning,
        accepts: [
            "> “I rise,” she said, “and I rise.”\n", "> „Mut“, sagte er, »Mut«, und «courage».\n",
            "> O'Brien is 5'10\" tall. 'Tis true, rock 'n' roll.\n",
            "> “One paragraph.\n>\n> “And the last.”\n",
        ],
        rejects: [
            "> ↓“I rise, she said, and I rise.\n", "> I rise,↓” she said.\n", "> She said: ↓\"I rise.\n",
            "> „Mut“, sagte er, ↓„Mut.\n", "> ‘Tis true, she said ↓‘yes and no.\n",
        ])

    static let needs: TextTraits = .quotationMark

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        var marks = QuotationMarks(text)
        // A mark behind a digit is taken for inches only where that puts things right.
        if !marks.unmatched.isEmpty, marks.hasInches {
            marks = QuotationMarks(text, readingInches: true).better(than: marks)
        }
        for mark in marks.unmatched { findings.add(Self.diagnostic(mark, in: text, entry)) }
    }

    private static func diagnostic(_ mark: QuotationMarks.Unmatched, in text: ScannedText, _ entry: Entry) -> Diagnostic
    {
        let sign = String(text.scalar(at: mark.bytes.lowerBound)!)
        let place = text.range(mark.bytes)
        // The mark may be all that tells somebody else's words from our own.
        let isEnd = mark.bytes.lowerBound == 0 || mark.bytes.upperBound == text.bytes.count
        let isOnlySign = isEnd && UnnamedQuotation.mayBeQuotation(entry)
        let remove = Diagnostic.Solution(.remove, isOnlySign ? [] : [text.replacement(mark.bytes, with: "")])
        switch mark.fault {
        case .neverClosed(let partner):
            // Where the whole text is one quotation, the end is the place.
            let isAtBeginning = mark.bytes.lowerBound == 0
            let end = Diagnostic.Replacement(text.source.range.after, with: partner)
            let close = Diagnostic.Solution(.close(partner), isAtBeginning ? [end] : [])
            return Diagnostic(about, at: place, .neverClosed(sign), solutions: [close, remove])
        case .neverOpened:
            return Diagnostic(about, at: place, .neverOpened(sign), solutions: [.init(.open), remove])
        case .closedBy(let opening, let partner):
            let write = Diagnostic.Solution(.write(partner), [text.replacement(mark.bytes, with: partner)])
            return Diagnostic(about, at: place, .closedBy(opening, sign), solutions: [write])
        }
    }
}

extension Wording {
    fileprivate static func neverClosed(_ mark: String) -> Wording { "quotation opened by \(mark) is never closed" }
    fileprivate static func neverOpened(_ mark: String) -> Wording { "quotation closed by \(mark) was never opened" }
    fileprivate static func closedBy(_ opening: String, _ closing: String) -> Wording {
        "quotation opened by \(opening) is closed by \(closing)"
    }

    fileprivate static func close(_ partner: String) -> Wording { "put \(partner) where the quotation ends" }
    fileprivate static func write(_ partner: String) -> Wording { "write \(partner)" }
    fileprivate static let open: Wording = "put the opening mark where the quotation begins"
    fileprivate static let remove: Wording = "remove it"
}
