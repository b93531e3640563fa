import CatalogModel
import Diagnostics

/// Whether a value is what its declaration asks for, and what to say if it is not.
///
/// Only the form is looked at: whether a category or a mood exists is known when all files are read.
enum ValueCheck {
    struct Problem {
        let summary: Wording
        var solutions: [Diagnostic.Solution] = []
    }

    /// Nil where all is well.
    static func problem(_ value: SourceText, as type: ValueType, key: String) -> Problem? {
        let string = value.string
        if string.isEmpty {
            return Problem(
                summary: "'\(key)' has no value", solutions: [.init("write a value, or remove the key")])
        }
        switch type {
        case .text, .person, .category, .mood, .suppression: return nil
        case .line:
            guard string.utf8.contains(lineFeedByte) else { return nil }
            return Problem(
                summary: "'\(key)' has several lines", solutions: [.init("write it in one line")])
        case .identifier: return identifier(value)
        case .integer:
            return Int(string) != nil ? nil : Problem(summary: "'\(key)' is '\(string)', which is not a whole number")
        case .boolean: return oneOf(["true", "false"], value, key)
        case .ages: return ages(value, key)
        case .year: return year(value, key)
        case .day: return day(value, key)
        case .link: return link(value, key)
        case .language: return language(value, key)
        case .duration: return duration(value, key)
        case .oneOf(let known): return oneOf(known, value, key)
        case .correction:
            guard Correction(string) == nil else { return nil }
            return Problem(
                summary: "'\(key)' is '\(string)'; corrections are written AUTHOR until 2026-11-21 because REASON")
        case .record, .nameOrRecord, .ruleLevels: return nil
        }
    }

    private static let lineFeedByte = UInt8(ascii: "\n")

    static func oneOf(_ known: [String], _ value: SourceText, _ key: String) -> Problem? {
        if known.contains(value.string) { return nil }
        let near = Suggestion.nearest(to: value.string, among: known)
        let hint: Wording = near.isEmpty ? "it is one of \(anyOf: known)" : "did you mean \(anyOf: near)?"
        return Problem(
            summary: "'\(key)' cannot be '\(value.string)'; \(hint)",
            solutions: near.map { .init("write '\($0)'", [.init(value.range, with: $0)]) })
    }

    /// An entry's own name, or the one it translates; other things have short names that people choose.
    static func messageID(_ value: SourceText, _ key: EntryField) -> Problem? {
        if MessageID(value.string) != nil { return nil }
        return Problem(
            summary: "'\(value.string)' is not an id: q and twelve letters or digits without i, l, o and u",
            solutions: key == .id ? [.init("remove the line, and the tool will mint an id")] : [])
    }

    private static func identifier(_ value: SourceText) -> Problem? {
        if Slug.isValid(value.string) { return nil }
        let slug = Slug.nearest(to: value.string)
        return Problem(
            summary: "'\(value.string)' is not a short name: lower-case letters, digits and hyphens",
            solutions: slug.isEmpty ? [] : [.init("write '\(slug)'", [.init(value.range, with: slug)])])
    }

    private static func ages(_ value: SourceText, _ key: String) -> Problem? {
        if Ages(value.string) != nil { return nil }
        var solutions: [Diagnostic.Solution] = []
        // `12`, `12 - 90`, `12 +` and `12 years` show what was meant.
        let kept = value.string.filter { $0.isNumber || $0 == "+" || $0 == "-" || $0 == "–" }
        for candidate in [kept, kept + "+"] where Ages(candidate) != nil && solutions.isEmpty {
            solutions = [.init("write '\(candidate)'", [.init(value.range, with: candidate)])]
        }
        return Problem(
            summary: "'\(key)' is '\(value.string)'; ages are written 12+ or 12-90", solutions: solutions)
    }

