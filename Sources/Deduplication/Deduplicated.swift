import CatalogModel
import Diagnostics
import TextMatching

/// What comparing a set of records with each other came to.
///
/// Nothing gets lost: every record that went in is kept, merged into one that is kept, or rejected.
package struct Deduplicated: Sendable {
    /// The records that were compared.
    package let source: any RecordSource

    /// The order of the records by their ids.
    let order: IDOrder
    private let matches: Matches
    private let options: Options

    /// Clusters of two or more, in the order of the places of their canonical records.
    package let clusters: [Cluster]

    /// Pairs that an editor should look at and has not yet, in the order of their ids.
    package let review: [ReviewPair]

    /// How many records went into others.
    package let merged: Int

    /// Places of records that were not compared because another one has their id.
    package let rejected: Set<Int>
    package let findings: Findings

    var texts: MatchTexts { matches.texts }

    package struct Options: Sendable {
        /// Whether to look for variants that share no more than rare words.
        package var isThorough = false
        package var workers = Workers(1)

        /// What is known of the collection that the records belong to; nil to go by the records themselves.
        package var frozen: WordCounts?

        /// How many records, from the first on, are new: the outcome is about them and what they have to do with others.
        /// Nil where all are.
        var newRecords: Int?

        /// How many diagnostics of one rule to keep for one file.
        package var keeping = Findings.keptPerRuleAndFile

        /// Whether the records are under review: then whoever repeats something is told to take it out.
        package var isReview = false

        /// The day that a proposed line of the ledger bears.
        package var asOf: CalendarDay?

        package init(
            isThorough: Bool = false, workers: Workers = Workers(1), frozen: WordCounts? = nil,
            keeping: Int = Findings.keptPerRuleAndFile,
            isReview: Bool = false, asOf: CalendarDay? = nil
        ) {
            self.isThorough = isThorough
            self.workers = workers
            self.frozen = frozen
            self.keeping = keeping
            self.isReview = isReview
            self.asOf = asOf
        }
    }

    package init(_ records: [DedupeRecord], decisions: [Decision] = [], _ options: Options = Options()) {
        self.init(RecordArray(records), decisions: decisions, options)
    }

    package init(_ source: some RecordSource, decisions: [Decision] = [], _ options: Options = Options()) {
        var findings = Findings(keeping: options.keeping)
        var (order, table) = options.workers.both({ IDOrder(source, $0) }, { _ in source.texts() })
        let rejected = RepeatedIDs(source, order, &findings).rejected
        for place in rejected { table.silence(place) }
        let matches = Matches(
            table, isThorough: options.isThorough, frozen: options.frozen, workers: options.workers)
        let texts = matches.texts
        for place in 0..<(options.newRecords ?? source.count)
        where texts.isNothing(place) && !rejected.contains(place) {
            findings.add(NoComparableText.diagnostic(source.record(place)))
        }
        Self.reportCoverage(source, table, matches, options, &findings)
        let decided = DecidedPairs(
            decisions, in: source, without: rejected, isAsked: options.concerns, &findings)
        let groups = RecordGroups(matches.clusters)
        let builder = ClusterBuilder(
            preferences: Preferences(source, texts, groups, order, options.workers),
            isPublished: source.isPublished, groups: groups, decided: decided)
        var names = AuthorNames(source, texts)
        let checks = MergeChecks(isReview: options.isReview, asOf: options.asOf)
        let merging = Merging(
            source: source, texts: texts, decided: decided, checks: checks, isAsked: options.concerns)
        let clusters = merging.clusters(of: builder.clusters(), &names, &findings)
            .sorted { $0.canonical < $1.canonical }
        decided.reportContradictions(in: clusters, source, &findings)
        UndeclaredTranslation.check(source, decided, &findings)
        let review = ReviewPair.pairs(of: matches, clusters, order, decided)
            .filter { options.concerns($0.a, $0.b) }
        ReviewPair.report(review, source, texts, options.workers, &findings)

        self.source = source
        self.order = order
        self.matches = matches
        self.options = options
        self.rejected = rejected
        self.clusters = clusters
        self.review = review
        merged = clusters.reduce(0) { $0 + $1.members.count { $0.isMerged && options.isNew($0.record) } }
        self.findings = findings
    }

    /// Reports what could not be looked at as closely as the rest.
    private static func reportCoverage(
        _ source: some RecordSource, _ table: TextColumn, _ matches: Matches, _ options: Options,
        _ findings: inout Findings
    ) {
        for language in table.languages where !matches.texts.vocabulary.covers(language) {
            let places = table.places(in: language).filter(options.isNew)
            if places.isEmpty { continue }
            findings.add(
                LanguageNotCovered.diagnostic(source.record(places[0]), language: language, count: places.count))
        }
        let capped = matches.cappedKeys
        if capped > 0 { findings.add(BucketCapReached.diagnostic(source.record(0), keys: capped)) }
    }

    /// The index of the records, for comparing others with them.
    package var index: [UInt8] {
        IndexWriter.bytes(of: matches, without: rejected, isThorough: options.isThorough, workers: options.workers) {
            source.id($0)
        }
    }

    /// Whether the outcome is about a pair of records.
    func concerns(_ one: Int, _ other: Int) -> Bool { options.concerns(one, other) }

    /// What turns the canonical text of a cluster into a member's; empty if they are equal, or joined only by an editor.
    package func edits(of member: Cluster.Member, in cluster: Cluster) -> [EditKind] {
        var namer = EditNamer(texts)
        return namer.kinds(cluster.canonical, member.record)
    }

    /// The places of the records that stay, in order.
    package var keptPlaces: [Int] {
        var isKept = [Bool](repeating: true, count: source.count)
        for place in rejected { isKept[place] = false }
        for cluster in clusters {
            for member in cluster.members where member.isMerged { isKept[member.record] = false }
        }
        return isKept.indices.filter { isKept[$0] }
    }

    /// The record of a cluster that stays, with the sources and categories of everything that was merged into it.
    package func taker(of cluster: Cluster) -> DedupeRecord {
        var canonical = source.record(cluster.canonical)
        for member in cluster.members where member.isMerged { canonical.take(from: source.record(member.record)) }
        return canonical
    }

    /// What stays, by id, with the sources and categories of everything that was merged into it.
    package var kept: [DedupeRecord] {
        var takers: [Int: DedupeRecord] = [:]
        for cluster in clusters { takers[cluster.canonical] = taker(of: cluster) }
        return keptPlaces.map { (id: source.id($0), place: $0) }
            .sorted { ByteOrder.precedes($0.id, $1.id) }
            .map { takers[$0.place] ?? source.record($0.place) }
    }
}

extension Deduplicated.Options {
    func isNew(_ place: Int) -> Bool { newRecords.map { place < $0 } ?? true }

    @Sendable func concerns(_ one: Int, _ other: Int) -> Bool { isNew(one) || isNew(other) }
}

extension DedupeRecord {
    /// Adds what another record knows of the same words.
    fileprivate mutating func take(from other: DedupeRecord) {
        for source in other.sources where !sources.contains(source) { sources.append(source) }
        for category in other.categories where !categories.contains(category) { categories.append(category) }
    }
}
