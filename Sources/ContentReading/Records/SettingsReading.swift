import CatalogModel
import Diagnostics

/// Reads the settings of the catalog.
enum SettingsReading {
    /// What is missing was reported, and something harmless stands for it, so that the other files are still checked.
    static func settings(_ node: DocumentNode, _ findings: inout Findings) -> ContentSettings {
        let record = RecordReader(node, "the file of settings", FileFormats.settings, isSettings: true, &findings)
        let languages = record.values("languages", &findings)
        let licence = record.value("licence", &findings)
        var settings = ContentSettings(
            name: record.value("name", &findings)?.value ?? "",
            audience: record.value("audience", &findings).flatMap { Ages($0.value) } ?? Ages(lowest: 0, highest: nil),
            languages: languages.map(\.value),
            licence: licence?.value ?? "",
            asOf: record.value("asOf", &findings).flatMap { CalendarDay($0.value) }
                ?? CalendarDay(secondsSince1970: 0),
            moods: record.values("moods", &findings).map(\.value),
            jurisdictions: record.values("jurisdictions", &findings).compactMap { Jurisdiction(rawValue: $0.value) },
            languageTags: languages, writtenLicence: licence, range: record.range)
        if let node = record.node("limits") {
            let limits = RecordReader(node, "the map of limits", FileFormats.limits, &findings)
            settings.notificationLimit = limit("notification", limits, &findings) ?? settings.notificationLimit
            settings.textLimit = limit("text", limits, &findings) ?? settings.textLimit
        }
        if let node = record.node("floors") { settings.floors = SupplyReading.floors(node, settings, &findings) }
        settings.readings =
            record.node("readings").flatMap { ReadingSettingsReading.settings($0, settings, &findings) } ?? .usual
        settings.slices = SupplyReading.slices(record.nodes("slices"), settings, &findings)
        if let node = record.node("rules") { settings.ruleLevels = levels(node, &findings) }
        return settings
    }

    private static func limit(_ key: String, _ limits: RecordReader, _ findings: inout Findings) -> Int? {
        guard let text = limits.value(key, &findings), let number = Int(text.value) else { return nil }
        if number > 0 { return number }
        let problem = ValueCheck.Problem(summary: "'\(key)' is \(number); a limit is at least 1")
        findings.add(UnknownValue.finding(problem, at: text.range))
        return nil
    }

    /// What a rule's level may be.
    static let levelNames = ["off"] + Severity.allCases.map(\.rawValue)

    /// Whether the rules exist is asked by those who know them all.
    private static func levels(
        _ node: DocumentNode, _ findings: inout Findings
    ) -> [RuleID: Located<Severity?>] {
        guard case .map(let pairs, _) = node else {
            findings.add(UnknownValue.shape("rules", expected: "a map of rules and levels", at: node.range))
            return [:]
        }
        var levels: [RuleID: Located<Severity?>] = [:]
        for (key, value) in pairs {
            guard case .scalar(let text) = value else {
                findings.add(UnknownValue.shape(key.string, expected: "off, note, warning or error", at: value.range))
                continue
            }
            if let problem = ValueCheck.oneOf(levelNames, text, key.string) {
                findings.add(UnknownValue.finding(problem, at: text.bytes.isEmpty ? key.range : text.range))
                continue
            }
            let rule = RuleID(key.string)
            if let first = levels[rule] {
                findings.add(DuplicateKey.finding(key, key.range, first: first.range))
                continue
            }
            levels[rule] = Located(Severity(rawValue: text.string), at: key.range)
        }
        return levels
    }
}
