import BundleReader
import Diagnostics

/// Every message as its apps show it: controls here, the messages themselves by the script.
struct MessagesSection {
    let bundle: Bundle
    let figures: CatalogFigures
    let ages: [Int]

    var html: HTML {
        """
        <section id="messages" aria-labelledby="messages-title">
        <h2 id="messages-title">Messages in apps</h2>
        <noscript><p class="alarm">The messages are shown by a script, which this browser does not run. Figures and \
        findings stand above.</p></noscript>
        <div id="browser" hidden>
        <form id="filters" role="search" aria-label="Messages">
        <div class="field wide"><label for="words">Search in words, authors, works and ids</label>
        <input id="words" type="search" autocomplete="off" spellcheck="false"></div>
        \(choice("category", "Category", "all", categories))\
        \(choice("kind", "Kind", "all", figures.kinds.ranked.map { ($0.key, $0.key, $0.count) }))\
        \(choice("age", "Reader’s age", "any", ages.map { (String($0), String($0), nil) }))\
        \(choice("mood", "Mood", "all", figures.moods.ranked.map { ($0.key, $0.key, $0.count) }))\
        \(choice("author", "Author", "all", authors))\
        \(choice("status", "Status", "all", statuses))\
        \(choice("lang", "Language", "all", figures.languages.ranked.map { ($0.key, $0.key, $0.count) }))\
        \(choice("view", "Show as", "everything", views))\
        <div class="field check"><input id="with-findings" type="checkbox"><label for="with-findings">With findings only</label></div>
        <div class="field"><button type="reset">Clear all</button></div>
        </form>
        <p id="count" role="status"></p>
        <div id="list"></div>
        <p><button id="more" type="button">Show more</button></p>
        </div>
        </section>

        """
    }

    private typealias Option = (value: String, title: String, count: Int?)

    private func choice(_ id: String, _ label: String, _ all: String, _ options: [Option]) -> HTML {
        let rows = options.map { option -> HTML in
            let count: HTML = option.count.map { " (\(grouped($0)))" } ?? .none
            return "<option value=\"\(option.value)\">\(option.title)\(count)</option>\n"
        }
        return """
            <div class="field"><label for="\(id)">\(label)</label>
            <select id="\(id)"><option value="">\(all)</option>
            \(rows)</select></div>

            """
    }

    private var views: [Option] {
        [("card", "card", nil), ("notification", "notification", nil), ("quote", "quote of the day", nil)]
    }

    private var categories: [Option] {
        bundle.catalog.categories.map { ($0.id, $0.title, figures.categories[$0.id] ?? 0) }
    }

    private var statuses: [Option] {
        figures.statuses.mapValues(\.messages).ranked.map { ($0.key, $0.key, $0.count) }
    }

    /// Whoever is credited, by the name under which a list files them.
    private var authors: [Option] {
        let all = bundle.authors.sorted { $0.sortName.utf8.lexicographicallyPrecedes($1.sortName.utf8) }
        return all.map { ($0.name, $0.name, $0.messageCount) }
    }
}
