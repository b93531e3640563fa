import CatalogModel
import Diagnostics

/// Which rules are asked, so that a report counts no others.
extension RightsRules {
    /// Without a policy nobody can tell what is free, and only names of languages and licences are checked.
    package static func asked(of content: Content) -> [RuleDescription] {
        var findings = Findings()
        let policy = RightsPolicy(of: content.policies, &findings)
        if !policy.rows.isEmpty || policy.quotation != nil { return all }
        return [InvalidLanguage.about, InvalidLicence.about, MalformedRightsPolicy.about]
    }
}