    private static func year(_ value: SourceText, _ key: String) -> Problem? {
        if YearMark(value.string) != nil || (key == "died" && value.string == "unknown") { return nil }
        var solutions: [Diagnostic.Solution] = []
        // Marks in front, or "c.", instead of behind.
        let digits = value.string.filter { $0 == "-" || $0.isNumber }
        let isAbout = value.string.hasPrefix("~") || value.string.hasPrefix("c")
        let candidate = digits + (isAbout ? "~" : "")
        if isAbout, YearMark(candidate) != nil {
            solutions = [.init("write '\(candidate)'", [.init(value.range, with: candidate)])]
        }
        return Problem(
            summary: "'\(key)' is '\(value.string)'; years are written 1862, -4, 55~ (about) or 1564? (perhaps)",
            solutions: solutions)
    }

    private static func day(_ value: SourceText, _ key: String) -> Problem? {
        if CalendarDay(value.string) != nil { return nil }
        let meant = meantDay(value.string)
        return Problem(
            summary: "'\(key)' is '\(value.string)', which is no day; days are written year-month-day: 2026-11-21",
            solutions: meant.map { [.init("write '\($0)'", [.init(value.range, with: $0)])] } ?? [])
    }

    /// A day written `1.11.2026`, where the day always comes first, or `2026/11/1`; with strokes `01/11/2026` is one day
    /// in one country and another in the next.
    private static func meantDay(_ text: String) -> String? {
        let sign: Character? = text.contains(".") ? "." : text.contains("/") ? "/" : nil
        let parts = text.split(separator: sign ?? "-").map { $0.drop { $0 == " " } }
        guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return nil }
        let ordered = parts[0].count == 4 ? parts : sign == "." && parts[2].count == 4 ? parts.reversed() : []
        let padded = ordered.map { String(repeating: "0", count: max(0, 2 - $0.count)) + $0 }
        let day = padded.joined(separator: "-")
        return CalendarDay(day) == nil ? nil : day
    }

    private static func link(_ value: SourceText, _ key: String) -> Problem? {
        let string = value.string
        if string.hasPrefix("http://") {
            let secure = "https" + string.dropFirst(4)
            return Problem(
                summary: "'\(key)' does not begin with https://",
                solutions: [.init("write '\(secure)', if it opens there", [.init(value.range, with: secure)])])
        }
        let host = string.dropFirst("https://".count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let isClean = string.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != 0x3C && $0 != 0x3E && $0 != 0x22 }
        if string.hasPrefix("https://"), isClean, host.contains("."), !host.hasPrefix("."), !host.hasSuffix("."),
            !host.contains("@")
        {
            return nil
        }
        // An address as it is spoken, without what browsers put in front of it.
        let spoken = "https://" + string
        let isSpoken = !string.contains(":") && string.prefix { $0 != "/" }.contains(".") && isClean
        return Problem(
            summary: "'\(key)' is '\(string)', which is not an https address",
            solutions: isSpoken
                ? [.init("write '\(spoken)', if it opens there", [.init(value.range, with: spoken)])]
                : [.init("copy the whole address out of the browser: https://…")])
    }

    private static func language(_ value: SourceText, _ key: String) -> Problem? {
        if LanguageTag.isWellFormed(value.string) { return nil }
        let repaired = String(value.string.map { $0 == "_" ? "-" : $0 })
        return Problem(
            summary: "'\(key)' is '\(value.string)'; languages are written en or pt-BR",
            solutions: LanguageTag.isWellFormed(repaired)
                ? [.init("write '\(repaired)'", [.init(value.range, with: repaired)])] : [])
    }

    private static func duration(_ value: SourceText, _ key: String) -> Problem? {
        let parts = value.string.split(separator: ":", omittingEmptySubsequences: false)
        let areDigits = parts.allSatisfy { $0.utf8.count <= 3 && !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } }
        let minutesAndSeconds = parts.dropFirst().allSatisfy { $0.utf8.count == 2 && (Int($0) ?? 60) < 60 }
        if (2...3).contains(parts.count), areDigits, minutesAndSeconds { return nil }
        return Problem(summary: "'\(key)' is '\(value.string)'; durations are written 4:05 or 1:02:30")
    }
}
