import FileAccess
import Glibc

/// Tells a waiting person what is going on: one changing line on a terminal, plain lines in CI, otherwise nothing.
package struct Progress: Sendable {
    private let style: Style

    private enum Style: Sendable {
        case silent, line, plain
    }

    /// Looks at standard error and at the variable `CI`, which build services set.
    package static func automatic() -> Progress {
        if isatty(STDERR_FILENO) == 1 { return Progress(style: .line) }
        let value = unsafe getenv("CI").map { unsafe String(cString: $0) }
        return Progress(style: value.map { !$0.isEmpty && $0 != "false" } ?? false ? .plain : .silent)
    }

    package static let silent = Progress(style: .silent)

    func begin(_ stage: StageName) {
        // Carriage return, then "erase to the end of the line" (ECMA-48, EL).
        if style == .line { FileWriting.standardError("\r\u{1B}[K\(stage.activity) …") }
    }

    func end(_ stage: StageName, _ duration: Duration) {
        switch style {
        case .silent: break
        case .line: FileWriting.standardError("\r\u{1B}[K")
        case .plain: FileWriting.standardError("\(stage.activity): \(duration.brief)\n")
        }
    }
}

extension StageName {
    /// What is being done, for a person who waits.
    fileprivate var activity: String {
        switch self {
        case .read: "reading"
        case .validate: "checking the rules"
        case .dedupe: "looking for duplicates"
        case .tag: "applying ages and moods"
        case .compile: "writing the bundle"
        case .publish: "publishing"
        }
    }
}
