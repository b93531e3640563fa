import Diagnostics
import TestSupport

/// An example of a rule as a content folder on the disk, with what every folder needs around it.
struct ExampleFolder {
    let folder: TemporaryFolder

    /// Nil for an example of foreign files.
    ///
    /// - Parameter isAlone: whether the entries of the example are to be the only ones.
    init?(_ example: RuleExample, isAlone: Bool = false) throws {
        guard !example.files.contains(where: { $0.path.hasPrefix("import/") }) else { return nil }
        folder = try TemporaryFolder()
        let files = example.decoded
        let paths = Set(files.map(\.path))
        for file in RuleExample.base where !paths.contains(file.path) {
            if isAlone, file.path.hasPrefix("messages/") { continue }
            try folder.write(file.path, file.text)
        }
        for file in files { try folder.write(file.path, file.bytes) }
    }
}
