import Diagnostics
import Importing
import TestSupport
import Testing

@testable import Pipeline

/// A report counts the rules that were asked: each of them finds its fault, and no other finds any.
struct AskedRulesTests {
    /// Rules that have something to say about content folders.
    static let ofFolders = RuleBook.all.filter { rule in
        (rule.rejects + rule.accepts).contains { !$0.files.contains { $0.path.hasPrefix("import/") } }
            && rule.id != "repeated-record-id"
    }

    static let repository = String(#filePath.prefix(upTo: #filePath.range(of: "/Tests/PipelineTests")!.lowerBound))

    private func run(_ folder: String) -> WholeRun {
        WholeRun(folder: folder, phase: .release, parallelism: Parallelism(workers: 1), releases: folder + "/none")
    }

    // MARK: Folders

    @Test(arguments: ofFolders.map(\.id.name))
    func whatIsCountedForAFolderFindsItsFault(name: String) async throws {
        let rule = try #require(RuleBook.rule(RuleID(name)))
        for example in rule.rejects {
            guard let sample = try ExampleFolder(example) else { continue }
            var report = try await run(sample.folder.path).tag().report
            if !report.diagnostics.contains(where: { $0.rule == rule.id }) {
                // Some faults vanish where others have written something too.
                let alone = try #require(try ExampleFolder(example, isAlone: true))
                report = try await run(alone.folder.path).tag().report
            }
            #expect(report.rules.contains { $0.id == rule.id }, "\(name) is not counted")
            #expect(
                report.diagnostics.contains { $0.rule == rule.id },
                "\(example.files): \(report.diagnostics.map { "\($0.rule) \($0.summary)" })")
        }
    }

    @Test func aFolderWithPoliciesIsAskedEveryRuleAboutFolders() async throws {
        let report = try await run(Self.repository + "/content").tag().report
        #expect(report.rules.map(\.id) == Self.ofFolders.map(\.id))
        #expect(report.counts.rules == Self.ofFolders.count)
    }

    @Test func withoutPoliciesNothingIsCountedThatNeedsThem() async throws {
        let folder = try TemporaryFolder(
            Dictionary(uniqueKeysWithValues: RuleExample.base.map { ($0.path, $0.text) }))
        let report = try await run(folder.path).tag().report
        let asked = Set(report.rules.map(\.id))
        #expect(asked.contains("unrated-entry") && asked.contains("duplicate-quote"))
        for needing in ["blocked-content", "under-declared-age", "known-misattribution", "quotation-budget-exceeded"] {
            #expect(!asked.contains(RuleID(needing)), "\(needing)")
        }
    }

    @Test func theFirstTwoStepsCountNoRuleOfALaterOne() async throws {
        let report = try await run(Self.repository + "/content").validate().report
        let asked = Set(report.rules.map(\.id))
        #expect(asked.contains("unknown-mood") && asked.contains("lost-id"))
        for later in ["duplicate-quote", "blocked-content", "kind-not-in-category"] {
            #expect(!asked.contains(RuleID(later)), "\(later)")
        }
    }

    @Test func aFolderWithoutSettingsIsOnlyRead() async throws {
        let folder = try TemporaryFolder(["messages/courage/a.md": "---\ncategory: courage\n---\n\n> Go.\n"])
        let report = try await run(folder.path).tag().report
        #expect(report.hasErrors)
        #expect(report.rules.contains { $0.id == "missing-settings" })
        #expect(!report.rules.contains { $0.id == "unknown-category" || $0.id == "duplicate-quote" })
    }

    // MARK: Records

