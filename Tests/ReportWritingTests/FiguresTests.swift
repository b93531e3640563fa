import BundleReader
import BundleSamples
import CatalogModel
import Testing

@testable import ReportWriting

/// What the report counts is what the bundle holds.
struct FiguresTests {
    @Test func countsAreThoseOfTheBundle() throws {
        let bundle = try SampleReport.bundle()
        let figures = CatalogFigures(bundle, notificationLimit: 60)
        let counts = bundle.catalog.counts
        #expect(figures.messages == counts.live && figures.messages == 3)
        #expect(figures.kinds == counts.kinds)
        #expect(figures.languages == counts.languages)
        #expect(figures.categories == ["courage": 2, "rest": 2])
        #expect(figures.moods == ["anxious": 1, "tired": 2])
        #expect(figures.youngest == [4: 1, 12: 1, 13: 1])
        #expect(figures.oldest == [90: 1])
        #expect(figures.statuses["sourced"] == .init(messages: 1, places: 1, sources: 1, neither: 0))
        #expect(figures.statuses["original"] == .init(messages: 2, places: 0, sources: 1, neither: 1))
        #expect(figures.cut == 1)
        #expect(CatalogFigures(bundle, notificationLimit: 140).cut == 0)
    }

    @Test func supplyIsThatOfTheBundle() throws {
        let bundle = try SampleReport.bundle()
        let grid = SupplyGrid(bundle, SampleReport.floors(2, ages: [12, 14]))
        #expect(grid.ages == [12, 13, 14, 16, 18])
        let bands = bundle.catalog.ageBands
        for (category, languages) in bundle.catalog.counts.supply {
            for (language, counts) in languages {
                for (age, cell) in zip(grid.ages, grid.cells(category, language)) {
                    if let band = bands.firstIndex(of: age) { #expect(cell.days == counts[band], "\(category) \(age)") }
                }
            }
        }
        #expect(grid.cells("courage", "en").map(\.days) == [1, 2, 2, 2, 2])
        #expect(grid.cells("courage", "en").map(\.isShort) == [true, false, false, false, false])
        #expect(grid.cells("courage", "de").map(\.days) == [0, 0, 0, 0, 0])
        #expect(grid.cells("courage", "de").map(\.floor) == [2, nil, 2, nil, nil])
        #expect(SupplyGrid(bundle, nil).cells("courage", "de").filter(\.isShort).isEmpty)
    }

    @Test func theHeatMapMarksWhatIsBelowTheFloor() throws {
        let bundle = try SampleReport.bundle()
        let floors = SampleReport.floors(2, ages: [12])
        let html = SupplySection(catalog: bundle.catalog, grid: SupplyGrid(bundle, floors), floors: floors).html.markup
        #expect(
            html.contains(
                """
                <tr><th scope="row"><bdi>Courage</bdi></th><td class="short"><span aria-hidden="true">▼ </span>1<span \
                class="unseen">, below the floor of 2</span></td><td class="d0">2</td><td class="d0">2</td>\
                <td class="d0">2</td></tr>
                """))
        #expect(html.contains("asks for 2 days; <strong>4 cells are below</strong> and marked ▼."))
        let plain = SupplySection(catalog: bundle.catalog, grid: SupplyGrid(bundle, nil), floors: nil).html.markup
        #expect(plain.contains("asks for no number of days.") && !plain.contains("short"))
    }

    @Test func floorsOfSingleCategoriesCount() throws {
        let bundle = try SampleReport.bundle()
        var floors = SampleReport.floors(1, ages: [18])
        floors.exceptions = [
            .init(categories: [SampleCatalog.located("courage")], languages: [], days: SampleCatalog.located(3))
        ]
        let grid = SupplyGrid(bundle, floors)
        #expect(grid.cells("courage", "en").map(\.floor) == [nil, nil, nil, 3])
        #expect(grid.cells("courage", "en").map(\.isShort) == [false, false, false, true])
        #expect(grid.cells("rest", "en").map(\.floor) == [nil, nil, nil, 1])
        let html = SupplySection(catalog: bundle.catalog, grid: grid, floors: floors).html.markup
        #expect(html.contains("asks for 1 day, and for other numbers where it says so; "))
        #expect(html.contains(", below the floor of 3</span>"))
    }

    @Test func lengthsAreCountedInSteps() {
        var histogram = LengthHistogram()
        for length in [0, 19, 20, 139, 140, 499, 5000] { histogram.add(length) }
        #expect(histogram.counts.count == LengthHistogram.mostSteps)
        #expect(histogram.counts.prefix(2) == [2, 1])
        #expect(histogram.counts[6...7] == [1, 1])
        #expect(histogram.counts.last == 2)
        #expect((histogram.range(1), histogram.range(24)) == ("20–39", "480 and more"))
        #expect((histogram.shortest, histogram.longest) == (0, 5000))
    }

    @Test func theChartMarksTheLimitAndWhatIsBeyond() {
        var histogram = LengthHistogram()
        for length in [10, 150, 150] { histogram.add(length) }
        let chart = LengthChart(histogram: histogram, limit: 140).html.markup
        #expect(chart.contains(#"<line x1="77.77%" x2="77.77%""#))
        #expect(chart.contains(">notification: 140</text>"))
        #expect(chart.split(separator: "\n").filter { $0.contains("beyond") }.count == 2)
    }

    @Test(arguments: [
        ("121", "180", "121–180"), ("-43~", "17", "c. 43 BC–17"), ("1960", nil, "born 1960"),
        (nil, "-430?", "died 430 BC?"), ("55~", "unknown", "c. 55–?"), (nil, "unknown", "?–?"), (nil, nil, ""),
    ])
    func yearsAreWrittenAsPeopleDo(born: String?, died: String?, years: String) {
        let written = AuthorsSection.years(born: born, died: died)
        #expect(written == years.replacing("c. ", with: "c.\u{A0}").replacing(" BC", with: "\u{A0}BC"))
    }
}
