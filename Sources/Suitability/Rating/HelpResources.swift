import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading

/// Where readers in need find help: services by region, kept as content with a date on which to look again.
package struct HelpResources: Sendable {
    package struct Resource: Sendable {
        package let id: Located<String>

        /// ISO 3166-1 alpha-2, or `international`.
        package let region: String
        package let name: String
        package let phone: String?

        /// A number to write to.
        package let text: String?
        package let url: String?
        package let languages: [String]

        /// The delicate topics for which it is meant.
        package let topics: [String]
        package let reviewedBy: String
        package let reviewDue: Located<CalendarDay>
    }

    package let resources: [Resource]

    package static let none = HelpResources(resources: [])

    package func resource(_ id: String) -> Resource? { resources.first { $0.id.value == id } }

    private enum Key: String, CaseIterable {
        case id, region, name, phone, text, url, languages, topics, reviewedBy, reviewDue
    }

    /// Reads `help-resources.yml`: a list.
    package static func read(_ file: SourceFile, _ findings: inout Findings) -> HelpResources {
        var nodes = NodeReader(about: MalformedHelpResources.about, findings: findings)
        defer { findings = nodes.findings }
        var seen: Set<String> = []
        let root = nodes.root(of: file)
        let resources = nodes.list(root).compactMap { item -> Resource? in
            guard let resource = resource(item, &nodes) else { return nil }
            guard seen.insert(resource.id.value).inserted else {
                nodes.report(resource.id.range, "'\(resource.id.value)' stands twice")
                return nil
            }
            return resource
        }
        return HelpResources(resources: resources)
    }

    private static func resource(_ item: YAMLNode, _ nodes: inout NodeReader) -> Resource? {
        guard let values = nodes.keys(of: item, Key.self, "a help resource") else { return nil }
        let place = item.range.before
        func required(_ key: Key) -> Located<String>? {
            nodes.required(values[key], "\(key.rawValue)", at: place, of: "help resource")
        }
        let (id, region, name) = (required(.id), required(.region), required(.name))
        let (by, due) = (required(.reviewedBy), required(.reviewDue))
        let (phone, text, url) = (
            nodes.text(values[.phone], "phone"), nodes.text(values[.text], "text"), nodes.text(values[.url], "url")
        )
        if phone == nil, text == nil, url == nil {
            nodes.report(place, "help resource has no 'phone', 'text' or 'url'")
        }
        if let url, !url.value.hasPrefix("https://") { nodes.report(url.range, "'\(url.value)' is no https address") }
        guard let id, let region, let name, let by, let due = nodes.day(due) else { return nil }
        return Resource(
            id: id, region: region.value, name: name.value, phone: phone?.value, text: text?.value, url: url?.value,
            languages: nodes.texts(values[.languages], "languages").map(\.value),
            topics: nodes.texts(values[.topics], "topics").map(\.value), reviewedBy: by.value,
            reviewDue: due)
    }
}
