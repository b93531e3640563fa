/// How bad a finding is. Errors fail the run, warnings and notes do not.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case note, warning, error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }
}

/// How far the content has come: an editor writing, a contribution under review, a release.
package enum Phase: String, Hashable, Sendable, CaseIterable {
    case draft, review, release
}

/// How bad a fault is in each phase; nil where it is not worth a word yet.
package struct SeverityByPhase: Hashable, Sendable {
    package let draft: Severity?
    package let review: Severity?
    package let release: Severity?

    package init(draft: Severity?, review: Severity?, release: Severity?) {
        self.draft = draft
        self.review = review
        self.release = release
    }

    package static let error = SeverityByPhase(draft: .error, review: .error, release: .error)
    package static let warning = SeverityByPhase(draft: .warning, review: .warning, release: .warning)
    package static let note = SeverityByPhase(draft: .note, review: .note, release: .note)

    /// A warning while writing, an error once others are to read it.
    package static let warningThenError = SeverityByPhase(draft: .warning, review: .error, release: .error)

    /// A warning to everybody who writes, an error once apps are to get it.
    package static let errorInRelease = SeverityByPhase(draft: .warning, review: .warning, release: .error)

    /// The severity closest to a release: what a fault counts for until somebody asks about a phase.
    package var final: Severity { release ?? review ?? draft ?? .note }

    package subscript(phase: Phase) -> Severity? {
        switch phase {
        case .draft: draft
        case .review: review
        case .release: release
        }
    }
}
