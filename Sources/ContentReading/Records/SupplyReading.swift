import CatalogModel
import Diagnostics

/// Reads how much there must be of everything, and the slices, out of the settings.
///
/// Whether categories and topics exist is asked by those who know them.
enum SupplyReading {
    /// - Parameter settings: those that are read so far.
    static func floors(
        _ node: DocumentNode, _ settings: ContentSettings, _ findings: inout Findings
    ) -> SupplyFloors? {
        let record = RecordReader(node, "the map of floors", FileFormats.floors, &findings)
        let ages = record.values("ages", &findings).compactMap { Int($0.value) }
        let days = days("days", record, &findings)
        let exceptions = record.nodes("exceptions").compactMap { exception($0, settings, &findings) }
        guard let days else { return nil }
        return SupplyFloors(
            days: days, ages: ages.isEmpty ? [settings.audience.lowest] : ages, exceptions: exceptions)
    }

    private static func exception(
        _ node: DocumentNode, _ settings: ContentSettings, _ findings: inout Findings
    ) -> SupplyFloors.Exception? {
        let record = RecordReader(node, "the exception", FileFormats.floorException, &findings)
        let languages = known("languages", record, settings.languages, &findings)
        let categories = record.values("categories", &findings)
        guard let days = days("days", record, &findings) else { return nil }
        return SupplyFloors.Exception(categories: categories, languages: languages, days: days)
    }

    /// - Parameter settings: those that are read so far.
    static func slices(
        _ nodes: [DocumentNode], _ settings: ContentSettings, _ findings: inout Findings
    ) -> [SliceSettings] {
        var slices: [SliceSettings] = []
        for node in nodes {
            guard let slice = slice(node, settings, &findings) else { continue }
            if let first = slices.first(where: { $0.name.value == slice.name.value }) {
                let problem = ValueCheck.Problem(
                    summary: "two slices are called '\(slice.name.value)'",
                    solutions: [.init("give the later one another name")])
                findings.add(UnknownValue.finding(problem, at: slice.name.range, first: first.name.range))
                continue
            }
            slices.append(slice)
        }
        return slices
    }

    private static func slice(
        _ node: DocumentNode, _ settings: ContentSettings, _ findings: inout Findings
    ) -> SliceSettings? {
        let record = RecordReader(node, "the slice", FileFormats.slice, &findings)
        let categories = record.values("categories", &findings)
        let withoutTopics = record.values("withoutTopics", &findings)
        let filter = SliceFilter(
            kinds: record.values("kinds", &findings).map(\.value), categories: categories.map(\.value),
            ages: record.value("ages", &findings).flatMap { Ages($0.value) },
            languages: known("languages", record, settings.languages, &findings),
            moods: known("moods", record, settings.moods, &findings),
            status: record.values("status", &findings).map(\.value), withoutTopics: withoutTopics.map(\.value),
            rated: record.values("rated", &findings).map(\.value))
        let (days, categoryDays) = (days("days", record, &findings), days("categoryDays", record, &findings))
        return record.value("name", &findings).map {
            SliceSettings(
                name: $0, filter: filter, categories: categories, withoutTopics: withoutTopics, days: days,
                categoryDays: categoryDays)
        }
    }

    private static func days(_ key: String, _ record: RecordReader, _ findings: inout Findings) -> Located<Int>? {
        guard let written = record.value(key, &findings), let days = Int(written.value) else { return nil }
        if days >= 1 { return Located(days, at: written.range) }
        let problem = ValueCheck.Problem(summary: "'\(key)' is \(days); a floor is at least 1")
        findings.add(UnknownValue.finding(problem, at: written.range))
        return nil
    }

    /// Values that the settings list elsewhere.
    static func known(
        _ key: String, _ record: RecordReader, _ list: [String], _ findings: inout Findings
    ) -> [String] {
        record.values(key, &findings).compactMap { value in
            let text = SourceText(value.value, in: value.range.file, bytes: value.range.bytes)
            guard let problem = ValueCheck.oneOf(list, text, key) else { return value.value }
            findings.add(UnknownValue.finding(problem, at: value.range))
            return nil
        }
    }
}
