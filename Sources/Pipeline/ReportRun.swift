import BundleReader
import BundleWriter
import CatalogModel
import Diagnostics
import FileAccess
import Identity
import MessagePool
import Publishing
import ReportWriting

/// Checks a content folder and shows what it makes as a page for people.
///
/// Faults of the content do not stop it: to show them is what it is for.
package struct ReportRun: Sendable {
    package let run: WholeRun

    /// A finished bundle to show in place of the one that the content makes.
    package let bundle: String?

    /// Folder of the releases: the newest says what messages were before, and what has changed since.
    package let releases: String

    /// The bundle with which to compare; nil for the newest release.
    package let since: String?

    package init(run: WholeRun, bundle: String? = nil, releases: String, since: String? = nil) {
        self.run = run
        self.bundle = bundle
        self.releases = releases
        self.since = since
    }

    package struct Result: Sendable {
        package let checks: Report
        package let times: StageTimes
        package let catalog: CatalogReport.Catalog
        package let page: [UInt8]
    }

    /// - Parameter place: where the page will stand, in a folder that is made if need be; the bundle is made beside it,
    ///   read, and removed again.
    package func make(at place: String) async throws -> Result {
        let result = try await run.tag()
        if let slash = place.lastIndex(of: "/") { try Folder.create(String(place[..<slash])) }
        let (catalog, messageOfTheDay) = try await catalog(result.output, beside: place)
        let tagged = result.output
        let settings = tagged?.distinct.content.settings
        var report = CatalogReport(
            catalog: catalog, messageOfTheDay: messageOfTheDay, checks: result.report,
            comparison: try comparison(of: catalog, tagged?.distinct.ledger))
        if let settings {
            report.notificationLimit = settings.notificationLimit
            report.floors = settings.floors
        }
        report.readings = tagged.map { ReadingsOverview(ReviewQueue.items(of: $0)) }
        if let tagged, case .bundle(let bundle) = catalog {
            report.messagesOfFindings = EntryPlaces(tagged).messages(of: report.checks).filter {
                bundle.record(id: $0.value) != nil
            }
        }
        return Result(checks: result.report, times: result.times, catalog: catalog, page: report.page)
    }

    // MARK: The bundle

    /// What there is to show, read as an app reads it.
    private typealias Shown = (catalog: CatalogReport.Catalog, messageOfTheDay: Record?)

    private func catalog(_ tagged: TaggedContent?, beside place: String) async throws -> Shown {
        if let bundle { return try open(bundle) }
        guard let tagged else { return (.none(because: "the content cannot be read without its settings"), nil) }
        let folder = Folder.beside(place) + ".catalog"
        defer { try? Folder.remove(folder) }
        do {
            let stage = CompileStage.stage(to: folder, releases: releases, phase: run.phase)
            _ = try await stage.run(tagged.withoutClashes)
        } catch let problem as BundleProblem {
            if case .file = problem { throw problem }
            return (.none(because: "\(problem)"), nil)
        }
        return try open(folder)
    }

    private func open(_ folder: String) throws(BundleDefect) -> Shown {
        let pool = MessagePool(try MappedBundle(folder: folder))
        let bundle = try pool.bundle.whole()
        let date = CalendarDate(String(bundle.catalog.released.prefix(10)))
        let message = try date.flatMap { date throws(BundleDefect) in try pool.today(date: date) }
        return (.bundle(bundle), message)
    }

    // MARK: Changes

    private func comparison(
        of catalog: CatalogReport.Catalog, _ ledger: Ledger?
    ) throws -> CatalogReport.Comparison {
        guard case .bundle(let new) = catalog else { return .impossible(because: "there is no catalog to compare") }
        let old: Bundle
        if let since {
            old = try Bundle(folder: since)
        } else {
            guard let ledger, let newest = ledger.newestRelease else { return .firstRelease }
            let found = try PublishedReleases.newest(
                in: releases, ledger, before: new.catalog.contentNumber, isNeeded: false)
            guard let found else {
                return .impossible(because: "release \(newest.number) is not in \(releases)")
            }
            old = found
        }
        do {
            try Changes.check(old, precedes: new)
        } catch {
            return .impossible(because: "\(error)")
        }
        return .changes(Changes(from: old, to: new))
    }
}

extension TaggedContent {
    /// Without messages whose id another one has, or the ledger has ended: both are errors of the content, and no bundle
    /// could be made of the rest.
    fileprivate var withoutClashes: TaggedContent {
        var seen: Set<MessageID> = []
        var content = self
        content.messages = messages.filter {
            seen.insert($0.id).inserted && distinct.ledger.retirement(of: $0.id) == nil
        }
        return content
    }
}

/// Where each entry of the content stands.
private struct EntryPlaces {
    /// By path: where entries begin and end, in order, and under which message each is shown.
    private var places: [String: [(bytes: Range<Int>, id: String)]] = [:]

    init(_ tagged: TaggedContent) {
        for file in tagged.distinct.content.files {
            places[file.file.path] = file.entries.compactMap { entry in
                entry.id.map { (entry.range.bytes, (tagged.merged[$0] ?? $0).string) }
            }.sorted { $0.0.lowerBound < $1.0.lowerBound }
        }
    }

    /// The message that each finding is about, by the number of the finding.
    func messages(of report: Report) -> [Int: String] {
        var messages: [Int: String] = [:]
        for (number, diagnostic) in report.diagnostics.enumerated() {
            messages[number] = message(at: diagnostic.range)
        }
        return messages
    }

    private func message(at range: SourceRange) -> String? {
        guard let entries = places[range.file.path] else { return nil }
        let offset = range.bytes.lowerBound
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].bytes.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, entries[low - 1].bytes.contains(offset) else { return nil }
        return entries[low - 1].id
    }
}
