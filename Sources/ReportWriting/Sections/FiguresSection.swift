import BundleReader
import Diagnostics

/// What the catalog is made of: sorts, ages, lengths, moods, topics, statuses.
struct FiguresSection {
    let catalog: CatalogInfo
    let figures: CatalogFigures
    let notificationLimit: Int

    var html: HTML {
        """
        <section id="figures" aria-labelledby="figures-title">
        <h2 id="figures-title">What it is made of</h2>
        <div class="columns">
        \(part("Kinds", table("kind", figures.kinds.ranked)))\
        \(part("Languages", languages))\
        \(part("Ages", ages))\
        \(part("Categories", categories))\
        \(part("Moods", moods))\
        \(part("Delicate topics", topics))\
        </div>
        \(lengths)\(statuses)</section>

        """
    }

    private func part(_ title: String, _ content: HTML) -> HTML {
        "<div class=\"part\">\n<h3>\(title)</h3>\n\(content)</div>\n"
    }

    private func table(_ name: String, _ counts: [(key: String, count: Int)]) -> HTML {
        let rows = counts.map { (name: HTML("\(isolated: $0.key)"), count: $0.count) }
        return BarTable(
            caption: "Messages by \(name)", heads: (name, "messages"), rows: rows, total: figures.messages
        ).html
    }

    private var languages: HTML {
        let rows = figures.languages.ranked.map { language, count -> (name: HTML, count: Int) in
            ("<span data-language=\"\(language)\">\(language)</span>", count)
        }
        return BarTable(
            caption: "Messages by language", heads: ("language", "messages"), rows: rows, total: figures.messages
        ).html
    }

    private var ages: HTML {
        let rows = figures.youngest.sorted { $0.key < $1.key }.map { age, count -> (name: HTML, count: Int) in
            ("from\u{A0}\(age)", count)
        }
        let limited = figures.oldest.values.reduce(0, +)
        return """
            \(BarTable(
                caption: "Messages by the youngest age", heads: ("readers", "messages"), rows: rows,
                total: figures.messages
            ).html)<p class="remark">\(limited == 0 ? "None has" : "\(grouped(limited)) have") an upper end.</p>

            """
    }

    private var categories: HTML {
        let rows = catalog.categories.map { category -> (name: HTML, count: Int) in
            ("\(isolated: category.title)", figures.categories[category.id] ?? 0)
        }
        return BarTable(
            caption: "Messages by category", heads: ("category", "messages"), rows: rows, total: figures.messages
        ).html
    }

    private var moods: HTML {
        let counts = Dictionary(catalog.moods.map { ($0, 0) }, uniquingKeysWith: +).merging(figures.moods) { $1 }
        guard !counts.isEmpty else { return "<p class=\"remark\">No moods are declared.</p>\n" }
        return table("mood", counts.ranked)
    }

    private var topics: HTML {
        guard !figures.topics.isEmpty else {
            return "<p class=\"remark\">No message touches one.</p>\n"
        }
        return table("topic", figures.topics.ranked)
    }

    private var lengths: HTML {
        let histogram = figures.lengths
        guard let shortest = histogram.shortest, let longest = histogram.longest else { return .none }
        let rows = histogram.counts.indices.map { place -> HTML in
            """
            <tr><th scope="row">\(histogram.range(place))</th><td class="number">\(grouped(histogram.counts[place]))</td></tr>

            """
        }
        let cut = figures.cut == 0 ? "All of them fit" : "\(counted(figures.cut, "message")) cannot be shown whole"
        return """
            <h3>Lengths</h3>
            <p>Texts have \(shortest) to \(longest) characters. \(cut) in a notification, which has room for \
            \(notificationLimit) together with the author.</p>
            \(LengthChart(histogram: histogram, limit: notificationLimit).html)
            <details><summary>Lengths as a table</summary>
            <table class="plain"><caption class="unseen">Messages by length</caption>
            <thead><tr><th scope="col">characters</th><th scope="col" class="number">messages</th></tr></thead>
            <tbody>
            \(rows)</tbody></table>
            </details>

            """
    }

    private var statuses: HTML {
        let all = figures.statuses.sorted {
            $0.value.messages == $1.value.messages
                ? $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) : $0.value.messages > $1.value.messages
        }
        let rows = all.map { status, evidence -> HTML in
            let numbers = [evidence.messages, evidence.places, evidence.sources].map(grouped)
            // What was written in house is its own source.
            let neither = status == Record.Status.original.rawValue ? "–" : grouped(evidence.neither)
            let cells = (numbers + [neither]).map { number -> HTML in "<td class=\"number\">\(number)</td>" }
            return "<tr><th scope=\"row\">\(isolated: status)</th>\(cells)</tr>\n"
        }
        return """
            <h3>Sources by status</h3>
            <p>How sure the catalog is of who said it, and by what that can be checked.</p>
            <div class="scroller" role="region" aria-label="Sources by status" tabindex="0">
            <table class="plain"><caption class="unseen">Messages and sources by status</caption>
            <thead><tr><th scope="col">status</th><th scope="col" class="number">messages</th>\
            <th scope="col" class="number">place in a work</th><th scope="col" class="number">source</th>\
            <th scope="col" class="number">neither</th></tr></thead>
            <tbody>
            \(rows)</tbody></table>
            </div>

            """
    }
}
