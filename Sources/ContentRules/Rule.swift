import CatalogModel
import Diagnostics

/// One thing that is asked of content. Each rule is a file of its own and stands in `allRules`.
package protocol Rule: Sendable {
    static var about: RuleDescription { get }
}

/// A rule about the bytes of a file, checked before anything is read out of it.
package protocol FileRule: Rule {
    func check(_ file: SourceFile, _ findings: inout Findings)
}

/// A rule about one entry, wherever it came from.
package protocol EntryRule: Rule {
    /// The rule is asked only about texts that have all of these traits; leave it empty to see every entry.
    static var needs: TextTraits { get }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings)
}

extension EntryRule {
    package static var needs: TextTraits { [] }
}

/// A rule about the catalog as a whole.
package protocol CatalogRule: Rule {
    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings)
}
