import CatalogModel
import Diagnostics
import FileAccess
import Suitability

/// Records an editor's judgement about words that a rule found in an entry: works out what `decisions/suitability.yml` is
/// to say.
package struct OverrideRun: Sendable {
    package let folder: String
    package let effect: Override.Effect
    package let by: [String]
    package let on: CalendarDay
    package let expires: CalendarDay?
    package let reason: String

    package init(
        folder: String, effect: Override.Effect, by: [String], on: CalendarDay, expires: CalendarDay?, reason: String
    ) {
        self.folder = folder
        self.effect = effect
        self.by = by
        self.on = on
        self.expires = expires
        self.reason = reason
    }

    /// What was written, for a line to the editor.
    package struct Recorded: Sendable {
        package let path: String
        package let id: MessageID
        package let text: String
        package let words: String
        package let remarks: [String]
    }

    /// Writes the judgement, and the entry's id if it has none in its file yet.
    ///
    /// - Parameter words: which of the rule's findings is meant; nil if it found one thing only.
    package func run(_ written: String, rule: String, words: String?) async throws -> Recorded {
        let whole = WholeRun(folder: folder, phase: .draft, parallelism: .machine)
        guard let tagged = try await whole.tag().output else { throw DecisionProblem.unreadable(folder) }
        var (id, remarks) = try tagged.find(written)
        guard let rated = tagged.ratings.first(where: { $0.id == id }) else {
            throw DecisionProblem.withoutEntry(written)
        }
        let (found, judged) = try finding(of: rule, words, in: rated.rating, rated.entry, id)
        try check(judged, in: rated.rating)
        let line = Override.line(
            entry: id.string, rule: judged.place.rule.rule, match: found, text: rated.entry.text.string,
            effect: effect, reason: reason, by: by, on: on, expires: expires)
        let content = tagged.distinct.content
        let path = "\(folder)/\(DecisionKind.suitability.path)"
        let file = content.decisions[.suitability] ?? SourceFile(path: path, bytes: [])
        let bytes: [UInt8]
        do throws(DecisionFileProblem) {
            let change = try DecisionFile<Override>(file).recording(line)
            bytes = change.bytes
            if let before = change.replaced {
                remarks.append(
                    "this replaces what \(escaped(before.by.joined(separator: " and "))) decided on \(before.on): "
                        + escaped(before.reason.value))
            }
        } catch {
            throw DecisionProblem.file(path, error, line: line)
        }
        var changes = Replacement()
        try changes.clear(folder)
        for (path, count) in try tagged.distinct.minted.write(into: content, &changes, isKept: { $0 == id }) {
            remarks.append("\(path): \(counted(count, "new id")) written beside the entry")
        }
        try Folder.create("\(folder)/decisions")
        try changes.write(path, bytes)
        try changes.commit()
        return Recorded(path: path, id: id, text: rated.entry.text.string, words: found, remarks: remarks)
    }

    private func finding(
        of rule: String, _ words: String?, in rating: EntryRating, _ entry: Entry, _ id: MessageID
    ) throws(OverrideProblem) -> (words: String, EntryRating.JudgedFinding) {
        guard let policy = rating.verdict.policy else { throw .noPack(id.string) }
        guard policy.rule(rule) != nil else {
            throw .noRule(rule, likely: Suggestion.nearest(to: rule, among: policy.rules.map(\.rule.id.value)))
        }
        let found = rating.findings.filter { $0.place.rule.rule.id.value == rule }
            .map { (words: EntryRater.words(of: $0.place, in: entry), $0) }
        guard !found.isEmpty else {
            let others = Set(rating.findings.map(\.place.rule.rule.id.value)).sorted()
            throw .nothingFound(rule, id.string, others)
        }
        let different = Set(found.map(\.words)).sorted()
        guard let words else {
            guard different.count == 1 else { throw .severalFound(rule, different) }
            return found[0]
        }
        guard let meant = found.first(where: { $0.words == words }) else { throw .otherWords(words, rule, different) }
        return meant
    }

    private func check(_ judged: EntryRating.JudgedFinding, in rating: EntryRating) throws(OverrideProblem) {
        guard let policy = rating.verdict.policy else { return }
        let rule = judged.place.rule
        if rule.rule.override == .never { throw .never(rule.rule.id.value, rule.rule.why) }
        if policy.needsTwoPeople(rule.rule), Set(by).count < 2 { throw .needsTwo(rule.rule.topic) }
        if reason.count < policy.overrides.minimumReason { throw .shortReason(policy.overrides.minimumReason) }
        if case .age(let age) = effect, age >= rule.minAge { throw .changesNothing(age, rule.minAge) }
    }
}

/// Why a judgement was not recorded.
package enum OverrideProblem: Error, CustomStringConvertible {
    case noPack(String)
    case noRule(String, likely: [String])
    case nothingFound(String, String, [String])
    case severalFound(String, [String])
    case otherWords(String, String, [String])
    case never(String, String)
    case needsTwo(String)
    case shortReason(Int)
    case changesNothing(Int, Int)

    package var description: String {
        func list(_ values: [String]) -> String { values.map { "'\(escaped($0))'" }.joined(separator: ", ") }
        return switch self {
        case .noPack(let id): "no pack knows the language of '\(id)', so there is nothing to overrule"
        case .noRule(let rule, let likely):
            "no pack has a rule '\(escaped(rule))'" + (likely.isEmpty ? "" : "; did you mean \(list(likely))?")
        case .nothingFound(let rule, let id, let others):
            "'\(rule)' finds nothing in '\(id)'"
                + (others.isEmpty ? ", nor does any other rule" : "; what finds something there: \(list(others))")
        case .severalFound(let rule, let words):
            "'\(rule)' finds several things; say which is meant: --words with one of \(list(words))"
        case .otherWords(let words, let rule, let found):
            "'\(rule)' does not find '\(escaped(words))' there, but \(list(found))"
        case .never(let rule, let why): "nobody may overrule '\(rule)': use other words. \(why)"
        case .needsTwo(let topic): "two people have to agree about '\(topic)': give --by twice"
        case .shortReason(let least):
            "--because has to say why in \(least) characters or more, for whoever asks a year from now"
        case .changesNothing(let age, let from): "the rule counts from \(from) on; \(age) would change nothing"
        }
    }
}
