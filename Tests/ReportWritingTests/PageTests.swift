import BundleReader
import BundleSamples
import Testing

@testable import ReportWriting

/// The page as a whole.
struct PageTests {
    @Test func thePageNeedsNothingElse() throws {
        let page = SampleReport.page(SampleReport.report(try SampleReport.bundle()))
        for loading in [" src=", "url(http", "@import", "<link rel=\"stylesheet\"", "fetch(", "XMLHttpRequest"] {
            #expect(!page.contains(loading), "\(loading)")
        }
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
        #expect(page.hasSuffix("</script>\n</body>\n</html>\n"))
    }

    @Test func thePolicyAllowsThisStyleAndThisScriptAlone() throws {
        let page = SampleReport.page(SampleReport.report(try SampleReport.bundle()))
        let style = try #require(page.firstMatch(of: /<style>((?s:.*?))<\/style>/)).1
        let script = try #require(page.firstMatch(of: /<script>((?s:.*?))<\/script>/)).1
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
        #expect(
            policy
                == """
                default-src 'none'; script-src '\(ContentPolicy.digest(Array(script.utf8)))'; \
                style-src '\(ContentPolicy.digest(Array(style.utf8)))'; img-src data:; base-uri 'none'; \
                form-action 'none'; require-trusted-types-for 'script'
                """)
        #expect(!page.contains(/<[^>]* (style|on[a-z]+)="/))
    }

    @Test func theSameCatalogGivesTheSameBytes() throws {
        func page(_ places: some Sequence<Int>) throws -> [UInt8] {
            let all = (1...60).map { SampleCatalog.message($0, "Step \($0) of many.") }
            var report = SampleReport.report(
                try SampleReport.bundle(places.map { all[$0] }), SampleReport.checks)
            report.messagesOfFindings = [0: SampleCatalog.id(3).string, 1: SampleCatalog.id(4).string]
            return report.page
        }
        let page1 = try page(0..<60)
        for _ in 1...3 { #expect(try page((0..<60).shuffled()) == page1) }
    }

    @Test func theHeadNamesTheBundle() throws {
        let bundle = try SampleReport.bundle()
        let page = SampleReport.page(SampleReport.report(bundle, SampleReport.checks))
        #expect(page.contains("<h1><bdi>Sample</bdi></h1>"))
        #expect(page.contains("<title>Sample 2026.11.21-1: catalog report</title>"))
        #expect(page.contains("<code class=\"digest\">\(bundle.catalog.digest)</code>"))
        #expect(page.contains("1 error keeps this content from being built"))
        #expect(page.contains("<p class=\"version\">2026.11.21-1 <span class=\"phase\">release</span></p>"))
        let example = try #require(try BundleExamples().good.first { $0.name == "slice" })
        let slice = try Bundle(catalog: example.files[BundleLayout.catalog]!, files: example.files)
        #expect(
            SampleReport.page(SampleReport.report(slice)).contains(
                "<span class=\"phase\">slice <bdi>de</bdi></span>"))
    }

    @Test func withoutACatalogTheFindingsAreShown() {
        let report = CatalogReport(
            catalog: .none(because: "two messages have the id <q>"), checks: SampleReport.checks,
            comparison: .impossible(because: "there is no catalog to compare"))
        let page = SampleReport.page(report)
        #expect(page.contains("There is no catalog to show: <bdi>two messages have the id &lt;q&gt;</bdi>"))
        #expect(
            page.contains("id=\"finding-2\"") && !page.contains("id=\"data\"") && !page.contains("href=\"#supply\""))
    }
}
