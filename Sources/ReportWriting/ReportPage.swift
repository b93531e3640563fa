import BundleReader
import Diagnostics

/// A report as a page of HTML that holds all it needs.
struct ReportPage {
    private let report: CatalogReport

    init(_ report: CatalogReport) { self.report = report }

    var bytes: [UInt8] {
        let script = PackageResources.report_js
        let style = PackageResources.report_css
        let policy = ContentPolicy.text(script: script, style: style)
        let data: [UInt8]
        switch report.catalog {
        case .bundle(let bundle): data = MessageData.bytes(bundle, of: report)
        case .none: data = []
        }
        let start: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(HTML(trusted: policy))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <title>\(title)</title>
            <link rel="icon" href="\(HTML(trusted: Self.icon))">
            <style>\(HTML(trusted: String(decoding: style, as: UTF8.self)))</style>
            </head>
            <body>
            <a class="skip" href="#main">Skip to the report</a>
            \(header)\(navigation)<main id="main" tabindex="-1">
            \(sections)</main>
            <footer><p>Made by <code>catalog report</code> from the content alone: the same content gives the same page.</p></footer>

            """
        var bytes = Array(start.markup.utf8)
        if !data.isEmpty {
            bytes += Array("<script type=\"application/json\" id=\"data\">".utf8) + data + Array("</script>\n".utf8)
        }
        return bytes + Array("<script>".utf8) + script + Array("</script>\n</body>\n</html>\n".utf8)
    }

    /// A leaf.
    private static let icon =
        "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%23317a5c' "
        + "d='M2 14C2 6 7 2 14 2c0 8-4 12-10 11l4-5-6 6z'/%3E%3C/svg%3E"

    private var bundle: Bundle? { if case .bundle(let bundle) = report.catalog { bundle } else { nil } }

    private var title: String {
        bundle.map { "\($0.catalog.name) \($0.catalog.contentLabel): catalog report" } ?? "Catalog report"
    }

    private var header: HTML {
        let name: HTML = bundle.map { "\(isolated: $0.catalog.name)" } ?? "The catalog"
        let version: HTML =
            bundle.map { bundle in
                let slice: HTML =
                    bundle.catalog.slice.map {
                        " <span class=\"phase\">slice \(isolated: $0.name)</span>"
                    } ?? .none
                return """
                    <p class="version">\(bundle.catalog.contentLabel) \
                    <span class="phase">\(bundle.catalog.phase)</span>\(slice)</p>

                    """
            }
            ?? .none
        return """
            <header>
            <p class="eyebrow">Catalog report</p>
            <h1>\(name)</h1>
            \(version)<p class="verdict \(verdict.sort)"><span aria-hidden="true">\(verdict.sign) </span>\(verdict.words)</p>
            </header>

            """
    }

    private var verdict: (sort: String, sign: String, words: String) {
        let counts = report.checks.counts
        if counts.errors > 0 {
            let errors = counted(counts.errors, "error")
            return ("bad", "✕", "\(errors) \(counts.errors == 1 ? "keeps" : "keep") this content from being built")
        }
        if counts.warnings > 0 { return ("doubtful", "!", "No errors, \(counted(counts.warnings, "warning"))") }
        return ("good", "✓", "The checks found no errors and no warnings")
    }

    private var navigation: HTML {
        let readings = report.readings == nil ? [] : [(id: "readings", title: "Readings")]
        let all: [(id: String, title: String)] =
            bundle == nil
            ? readings + [("findings", "Findings"), ("changes", "Changes")]
            : [("overview", "At a glance"), ("supply", "Supply")] + readings + [
                ("findings", "Findings"), ("changes", "Changes"),
                ("figures", "Figures"), ("authors", "Authors"), ("messages", "Messages"),
            ]
        let items = all.map { part -> HTML in "<li><a href=\"#\(part.id)\">\(part.title)</a></li>\n" }
        return "<nav aria-label=\"Parts of the report\"><ul>\n\(items)</ul></nav>\n"
    }

    private var sections: HTML {
        let findings = FindingsSection(report.checks, messages: report.messagesOfFindings).html
        let readings = report.readings.map { ReadingsSection(readings: $0).html } ?? .none
        let changes = ChangesSection(comparison: report.comparison).html
        switch report.catalog {
        case .none(let reason):
            return
                "<p class=\"alarm\">There is no catalog to show: \(isolated: reason)</p>\n\(readings)\(findings)\(changes)"
        case .bundle(let bundle):
            let figures = CatalogFigures(bundle, notificationLimit: report.notificationLimit)
            let grid = SupplyGrid(bundle, report.floors)
            return """
                \(OverviewSection(
                    checks: report.checks.counts, bundle: bundle, figures: figures, grid: grid,
                    messageOfTheDay: report.messageOfTheDay
                ).html)\
                \(SupplySection(catalog: bundle.catalog, grid: grid, floors: report.floors).html)\
                \(readings)\(findings)\(changes)\
                \(FiguresSection(
                    catalog: bundle.catalog, figures: figures, notificationLimit: report.notificationLimit
                ).html)\
                \(AuthorsSection(authors: bundle.authors).html)\
                \(MessagesSection(bundle: bundle, figures: figures, ages: grid.ages).html)
                """
        }
    }
}
