/// The few colours a report uses; without colour every ink leaves the text as it is.
package struct TerminalInk: Hashable, Sendable {
    /// Parameters of SGR (ECMA-48, 8.3.117).
    private let parameters: String

    package static let strong = TerminalInk(parameters: "1")
    package static let faint = TerminalInk(parameters: "2")
    package static let good = TerminalInk(parameters: "1;32")

    package static func severity(_ severity: Severity) -> TerminalInk {
        switch severity {
        case .error: TerminalInk(parameters: "1;31")
        case .warning: TerminalInk(parameters: "1;33")
        case .note: TerminalInk(parameters: "1;36")
        }
    }

    package func paint(_ text: String, _ usesColor: Bool) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
    }
}
