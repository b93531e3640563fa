import ArgumentParser
import BundleReader
import BundleViews
import Diagnostics
import Publishing

/// Makes other forms of a bundle, and proves that they say what the bundle says.
struct ViewsCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "views",
        abstract: "Write a bundle as an SQLite database and as pages for browsers, or check such views.",
        discussion: "Both unless one is asked for. Each replaces the one that was there, in one step.")

    @Argument(help: "The bundle.")
    var bundle = "build/catalog"

    @Argument(help: "With --check: the folder of the views, build/views unless given.")
    var views: String?

    @Option(help: "The folder to write to.")
    var out = "build/views"

    @Flag(help: "The database, catalog.sqlite.")
    var sqlite = false

    @Flag(help: "The folder of files for browsers, pages/.")
    var pages = false

    @Flag(help: "Write nothing: read every view back and compare it with the bundle; exit 1 where one differs.")
    var check = false

    func validate() throws {
        if views != nil, !check { throw ValidationError("a second folder is for --check; --out names one to write to") }
        if check, sqlite || pages { throw ValidationError("--check looks at every view that is there") }
    }

    func work() async throws {
        let source = StepInput.withoutSlashes(bundle)
        let bundle = try Bundle.opened(source)
        if check { return try compare(StepInput.withoutSlashes(views ?? out), with: bundle) }
        let folder = StepInput.withoutSlashes(out)
        if let slice = bundle.catalog.slice, pages || !sqlite { throw ViewProblem.pagesOfSlice(slice.name) }
        let views: Set<CatalogViews.View> =
            sqlite == pages ? [.database, .pages] : sqlite ? [.database] : [.pages]
        let written = try CatalogViews.write(views, of: bundle, in: source, to: folder)
        if let database = written.database {
            try Terminal.show(
                "\(database.path): \(counted(bundle.catalog.counts.live, "message")), \(database.size) bytes"
                    + (database.hasSearch ? "\n" : ", without search: this SQLite library has no FTS5\n"))
        }
        if let pages = written.pages {
            try Terminal.show(
                "\(pages.path): \(counted(pages.files, "file")), \(pages.size) bytes, "
                    + "of which manifest.json has \(pages.manifestSize)\n")
        }
    }

    private func compare(_ folder: String, with bundle: Bundle) throws {
        var areEqual = true
        for (view, differences) in try CatalogViews.check(folder, against: bundle) {
            guard differences.count > 0 else {
                let count = counted(bundle.catalog.counts.live, "message")
                try Terminal.show("\(folder)/\(view): equal to the bundle, \(count) compared\n")
                continue
            }
            areEqual = false
            var text = "\(folder)/\(view): \(counted(differences.count, "difference"))\n"
            for sentence in differences.first { text += "  \(escaped(sentence))\n" }
            if differences.count > differences.first.count { text += "  …\n" }
            try Terminal.show(text)
        }
        guard areEqual else { throw Outcome.contentHasErrors }
    }
}
