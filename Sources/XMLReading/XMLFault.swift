import Diagnostics

/// Something in the bytes of a file that keeps it from being XML as we accept it.
///
/// This target knows no rules: whoever reads the file gives each kind its rule.
package struct XMLFault: Hashable, Sendable {
    package enum Kind: Hashable, Sendable, CaseIterable {
        case malformed, doctype, processingInstruction, wrongEncoding, tooDeep, tooManyAttributes, tooLong
    }

    package let kind: Kind
    package let range: SourceRange
    package let summary: Wording
    package let notes: [Diagnostic.Note]
    package let solutions: [Diagnostic.Solution]

    init(
        _ kind: Kind, at range: SourceRange, _ summary: Wording, notes: [Diagnostic.Note] = [],
        solutions: [Diagnostic.Solution] = []
    ) {
        self.kind = kind
        self.range = range
        self.summary = summary
        self.notes = notes
        self.solutions = solutions
    }
}

/// How much a file may ask of us.
package enum XMLLimits {
    /// Elements inside each other.
    package static let depth = 100

    /// Attributes of one element; libxml2 compares each with each.
    package static let attributes = 64

    /// Bytes of text directly inside one element, or in one attribute.
    package static let textLength = 64 << 10

    /// Faults that are told of one file; whoever needs more has another problem.
    static let faults = 10_000

    /// Rounds of repairing and parsing again.
    static let repairs = 20

    /// Bytes that all rounds together may parse after the first, so that a large broken file costs seconds at most.
    static let bytesParsedAgain = 64 << 20

    /// Bytes that entities of a file's own may grow into.
    static let entityGrowth = 1 << 20
}
