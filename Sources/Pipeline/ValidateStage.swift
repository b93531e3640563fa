import AttributionRules
import CatalogModel
import ContentRules
import Diagnostics
import Identity
import Rights

/// Asks every rule about what was read, and holds its ids against the ledger; hands the content on as it is.
package enum ValidateStage {
    /// - Parameter releases: folder of the releases; the newest is opened where an id is lost that may stand in it.
    package static func stage(_ parallelism: Parallelism, releases: String) -> Stage<ReadContent, Validated> {
        Stage(.validate) { read in
            let content = read.content
            let checker = ContentChecker(content)
            var findings = checker.checkCatalog(content)
            let attribution = AttributionChecker(content, &findings)
            let parts = try await parallelism.map(content.files) { file in
                var found = checker.check(file.entries)
                found.merge(attribution.check(file.entries))
                return found
            }
            for part in parts { findings.merge(part) }
            findings.merge(attribution.checkDecisions(content))
            RightsRules.check(content, &findings)
            let ledger = Ledger(reading: content.ledger, &findings)
            let lost = LostMessages(
                releases: releases, ledger: ledger, language: content.settings.languages.first ?? "en",
                parallelism: parallelism)
            IdentityCheck.check(
                content.files, ledger: ledger, unread: read.unread, recognise: lost.recognise, &findings)
            let asked =
                checker.rulesAboutEntries + ContentChecker.rulesAboutCatalogs + attribution.rulesAboutEntries
                + AttributionChecker.rulesAboutDecisions + RightsRules.asked(of: content) + IdentityRules.all
            return .init(Validated(content: content, ledger: ledger), findings, asked: asked)
        }
    }
}

/// Content that the rules have seen, with the ledger of its ids.
package struct Validated: Sendable {
    package var content: Content
    package var ledger: Ledger

    package init(content: Content, ledger: Ledger) {
        self.content = content
        self.ledger = ledger
    }
}
