import BundleReader
import BundleSamples
import BundleViews
import BundleWriter
import CatalogModel
import GRDB
import TestSupport

/// A bundle in a folder, and views of it beside.
struct ViewSample {
    let folder: TemporaryFolder
    let bundle: Bundle

    var source: String { folder.at("bundle") }
    var views: String { folder.at("views") }
    var database: String { folder.at("views/catalog.sqlite") }

    /// - Parameter input: one of each sort of line unless given.
    init(_ input: BundleInput = SampleCatalog.everySort) throws {
        folder = try TemporaryFolder()
        try BundleWriting.write(input, to: folder.at("bundle"))
        bundle = try Bundle(folder: folder.at("bundle"))
    }

    /// Messages of three languages, two categories and many ages.
    static func many(_ count: Int = 600) -> BundleInput {
        SampleCatalog.input(
            (1...count).map { number in
                var message = SampleCatalog.message(number, "Message \(number) of so many.")
                message.language = ["en", "de", "pt-BR"][number % 3]
                message.categories = [["courage"], ["rest"], ["rest", "courage"]][number % 7 % 3]
                message.minAge = [0, 4, 9, 12, 13, 14, 16, 18][number % 8]
                message.maxAge = number % 5 == 0 && message.minAge > 0 ? message.minAge + number % 4 : nil
                return message
            })
    }

    func write(search: CatalogViews.SearchChoice = .whereAvailable) throws {
        try CatalogViews.write([.database, .pages], of: bundle, in: source, to: views, search: search)
    }

    /// The first differences of a view; empty where it is equal.
    func differences(of view: String) throws -> [String] {
        let result = try CatalogViews.check(views, against: bundle).first { $0.view == view }
        return result?.differences.first ?? ["not there"]
    }

    /// Changes the database behind the back of its rules.
    func change(_ sql: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: database, configuration: configuration)
        try queue.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA ignore_check_constraints = ON")
            try $0.execute(sql: sql)
        }
        try queue.close()
    }

    func read<Value>(_ work: (Database) throws -> Value) throws -> Value {
        var configuration = Configuration()
        configuration.readonly = true
        return try DatabaseQueue(path: database, configuration: configuration).read(work)
    }
}
