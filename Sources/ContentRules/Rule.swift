import CatalogModel
import Diagnostics

/// One thing that is asked of content. Each rule is a file of its own and stands in `allRules`.
///
/// What a rule looks at decides which of the protocols below it follows. `ContentChecker` asks those; a rule that
/// follows none of them is checked by the code that its documentation names.
package protocol Rule: Sendable {
    static var about: RuleDescription { get }
}

/// A rule about the bytes of a file, checked before anything is read out of it.
package protocol FileRule: Rule {
    func check(_ file: SourceFile, _ findings: inout Findings)
}

/// A rule about single characters, wherever people write: texts, names, titles and the values of fields.
package protocol CharacterRule: Rule {
    /// The rule is asked only about texts that have all of these traits; leave it empty to see every text.
    static var needs: TextTraits { get }

    func check(_ text: ScannedText, _ findings: inout Findings)
}

/// A rule about the words of an entry.
package protocol TextRule: Rule {
    /// The rule is asked only about texts that have all of these traits; leave it empty to see every text.
    static var needs: TextTraits { get }

    /// Whether the rule can be asked only about entries of a catalog; see `EntryRule.needsCatalog`.
    static var needsCatalog: Bool { get }

    /// Whether the rule is about sentences, so that pictures drawn with characters pass it by.
    static var isAboutProse: Bool { get }

    /// - Parameter text: the words of the entry.
    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings)
}

/// A rule about one entry and its parts, wherever it came from.
package protocol EntryRule: Rule {
    /// The rule is asked only about entries whose text has all of these traits; leave it empty to see every entry.
    static var needs: TextTraits { get }

    /// Whether the rule can be asked only about entries of a catalog, because it looks things up in the settings,
    /// categories or authors; entries from elsewhere, such as imports, pass it by.
    static var needsCatalog: Bool { get }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings)
}

/// A rule about the catalog as a whole.
package protocol CatalogRule: Rule {
    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings)
}

extension CharacterRule {
    package static var needs: TextTraits { [] }
}

extension TextRule {
    package static var needs: TextTraits { [] }
    package static var needsCatalog: Bool { false }
    package static var isAboutProse: Bool { true }
}

extension EntryRule {
    package static var needs: TextTraits { [] }
    package static var needsCatalog: Bool { false }
}
