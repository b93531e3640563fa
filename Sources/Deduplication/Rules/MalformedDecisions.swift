import CatalogModel
import Diagnostics

/// Decisions can be read.
enum MalformedDecisions {
    static let about = SharedRules.malformedDecisions.showing(
        accepts: [
            RuleExample("decisions/duplicates.yml", "[]\n")
        ],
        rejects: [
            RuleExample("decisions/duplicates.yml", "↓duplicates: none\n"),
            RuleExample("decisions/duplicates.yml", "- ↓nothing\n"),
        ])
}
