import Foundation

/// The releases in Tests/Golden: small ones that stand for every bundle that was ever handed out.
package enum GoldenReleases {
    package static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Golden").path

    /// How many releases of one catalog there are.
    package static let count = 4

    /// The format that is written today.
    package static let format = "1.1"

    /// Every format that was ever released.
    package static func formats() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Releases").sorted()
    }

    /// The content of a release as it was built, with the ledger of before.
    package static func content(_ number: Int) -> String { "\(folder)/Content/\(number)" }

    /// The folder of a release.
    package static func release(_ number: Int, format: String = format) -> String {
        "\(folder)/Releases/\(format)/\(number)"
    }

    /// The ledger after a release.
    package static func ledger(_ number: Int, format: String = format) -> String {
        "\(folder)/Releases/\(format)/\(number).ledger.jsonl"
    }

    /// What the bundle of a release says, for comparing readers.
    package static func summary(_ number: Int, format: String = format) -> String {
        "\(folder)/Releases/\(format)/\(number).summary.json"
    }
}
