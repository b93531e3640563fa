import CatalogModel
import Diagnostics
import Pipeline
import Suitability
import Tagging

/// Lays an explained entry out for a terminal.
struct EntryText {
    private let entry: EntryExplanation
    private var text = ""

    static func text(_ entry: EntryExplanation) -> String {
        var writer = EntryText(entry)
        writer.write()
        return writer.text
    }

    private init(_ entry: EntryExplanation) { self.entry = entry }

    private mutating func write() {
        let start = entry.entry.range.start
        for remark in entry.remarks { text += remark + "\n" }
        text += "\(entry.id)  \(escaped(entry.entry.range.file.path)):\(start.line)\n\n"
        for line in entry.message.text.split(separator: "\n", omittingEmptySubsequences: false) {
            text += "    \(escaped(line))\n"
        }
        text += "\n"
        writeTags()
        writeAges()
        writeReadings()
        writeAttribution()
        writeRights()
        writeViews()
        writeFindings()
    }

    private mutating func line(_ label: String, _ value: String) {
        text += padded("  " + label, to: 16) + value + "\n"
    }

    private mutating func heading(_ title: String) { text += "\n\(title)\n" }

    // MARK: Parts

    private mutating func writeTags() {
        let message = entry.message
        line("kind", message.kind.rawValue + ", language \(message.language)")
        line("categories", message.categories.joined(separator: ", "))
        if !message.moods.isEmpty { line("moods", message.moods.joined(separator: ", ")) }
        for suggestion in entry.suggestions ?? [] {
            let words = suggestion.evidence.filter { $0.weight > .zero }.sorted { $0.weight > $1.weight }.prefix(3)
                .map { "'\(escaped(TextFinding(rule: 0, bytes: $0.bytes).words(in: message.text)))'" }
            line(
                "suggested",
                "\(suggestion.tag.kind.rawValue) \(suggestion.tag.name), because of \(words.joined(separator: ", "))")
        }
        let reading = entry.reading
        let hard = reading.hardWordShare.map { ", \(($0 + 5) / 10) % hard words" } ?? ""
        line("reading", "\(counted(reading.words, "word")), longest sentence \(reading.longestSentence)\(hard)")
    }

    private mutating func writeAges() {
        let rating = entry.rating
        heading("Ages")
        let from =
            switch rating.source {
            case .entry: "at the entry"
            case .file: "for its file"
            case .category: "by its category"
            case .nobody: "by nobody, so for adults"
            }
        line("declared", (rating.declared?.description ?? "nothing") + ", \(from)")
        let found = rating.verdict.minAge
        let looked = rating.findings.isEmpty ? "nothing, which is no verdict: rules find words only" : "\(found)+"
        line("found", rating.verdict.policy == nil ? "nothing was looked for in this language" : looked)
        line("counts", "\(rating.minAge)+" + (rating.isBlocked ? ", and blocked: it is shown to nobody" : ""))
        let topics = rating.topics.map { $0.topic }
        if !topics.isEmpty { line("topics", topics.joined(separator: ", ")) }
        if let policy = rating.verdict.policy {
            line("rules", policy.name)
            for measurement in policy.measured { line("measured", measurement.line) }
            if !policy.unmeasured.isEmpty { line("not measured", policy.unmeasured.joined(separator: ", ")) }
        }
        for judged in rating.findings { write(judged) }
        for item in entry.cancelled {
            line(
                "left alone",
                "'\(escaped(item.words))' of \(item.rule.rule.id.value), because of '\(escaped(item.exception))'")
        }
    }

    private mutating func writeReadings() {
        let state = entry.rating.reading
        heading("Readings")
        let need = state.needed == 0 ? "none asked for" : "\(counted(state.needed, "person", "people")) asked for"
        line(
            "read by",
            "\(state.accepted.isEmpty ? "nobody" : counted(state.accepted.count, "person", "people")), \(need)")
        for reading in state.current + state.lapsed {
            let isCurrent = state.current.contains { $0.range == reading.range }
            var words = reading.verdict == .accepted ? "accepted" : "sent back"
            if let ages = reading.ages { words += " for \(ages)" }
            if !reading.topics.isEmpty { words += ", touches \(reading.topics.map(\.value).joined(separator: ", "))" }
            if reading.isBulk { words += ", together with others" }
            if let reason = reading.reason { words += ": \(reason)" }
            if !isCurrent { words += " (the words have changed since)" }
            line(reading.on.description, escaped("\(reading.by): \(words)"))
        }
    }

