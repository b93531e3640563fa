import CatalogModel
import ContentRules
import Deduplication
import Diagnostics
import Importing

/// Brings other people's collections through the same rules as our own content, record by record.
///
/// Every record that was read is kept, merged into another one, or rejected with a rule and a place.
package struct ImportRun: Sendable {
    package let format: ImportFormat
    package let options: ImportOptions
    package let companions: Companions
    package let phase: Phase
    package let parallelism: Parallelism

    /// The Markdown file that is to hold what is kept; nil where none is wanted.
    package let target: Target?

    /// Whether what would be a warning is an error; it rejects no record.
    package let isStrict: Bool

    package struct Target: Sendable {
        /// Below the content folder.
        package let path: String

        /// For all records; editors sort them out.
        package let category: String

        package init(path: String, category: String) {
            self.path = path
            self.category = category
        }
    }

    package init(
        format: ImportFormat, options: ImportOptions, companions: Companions, phase: Phase, parallelism: Parallelism,
        target: Target? = nil, isStrict: Bool = false
    ) {
        self.format = format
        self.options = options
        self.companions = companions
        self.phase = phase
        self.parallelism = parallelism
        self.target = target
        self.isStrict = isStrict
    }

    package struct Imported: Sendable {
        package let report: Report

        /// In the order of the files.
        package let kept: [ImportedRecord]

        /// What is kept, as the file that was wanted.
        package let markdown: [UInt8]?

        /// Each with its place and the rule that speaks against it.
        package let rejections: [Rejection]

        /// Which records went into which, by id.
        package let merged: [(record: String, into: String)]
        package let summary: ImportSummary
        package let recognitions: [FieldRecognition]
    }

    package func run(_ files: [SourceFile]) async throws -> Imported {
        let read = Importer.read(files, as: format, options, companions: companions)
        var findings = read.findings
        var rejections = read.rejections

        // What a record is rejected for must be known of each, however many have the same fault.
        let checker = ContentChecker(RecordRun.noCatalog(options.language ?? "en"))
        let phase = phase
        let checked = try await parallelism.map(read.records) { record in
            let found = checker.check([record.entry])
            let worst = found.kept.first { RuleBook.rule($0.rule)?.severity[phase] == .error }
            return Checked(record: record, findings: found, fault: worst?.rule)
        }
        var sound: [ImportedRecord] = []
        for one in checked {
            findings.merge(one.findings)
            if let rule = one.fault {
                rejections.append(Rejection(origin: one.record.origin, rule: rule, range: one.record.range))
            } else {
                sound.append(one.record)
            }
        }

        // Before records are merged: one that cannot be written must not take another with it.
        let unwritable = markdown(sound)?.unwritable ?? []
        for one in unwritable {
            findings.add(one.finding)
            rejections.append(Rejection(origin: one.record.origin, rule: one.finding.rule, range: one.record.range))
        }
        let unwritablePlaces = Set(unwritable.map(\.record.range))
        if !unwritable.isEmpty { sound.removeAll { unwritablePlaces.contains($0.range) } }

        let distinct = Deduplicated(
            sound.map(dedupeRecord), .init(isThorough: true, keeping: Findings.keptPerRuleAndCollection))
        findings.merge(distinct.findings)
        let keptIDs = Set(distinct.kept.map(\.id))
        let kept = sound.filter { keptIDs.contains($0.id) }
        let merged = distinct.clusters.flatMap { cluster in
            cluster.members.filter(\.isMerged).map {
                (record: distinct.source.id($0.record), into: distinct.source.id(cluster.canonical))
            }
        }
        for record in distinct.rejected.sorted().map(distinct.source.record) {
            let original = sound.first { $0.id == record.id }!
            rejections.append(Rejection(origin: original.origin, rule: "repeated-record-id", range: record.range))
        }
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            findings, asked: asked(checker), on: nil, paths: files.map(\.path), entries: read.read)
        var rules: [RuleID: Int] = [:]
        for (place, count) in findings.counts { rules[place.rule, default: 0] += count }
        let summary = ImportSummary(
            read: read.read, kept: kept.count, merged: merged.count, rejected: rejections.count, rules: rules)
        return Imported(
            report: report, kept: kept, markdown: markdown(kept)?.bytes, rejections: rejections, merged: merged,
            summary: summary,
            recognitions: read.recognitions)
    }

    /// The rules that this import asks.
    private func asked(_ checker: ContentChecker) -> [RuleDescription] {
        ImportRules.asked(of: format) + ImportRules.acrossFiles + companions.asked + checker.rulesAboutEntries
            + (options.values.isEmpty ? [] : ImportRules.ofValues) + (target == nil ? [] : ImportRules.ofWriting)
            + deduplicationRulesOfRecords + deduplicationRulesOfFlags
    }

    private func markdown(
        _ records: [ImportedRecord]
    ) -> (bytes: [UInt8], unwritable: [ContentExport.Unwritable])? {
        target.map {
            ContentExport.markdown(records, at: $0.path, category: $0.category, language: options.language)
        }
    }

    private struct Checked: Sendable {
        let record: ImportedRecord
        let findings: Findings
        let fault: RuleID?
    }

    private func dedupeRecord(_ record: ImportedRecord) -> DedupeRecord {
        var comparable = DedupeRecord(record, language: options.language ?? "en")
        comparable.flags = options.safetyFlags(of: record)
        return comparable
    }
}
