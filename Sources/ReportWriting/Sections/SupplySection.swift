import BundleReader
import CatalogModel
import Diagnostics

/// The heat map of supply: category by age, a table for each language.
struct SupplySection {
    let catalog: CatalogInfo
    let grid: SupplyGrid
    let floors: SupplyFloors?

    var html: HTML {
        """
        <section id="supply" aria-labelledby="supply-title">
        <h2 id="supply-title">Supply</h2>
        <p>For how many days a reader of each age finds something new in a category, at one message a day.\(floorSentence)</p>
        \(legend)\(grid.languages.map(table))</section>

        """
    }

    private var shortCells: Int {
        grid.languages.reduce(0) { sum, language in
            sum + catalog.categories.reduce(0) { $0 + grid.cells($1.id, language).count(where: \.isShort) }
        }
    }

    private var floorSentence: HTML {
        guard let floors else { return " <code>catalog.yml</code> asks for no number of days." }
        let short = shortCells
        let result: HTML =
            short == 0
            ? "no cell is below."
            : "<strong>\(counted(short, "cell")) \(short == 1 ? "is" : "are") below</strong> and marked ▼."
        let others = floors.exceptions.isEmpty ? "" : ", and for other numbers where it says so"
        return " <code>catalog.yml</code> asks for \(counted(floors.days.value, "day"))\(others); \(result)"
    }

    private var legend: HTML {
        let steps = Self.steps.enumerated().map { place, step -> HTML in
            "<li><span class=\"swatch d\(place)\"></span>\(step.words)</li>\n"
        }
        let short: HTML = floors == nil ? .none : "<li><span class=\"swatch short\">▼</span>below the floor</li>\n"
        return "<ul class=\"legend\" aria-label=\"Colours\">\n\(steps)\(short)</ul>\n"
    }

    /// From so many days on a cell has the colour of its number.
    private static let steps: [(days: Int, words: String)] = [
        (0, "under 2 weeks"), (14, "2 weeks"), (28, "4 weeks"), (56, "8 weeks"), (112, "16 weeks and more"),
    ]

    private func table(_ language: String) -> HTML {
        let heads = grid.ages.map { age -> HTML in
            "<th scope=\"col\"><span class=\"long\">age </span>\(age)</th>"
        }
        let rows = catalog.categories.map { category -> HTML in
            let cells = grid.cells(category.id, language)
            return "<tr><th scope=\"row\">\(isolated: category.title)</th>\(cells.map(self.cell))</tr>\n"
        }
        return """
            <div class="scroller" role="region" aria-label="Supply in \(language)" tabindex="0">
            <table class="heat"><caption>Days in <span data-language="\(language)">\(language)</span></caption>
            <thead><tr><th scope="col">category</th>\(heads)</tr></thead>
            <tbody>
            \(rows)</tbody></table>
            </div>

            """
    }

    private func cell(_ cell: SupplyMatrix.Cell) -> HTML {
        if cell.isShort {
            return """
                <td class="short"><span aria-hidden="true">▼ </span>\(cell.days)\
                <span class="unseen">, below the floor of \(cell.floor ?? 0)</span></td>
                """
        }
        let step = Self.steps.lastIndex { $0.days <= cell.days } ?? 0
        return "<td class=\"d\(step)\">\(cell.days)</td>"
    }
}