    private mutating func write(_ judged: EntryRating.JudgedFinding) {
        let rule = judged.place.rule
        let words = EntryRater.words(of: judged.place, in: entry.entry)
        let source = EntryRater.texts(of: entry.entry).first { $0.field == judged.place.field }?.text
        let place = source.map { text in
            let start = text.range(judged.place.finding.bytes).start
            return " (\(start.line):\(start.column))"
        }
        let degree = rule.rule.degree.map { " \($0.rawValue)" } ?? ""
        let age = rule.rule.degree == nil && rule.rule.action == nil ? "tag" : "\(rule.minAge)+"
        line(age, "'\(escaped(words))'\(place ?? ""): \(rule.rule.topic)\(degree), rule \(rule.rule.id.value)")
        text += "                \(escaped(rule.rule.why))\n"
        guard let override = judged.override else { return }
        let effect = if case .age(let age) = override.effect { "counts from \(age) on" } else { "does not count" }
        text += "                \(effect), say \(escaped(override.by.joined(separator: " and "))) on \(override.on): "
        text += "\(escaped(override.reason.value))\n"
    }

    private mutating func writeAttribution() {
        let message = entry.message
        heading("Attribution")
        if let author = message.author {
            line("author", author.name + years(entry.author) + (entry.author == nil ? ", not in authors/" : ""))
        }
        if let credited = message.attributedTo { line("attributed to", escaped(credited)) }
        if let character = message.character { line("character", escaped(character)) }
        if let work = message.work {
            let details = [work.type?.rawValue, work.year.map(String.init), work.locator].compactMap(\.self)
            let place = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
            line("work", escaped(work.title + place))
        }
        if let translator = message.translator { line("translator", escaped(translator)) }
        line("status", message.status.rawValue + (message.statusNote.map { ": \(escaped($0))" } ?? ""))
        if let original = message.original { line("originally", escaped(original)) }
        for source in message.sources { line("source", escaped(source)) }
        let checks: [EntryField] = [
            .sourceKind, .sourceAccessed, .sourceArchived, .verifiedBy, .verifiedOn, .verifiedHow,
        ]
        for field in checks {
            if let value = entry.entry.value(field) { line(field.rawValue, escaped(value.string)) }
        }
        if message.kind == .quote, message.work?.locator == nil, message.sources.isEmpty {
            line("evidence", "none: no place in a work and no source")
        }
        for correction in message.history {
            line("until \(correction.until)", "\(escaped(correction.former)): \(escaped(correction.reason))")
        }
    }

    private func years(_ author: Author?) -> String {
        guard let author else { return "" }
        let born = author.born.map { "\($0.value)" }
        switch author.died {
        case .year(let died): return " (\(born ?? "?")\u{2013}\(died.value))"
        case .unknownYear: return born.map { " (\($0)\u{2013}?)" } ?? ""
        case .notStated: return born.map { " (born \($0))" } ?? ""
        }
    }

    private mutating func writeRights() {
        heading("Rights")
        line("basis", "\(entry.rights.basis.rawValue), licence \(entry.rights.licence)")
        line("because", escaped(entry.rights.sentence))
        if let credit = entry.message.credit { line("credit", escaped(credit)) }
    }

    private mutating func writeViews() {
        heading("What apps show")
        let notification = entry.notification
        line("notification", escaped(notification.title))
        text += "                \(escaped(notification.body))\n"
        text +=
            "                \(notification.length) of \(notification.limit) characters"
            + (notification.isCut ? ", cut\n" : "\n")
        line("ZenQuotes", escaped(entry.zenQuotes.json))
        for (number, row) in entry.card.lines.enumerated() { line(number == 0 ? "card" : "", escaped(row)) }
        if let credit = entry.card.credit { line("", escaped(credit)) }
    }

    private mutating func writeFindings() {
        heading("Checks")
        if entry.diagnostics.isEmpty { line("", "the rules found nothing, which is no verdict") }
        for diagnostic in entry.diagnostics {
            let start = diagnostic.range.start
            line(
                diagnostic.severity.rawValue,
                "\(start.line):\(start.column): \(diagnostic.summary) [\(diagnostic.rule)]")
        }
    }
}