    /// The rules of a run over one record that has no fault.
    private static func asked(_ run: RecordRun) throws -> [RuleID] {
        let file = SourceFile(path: "a.jsonl", text: #"{"text":"The kettle sings before it boils."}"# + "\n")
        return try run.validate(file).report.rules.map(\.id)
    }

    @Test(arguments: try asked(RecordRun(phase: .release)).map(\.name))
    func whatIsCountedForRecordsFindsItsFault(name: String) async throws {
        let rule = try #require(RuleBook.rule(RuleID(name)))
        var tried: [String] = []
        for (path, line) in Self.lines where line.rule == name {
            let file = SourceFile(path: path, text: line.text)
            if try RecordRun(phase: .release).validate(file).report.diagnostics.contains(where: { $0.rule == rule.id })
            {
                return
            }
        }
        for example in rule.rejects {
            for lines in try await Self.records(of: example) {
                let report = try RecordRun(phase: .release).validate(SourceFile(path: "a.jsonl", bytes: lines)).report
                if report.diagnostics.contains(where: { $0.rule == rule.id }) { return }
                tried.append(String(decoding: lines, as: UTF8.self))
            }
        }
        Issue.record("\(name) finds nothing in records: \(tried)")
    }

    /// Faults that the examples show in files of another form.
    private static let lines: [(path: String, line: (rule: String, text: String))] = [
        ("a.jsonl", ("conflict-marker", "<<<<<<< ours\n" + #"{"text":"Go on."}"# + "\n=======\n>>>>>>> theirs\n")),
        ("a.jsonl", ("unmapped-field", #"{"text":"Go on.","from":"Ada Brook"}"# + "\n")),
        ("a.jsonl", ("ambiguous-field", #"{"text":"Go on.","quote":"Go off."}"# + "\n")),
        ("a.jsonl", ("byte-order-mark", "\u{FEFF}" + #"{"text":"Go on."}"# + "\n")),
        ("a.jsonl", ("carriage-return-line-ends", #"{"text":"Go on."}"# + "\r\n")),
        ("a .jsonl", ("file-name", #"{"text":"Go on."}"# + "\n")),
        ("a.jsonl", ("html-line-break-converted", #"{"text":"Go on<br>today and on."}"# + "\n")),
        ("a.jsonl", ("no-record", "")),
        ("a.jsonl", ("nul-character", "{\"text\":\"Go on \0today.\"}\n")),
        ("a.jsonl", ("repeated-tag", #"{"text":"Go on.","tags":["Courage","Courage"]}"# + "\n")),
        ("a.jsonl", ("status-in-tag", #"{"text":"Go on.","tags":["misattributed"]}"# + "\n")),
    ]

    /// An example as lines of records: as it is, or what its entries are in a stage file.
    private static func records(of example: RuleExample) async throws -> [[UInt8]] {
        guard let sample = try ExampleFolder(example) else { return example.decoded.map(\.bytes) }
        guard let read = try await ReadStage.stage(Parallelism(workers: 1)).run(sample.folder.path).output else {
            return []
        }
        let entries = read.content.files.flatMap(\.entries)
        return [Array(JSONLinesExport.text(entries.map { StageRecord.record(of: $0) }).utf8)]
    }

    @Test func everyRuleOfImportsIsAskedOfSomeFormat() {
        let formats = ImportFormat.allCases.flatMap { ImportRules.asked(of: $0) }
        let file = SourceFile(path: "a.json", text: "[]")
        let companions = Companions(tags: file, authors: file, version: file)
        let asked = Set(
            (formats + ImportRules.acrossFiles + ImportRules.ofPairs + ImportRules.ofValues + ImportRules.ofWriting
                + companions.asked).map(\.id))
        #expect(Set(ImportRules.all.map(\.id)).subtracting(asked).isEmpty)
        #expect(Companions().asked.isEmpty)
        #expect(!ImportRules.asked(of: .fortune).contains { $0.id == "malformed-json" })
    }

    @Test func recordsAreNotSaidToBeComparedOrRatedUnlessTheyAre() throws {
        let file = SourceFile(path: "a.jsonl", text: #"{"text":"The kettle sings before it boils."}"# + "\n")
        let run = RecordRun(phase: .review)
        let validated = Set(try run.validate(file).report.rules.map(\.id))
        #expect(validated.contains("empty-text") && validated.contains("malformed-json"))
        let compared = Set(
            try run.dedupe(file, decisions: nil, isThorough: false, .machine).report.rules.map(\.id))
        #expect(compared.contains("duplicate-quote") && !compared.contains("stale-decision"))
        #expect(!compared.contains("empty-text"))
        for rule in ["duplicate-quote", "unknown-mood", "blocked-content", "known-misattribution", "malformed-csv"] {
            #expect(!validated.contains(RuleID(rule)), "\(rule)")
        }
    }
}
