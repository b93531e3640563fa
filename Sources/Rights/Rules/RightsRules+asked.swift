import CatalogModel
import Diagnostics

/// Which rules are asked, so that a report counts no others.
extension RightsRules {
    /// Without a policy about quotations there is no budget to exceed.
    package static func asked(of content: Content) -> [RuleDescription] {
        var findings = Findings()
        let hasBudget = RightsPolicy(of: content.policies, &findings).quotation != nil
        return hasBudget ? all : all.filter { $0.id != QuotationBudgetExceeded.about.id }
    }
}
