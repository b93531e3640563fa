import CatalogModel
import Diagnostics

/// All that ratings of a catalog depend on: its packs, what people decided, and where help is found.
package struct SuitabilityContext: Sendable {
    package let policy: Policy
    package let overrides: OverrideIndex
    package let readings: ReadingIndex
    package let help: HelpResources
    package let settings: ContentSettings
    package let categories: [String: Category]

    /// False for a catalog without packs, which rates by what people declare alone.
    package var hasPolicy: Bool { !policy.languages.isEmpty }

    package init(
        policy: Policy, overrides: OverrideIndex = OverrideIndex([]),
        readings: ReadingIndex = ReadingIndex(), help: HelpResources = .none,
        settings: ContentSettings, categories: [Category]
    ) {
        self.policy = policy
        self.overrides = overrides
        self.readings = readings
        self.help = help
        self.settings = settings
        self.categories = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads packs, overrides, readings and help resources of a content folder.
    ///
    /// With faulty packs the policy is empty; the findings say why, and they are errors.
    package static func load(_ content: Content) -> (context: SuitabilityContext, findings: Findings) {
        let provenance = Set(content.provenance.map { Self.stem($0.path) })
        let loaded = PolicyLoading.load(content.packs, provenance: provenance)
        var findings = loaded.findings
        let overrides = content.decisions[.suitability].map { OverrideReader.read($0, &findings) } ?? []
        let readings = content.decisions[.readings].map { ReadingReader.read($0, &findings) } ?? []
        let help = content.helpResources.map { HelpResources.read($0, &findings) } ?? .none
        for resource in help.resources where resource.reviewDue.value < content.settings.asOf {
            findings.add(OverdueHelpResource.diagnostic(resource))
        }
        let context = SuitabilityContext(
            policy: loaded.policy ?? .none, overrides: OverrideIndex(overrides),
            readings: ReadingIndex(readings), help: help, settings: content.settings,
            categories: content.categories)
        return (context, findings)
    }

    /// The name of a file without its folders and ending.
    private static func stem(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }
}
