import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading
import TextNormalisation

/// Reads `decisions/tags.yml`: a list of tags that people do not want on entries.
package enum RefusalReader {
    private enum Key: String, CaseIterable { case entry, refuse, kind, reason, by, on, form }

    /// - Parameter file: nil where nobody refused a tag.
    package static func read(_ file: SourceFile?, _ findings: inout Findings) -> [Refusal] {
        guard let file else { return [] }
        var nodes = NodeReader(about: MalformedTagDecisions.about, findings: findings)
        defer { findings = nodes.findings }
        var refused: [Refusal.Subject: SourceRange] = [:]
        return nodes.items(of: file, "decisions about tags").compactMap { item in
            guard let refusal = refusal(item, &nodes) else { return nil }
            if let earlier = refused.updateValue(refusal.range, forKey: refusal.subject) {
                nodes.reportRepeated(refusal.range.before, "the same tag is refused twice", earlier.before)
                return nil
            }
            return refusal
        }
    }

    private static func refusal(_ item: YAMLNode, _ nodes: inout NodeReader) -> Refusal? {
        guard let values = nodes.keys(of: item, Key.self, "a decision about a tag") else { return nil }
        func required(_ key: Key) -> Located<String>? {
            nodes.required(values[key], "\(key.rawValue)", at: item.range.before, of: "decision")
        }
        // Every value is looked at before anything is given up, so that all faults show at once.
        let (entry, tag, reason, by) = (required(.entry), required(.refuse), required(.reason), required(.by))
        let kind = nodes.choice(values[.kind], "kind", Tag.Kind.self)
        let (on, form) = (required(.on), required(.form))
        let day = on.flatMap { CalendarDay($0.value) }
        if let on, day == nil { nodes.report(on.range, "'\(on.value)' is no day such as 2026-11-21") }
        let hash = form.flatMap { ContentHash($0.value) }
        if let form, hash == nil { nodes.report(form.range, "'\(form.value)' is no hash of 32 hexadecimal digits") }
        guard let entry, let tag, let reason, let by, let day, let hash, kind != nil || values[.kind] == nil else {
            return nil
        }
        return Refusal(
            entry: entry.value, tag: Tag(kind?.value ?? .category, tag.value), reason: reason.value, by: by.value,
            on: day, form: hash, range: item.range)
    }
}
