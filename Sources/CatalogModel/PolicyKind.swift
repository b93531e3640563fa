import Diagnostics

/// The files of `policy/` that have a name of their own. Every other `.yml` there is a pack.
package enum PolicyKind: String, Hashable, Sendable, CaseIterable {
    case attribution = "attribution.yml"
    case misattributions = "misattributions.yml"
    case rights = "rights.yml"

    /// Below the content folder.
    package var path: String { "policy/\(rawValue)" }

    /// What the file holds, for the table of the guide.
    package var holds: String {
        switch self {
        case .attribution: "people to whom much is credited, and sites that only collect quotations"
        case .misattributions: "sayings that go round under a wrong or unproven name"
        case .rights: "when words are free, and how much may be quoted while they are not"
        }
    }
}

extension SourceFile {
    /// Whether the file says of itself that it is a pack of rules about ages: some line begins with `pack:`.
    package var isPack: Bool {
        lineStarts.contains { bytes[min($0, bytes.count)...].starts(with: "pack:".utf8) }
    }
}
