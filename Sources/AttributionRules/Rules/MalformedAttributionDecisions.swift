import CatalogModel
import Diagnostics

/// Decisions about attributions can be read: the same rule as for decisions about duplicates.
enum MalformedAttributionDecisions {
    static let about = SharedRules.malformedDecisions.showing(
        accepts: [
            RuleExample(PolicyExample.decisionsPath, "[]\n"),
            RuleExample(PolicyExample.decisionsPath, "# nothing yet\n"),
        ],
        rejects: [
            RuleExample(PolicyExample.decisionsPath, "- ↓none\n"),
            RuleExample(
                PolicyExample.decisionsPath,
                PolicyExample.decision().replacingFirst("genuine", with: "↓genuin")),
        ])
}

extension String {
    func replacingFirst(_ part: String, with other: String) -> String {
        guard let place = indices.first(where: { self[$0...].hasPrefix(part) }) else {
            preconditionFailure("the example does not hold '\(part)'")
        }
        return self[..<place] + other + self[index(place, offsetBy: part.count)...]
    }
}
