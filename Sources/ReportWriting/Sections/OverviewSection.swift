import BundleReader
import Diagnostics

/// What a reader should know who reads nothing else.
struct OverviewSection {
    let checks: Report.Counts
    let bundle: Bundle
    let figures: CatalogFigures
    let grid: SupplyGrid

    /// Shown as an example of all.
    let messageOfTheDay: Record?

    private var catalog: CatalogInfo { bundle.catalog }

    var html: HTML {
        """
        <section id="overview" aria-labelledby="overview-title">
        <h2 id="overview-title">At a glance</h2>
        <div class="glance">
        <div>
        <p class="lead">\(sentence)</p>
        \(tiles)</div>
        \(today)</div>
        \(facts)</section>

        """
    }

    private var sentence: HTML {
        let people = counted(bundle.authors.count, "author")
        let shelves = counted(catalog.categories.count, "category", "categories")
        let start: HTML =
            "\(counted(figures.messages, "message")) by \(people) and in house, in \(shelves), for readers of \(readers)."
        guard let least = shortest else { return start }
        let reader: HTML =
            grid.languages.count > 1
            ? "a reader of \(least.age) in <span data-language=\"\(least.language)\">\(least.language)</span>"
            : "a reader of \(least.age)"
        let supply: HTML =
            least.days == 0
            ? "finds nothing." : "gets something new on \(counted(least.days, "day")) before a message comes again."
        return "\(start) The shortest shelf is \(isolated: least.title): \(reader) \(supply)"
    }

    private var readers: String {
        catalog.audience.highest.map { "\(catalog.audience.lowest) to \($0)" } ?? "\(catalog.audience.lowest) and older"
    }

    /// The first of the cells with the fewest days.
    private var shortest: (title: String, language: String, age: Int, days: Int)? {
        var least: (title: String, language: String, age: Int, days: Int)?
        for language in grid.languages {
            for category in catalog.categories {
                for (age, cell) in zip(grid.ages, grid.cells(category.id, language)) {
                    if cell.days < least?.days ?? .max { least = (category.title, language, age, cell.days) }
                }
            }
        }
        return least
    }

    private var tiles: HTML {
        let tiles: [(one: String, many: String, count: Int)] = [
            ("message", "messages", figures.messages), ("author", "authors", bundle.authors.count),
            ("category", "categories", catalog.categories.count), ("error", "errors", checks.errors),
            ("warning", "warnings", checks.warnings), ("note", "notes", checks.notes),
        ]
        let items = tiles.map { tile -> HTML in
            "<div><dt>\(tile.count == 1 ? tile.one : tile.many)</dt><dd>\(grouped(tile.count))</dd></div>\n"
        }
        return "<dl class=\"tiles\">\n\(items)</dl>\n"
    }

    private var today: HTML {
        guard let record = messageOfTheDay else { return .none }
        let lines = record.text.split(separator: "\n", omittingEmptySubsequences: false).map { HTML("\(String($0))") }
        let author = record.author?.name ?? record.attributedTo
        let work: HTML = record.work.map { ", <cite>\(isolated: $0.title)</cite>" } ?? .none
        let credit: HTML = author.map { "<p class=\"credit\">— \(isolated: $0)\(work)</p>\n" } ?? .none
        return """
            <figure class="today" aria-labelledby="today">
            <blockquote lang="\(record.language)" dir="auto"><p>\(lines.joined(by: "<br>"))</p></blockquote>
            \(credit)<figcaption id="today">The message of \(String(catalog.released.prefix(10))), for everyone. <a href="#\(record.id)">See it in apps</a>
            </figcaption>
            </figure>

            """
    }

    private var facts: HTML {
        let facts: [(String, HTML)] = [
            ("content version", "\(catalog.contentNumber) (\(catalog.contentLabel))"),
            ("checked for", "\(catalog.phase)"), ("dated", "\(String(catalog.released.prefix(10)))"),
            ("languages", "\(catalog.languages.joined(separator: ", "))"),
            ("licence of our own texts", "\(catalog.licence)"),
            ("bundle format", "\(catalog.format.major).\(catalog.format.minor)"),
            ("withdrawn or moved", "\(catalog.counts.gone)"),
            ("digest", "<code class=\"digest\">\(catalog.digest)</code>"),
        ]
        let rows = facts.map { name, value -> HTML in "<div><dt>\(name)</dt><dd>\(value)</dd></div>\n" }
        return "<dl class=\"facts\">\n\(rows)</dl>\n"
    }
}
