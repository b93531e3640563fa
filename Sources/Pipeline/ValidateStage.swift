import CatalogModel
import ContentRules
import Diagnostics

/// Asks every rule about what was read; hands the content on as it is.
package enum ValidateStage {
    package static func stage(_ parallelism: Parallelism) -> Stage<ReadContent, ReadContent> {
        Stage(.validate) { read in
            let checker = ContentChecker(read.content)
            let parts = try await parallelism.map(read.content.files) { checker.check($0.entries) }
            var findings = checker.checkCatalog(read.content)
            for part in parts { findings.merge(part) }
            return .init(read, findings)
        }
    }
}
