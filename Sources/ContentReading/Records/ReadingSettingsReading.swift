import CatalogModel
import Diagnostics

/// Reads how many people must have read a text out of the settings.
enum ReadingSettingsReading {
    /// - Parameter settings: those that are read so far.
    /// - Returns: nil where too little is said; then what is usual counts.
    static func settings(
        _ node: DocumentNode, _ settings: ContentSettings, _ findings: inout Findings
    ) -> ReadingSettings? {
        let record = RecordReader(node, "the map of readings", FileFormats.readings, &findings)
        let minors = record.value("minors", &findings).flatMap { ReadingSettings.Minors(rawValue: $0.value) }
        let exceptions = record.nodes("exceptions").compactMap { exception($0, settings, &findings) }
        guard let needed = needed(record, &findings) else { return nil }
        return ReadingSettings(needed: needed, exceptions: exceptions, minors: minors ?? .readOnly)
    }

    private static func exception(
        _ node: DocumentNode, _ settings: ContentSettings, _ findings: inout Findings
    ) -> ReadingSettings.Exception? {
        let record = RecordReader(node, "the exception", FileFormats.readingException, &findings)
        let languages = SupplyReading.known("languages", record, settings.languages, &findings)
        let categories = record.values("categories", &findings)
        let kinds = record.values("kinds", &findings).compactMap { Kind(rawValue: $0.value) }
        let origins = record.values("origins", &findings).compactMap { Origin(rawValue: $0.value) }
        guard let needed = needed(record, &findings) else { return nil }
        return .init(categories: categories, kinds: kinds, origins: origins, languages: languages, needed: needed)
    }

    private static func needed(_ record: RecordReader, _ findings: inout Findings) -> Int? {
        guard let written = record.value("needed", &findings), let number = Int(written.value) else { return nil }
        if number >= 0 { return number }
        let problem = ValueCheck.Problem(summary: "'needed' is \(number); it is a number of people, or 0 for nobody")
        findings.add(UnknownValue.finding(problem, at: written.range))
        return nil
    }
}
