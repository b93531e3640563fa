import BundleReader
import BundleSamples
import Diagnostics
import Publishing
import Testing

@testable import ReportWriting

/// Findings and changes as the page has them.
struct SectionTests {
    private let findings = FindingsSection(SampleReport.checks, messages: [0: "q0000000000a1"]).html.markup

    @Test func aFindingHasPlaceWordsLineAndHelp() {
        #expect(
            findings.contains(
                """
                <li id="finding-0" class="finding error" tabindex="-1">
                <p class="place"><span class="severity">error</span> <span class="path"><bdi>messages/a&amp;b.md</bdi>:2:8</span> <code>unknown-mood</code></p>
                <p class="summary"><bdi>mood &#39;anx&lt;us&#39; does not exist</bdi></p>
                <pre><span class="number" aria-hidden="true">2</span><code dir="auto">moods: <mark>anx&lt;us</mark></code></pre>
                <div class="help"><p><span class="label">What helps:</span> <bdi>write &#39;anxious&#39;</bdi></p>
                <pre><span class="number" aria-hidden="true">2</span><code dir="auto">moods: <ins>anxious</ins></code></pre>
                </div>
                <div class="more"><a href="#q0000000000a1">Show <code>q0000000000a1</code></a><details><summary>Why this is asked for</summary><p>Apps filter by it &amp; &quot;hope&quot;.</p></details></div>
                </li>
                """), "\(findings)")
    }

    @Test func whatCannotBeSeenIsShownAndOtherPlacesAreNamed() {
        #expect(findings.contains("<bdi>&lt;U+202E&gt; turns</bdi>"))
        #expect(findings.contains("&gt; One <mark>&lt;U+202E&gt;</mark>stair."))
        #expect(findings.contains("<bdi>messages/a&amp;b.md</bdi>:2:8</span>: <bdi>first here</bdi></p>"))
        #expect(!findings.unicodeScalars.contains("\u{202E}"))
    }

    @Test func severitiesComeTheWorstFirstAndAreCounted() {
        let places = ["<h3>Errors <span", "<h3>Warnings <span", "<h3>Notes <span"].map { findings.firstRange(of: $0) }
        #expect(places.allSatisfy { $0 != nil })
        #expect(places.compactMap { $0?.lowerBound } == places.compactMap { $0?.lowerBound }.sorted())
        #expect(findings.contains("<p>Checked 1 entry in 1 file with 1 rule: 1 error, 1 warning, 1 note.</p>"))
    }

    @Test func aFloodIsFoldedAndItsRestCounted() {
        let file = SourceFile(path: "a.md", text: String(repeating: "> x\n", count: 300))
        var flood = Findings(keeping: 150)
        for line in 1...300 {
            flood.add(Diagnostic(SampleReport.rule, at: SourceRange(file, file.bytesOfLine(line)), "x"))
        }
        let report = Report(flood, files: 1, entries: 300, rules: [SampleReport.rule])
        let html = FindingsSection(report, messages: [:]).html.markup
        #expect(html.contains("<h3>Errors <span class=\"count\">300</span></h3>"))
        #expect(html.contains("<summary>50 more</summary>\n<ol class=\"findings\" start=\"101\">"))
        #expect(html.contains("<li><bdi>a.md</bdi>: … and 150 more of <code>unknown-mood</code></li>"))
    }

    @Test func changesAreTheDiff() throws {
        let old = try SampleReport.bundle()
        var messages = SampleCatalog.messages
        messages[0].text = "Small steps <count>, round by round."
        messages[1].minAge = 9
        messages[2].moods = ["tired"]
        messages.append(SampleCatalog.message(9, "Rest & go on."))
        let changes = Changes(from: old, to: try SampleReport.bundle(messages, version: 2))
        let html = ChangesSection(comparison: .changes(changes)).html.markup
        let (text, added) = (SampleCatalog.id(3), SampleCatalog.id(9))
        #expect(html.contains("<p>Compared with content version 1; of class add, fix, retag.</p>"))
        #expect(
            html.contains(
                """
                <li><a href="#\(added)"><code>\(added)</code></a> <q><bdi lang="en">Rest &amp; go on.</bdi></q></li>
                """))
        #expect(html.contains("<a href=\"#\(text)\"><code>\(text)</code></a> <q><bdi lang=\"en\">Small steps "))
        #expect(html.contains("<del>&quot;</del><ins>&lt;</ins>count<del>&quot;</del><ins>&gt;</ins>,"), "\(html)")
        #expect(html.contains("<span class=\"what\"><del>13-90</del> <ins>9-90</ins></span>"))
        #expect(html.contains("<span class=\"what\"><bdi>-anxious</bdi></span>"))
        for (title, count) in [("Added", 1), ("Text changed", 1), ("Re-tagged", 1), ("Ages changed", 1)] {
            #expect(html.contains("<h3>\(title) <span class=\"count\">\(count)</span></h3>"), "\(title)")
        }
    }

    @Test func whatCannotBeComparedIsSaid() throws {
        let same = Changes(from: try SampleReport.bundle(), to: try SampleReport.bundle())
        let sections = [
            CatalogReport.Comparison.firstRelease: "Nothing has been published yet",
            .changes(same): "No message differs from content version 1.",
            .impossible(because: "a <b>"): "No comparison: <bdi>a &lt;b&gt;</bdi>",
        ]
        for (comparison, words) in sections {
            #expect(ChangesSection(comparison: comparison).html.markup.contains(words))
        }
    }
}

extension CatalogReport.Comparison: Hashable {
    public static func == (one: Self, other: Self) -> Bool { "\(one)" == "\(other)" }
    public func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
}
