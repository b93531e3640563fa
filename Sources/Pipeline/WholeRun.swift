import CatalogModel
import Deduplication
import Diagnostics
import FileAccess
import TextMatching

/// The line in memory, from a content folder as far as the caller wants to go.
///
/// Every stage adds to one collection of findings; they are judged together at the end, so that an editor hears of all
/// faults in one run.
package struct WholeRun: Sendable {
    package let folder: String
    package let phase: Phase
    package let parallelism: Parallelism
    package let progress: Progress

    /// Folder of the releases: the newest says what messages were before.
    package let releases: String

    /// Whether what would be a warning is an error.
    package let isStrict: Bool

    package init(
        folder: String, phase: Phase, parallelism: Parallelism, progress: Progress = .silent,
        releases: String = "build/release", isStrict: Bool = false
    ) {
        self.folder = folder
        self.phase = phase
        self.parallelism = parallelism
        self.progress = progress
        self.releases = releases
        self.isStrict = isStrict
    }

    /// What a run has come to so far.
    package struct State: Sendable {
        package var times = StageTimes()
        package var findings = Findings()
        package var read: ReadContent?
        package var validated: Validated?

        /// The rules of the stages that ran.
        package var asked: [RuleDescription] = []

        mutating func run<Input, Output>(
            _ stage: Stage<Input, Output>, _ input: Input, _ progress: Progress
        ) async throws -> Output {
            let outcome = try await times.measure(stage.name, progress) { try await stage.run(input) }
            findings.merge(outcome.findings)
            asked += outcome.asked
            return outcome.output
        }
    }

    /// What was found, and the last thing that was made.
    package struct Result<Output: Sendable>: Sendable {
        package let report: Report
        package let times: StageTimes
        package let read: ReadContent?

        /// The content as the second step hands it on; nil where it cannot be read without its settings.
        package let validated: Validated?

        /// Nil where the content cannot be read without its settings, or where errors forbid going on.
        package let output: Output?

        /// What there is to say about one file, whatever else was found.
        package func report(on path: String) -> Report {
            let file = read?.content.files.first { $0.file.path == path }
            return report.narrowed(to: path, entries: file?.entries.count ?? 0)
        }
    }

    /// The first two steps alone, for commands that only need content without faults of its own. What a build asks
    /// besides is asked by `tag`.
    package func validate() async throws -> Result<Validated> {
        var state = State()
        let validated = try await validated(&state)
        return try finish(state, validated)
    }

    /// Reads, validates, and finds duplicates.
    ///
    /// - Parameter frozen: the words to go by; nil for those of the content.
    package func dedupe(frozen: WordCounts? = nil) async throws -> Result<DistinctContent> {
        var state = State()
        guard let validated = try await validated(&state) else { return try finish(state, nil) }
        let stage = DedupeStage.stage(parallelism, phase: phase, frozen: frozen)
        let distinct = try await state.run(stage, validated, progress)
        return try finish(state, distinct)
    }

    /// Reads, validates, and compares what is new or changed since an index was saved with everything.
    package func compare(with index: OpenIndex) async throws -> Result<Comparison> {
        var state = State()
        guard let validated = try await validated(&state) else { return try finish(state, nil) }
        let stage = DedupeStage.comparison(with: index, parallelism, phase: phase)
        let comparison = try await state.run(stage, validated, progress)
        return try finish(state, comparison)
    }

    /// All steps but the writing of the bundle.
    package func tag() async throws -> Result<TaggedContent> {
        var state = State()
        let tagged = try await tagged(&state)
        return try finish(state, tagged)
    }

    /// The whole line. With errors in the content nothing is written.
    ///
    /// - Parameter slices: those to write beside the bundle.
    package func build(to bundle: String, slices: SlicePlan) async throws -> Result<Built> {
        var state = State()
        guard let tagged = try await tagged(&state) else { return try finish(state, nil) }
        let report = try report(state)
        guard !report.hasErrors else {
            return Result(
                report: report, times: state.times, read: state.read, validated: state.validated, output: nil)
        }
        var compiled = try await state.run(
            CompileStage.stage(releases: releases, phase: phase, slices: slices), tagged, progress)
        let content = tagged.distinct.content
        var changes = Replacement()
        try changes.clear(folder)
        let ids = try tagged.distinct.minted.write(into: content, &changes) { tagged.merged[$0] == nil }
        try RemovedEntries.write(tagged.distinct, beside: bundle, &changes)
        // The bundle last: whoever sees the new one finds everything that belongs to it.
        try compiled.write(to: bundle, slices, of: content.settings, &changes)
        try changes.commit()
        return try finish(state, Built(tagged: tagged, compiled: compiled, ids: ids))
    }

    private func validated(_ state: inout State) async throws -> Validated? {
        let read = try await state.run(ReadStage.stage(parallelism), folder, progress)
        state.read = read
        guard let read else { return nil }
        let validated = try await state.run(ValidateStage.stage(parallelism, releases: releases), read, progress)
        state.validated = validated
        return validated
    }

    private func tagged(_ state: inout State) async throws -> TaggedContent? {
        guard let validated = try await validated(&state) else { return nil }
        let distinct = try await state.run(DedupeStage.stage(parallelism, phase: phase), validated, progress)
        return try await state.run(TagStage.stage(parallelism), distinct, progress)
    }

    /// Throws where not a single entry was seen: such a run must not pass for a good one.
    private func report(_ state: State) throws(ContentProblem) -> Report {
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            state.findings, asked: state.asked, on: state.read?.content,
            paths: state.read?.files.map(\.path) ?? [], entries: state.read?.entryCount ?? 0)
        guard report.hasErrors || report.counts.entries > 0 else { throw .noEntries(folder) }
        return report
    }

    private func finish<Output>(_ state: State, _ output: Output?) throws(ContentProblem) -> Result<Output> {
        Result(
            report: try report(state), times: state.times, read: state.read, validated: state.validated,
            output: output)
    }
}

/// What the whole line made.
package struct Built: Sendable {
    package let tagged: TaggedContent
    package let compiled: CompiledBundle

    /// How many ids were written into which files.
    package let ids: [(path: String, count: Int)]
}
