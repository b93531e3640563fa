import Testing

@testable import ReportWriting

/// What the page says about who has read what.
struct ReadingsSectionTests {
    private func text(_ number: Int, _ path: String, _ why: String) -> ReadingsOverview.Text {
        .init(id: "q000000000000\(number)", text: "Small <steps> \(number)", path: path, why: why)
    }

    private func html(_ readings: ReadingsOverview) -> String { ReadingsSection(readings: readings).html.markup }

    @Test func thatNobodyHasReadAnythingIsSaid() {
        let page = html(ReadingsOverview(all: 892, read: 0))
        #expect(page.contains("Nobody has read any of the 892 texts."))
        #expect(page.contains("that they find nothing in a text is no verdict"))
        #expect(!page.contains("<h3>"))
        #expect(html(ReadingsOverview(all: 2, read: 2)).contains("People have read all 2 texts."))
        #expect(html(ReadingsOverview(all: 2, read: 1)).contains("People have read 1 of 2 texts."))
    }

    @Test func unreadTextsAreListedByFileWithTheReason() {
        let page = html(
            ReadingsOverview(
                all: 3, read: 0,
                unread: [
                    text(1, "a&b.md", "nobody has read this text"), text(2, "a&b.md", "one person has read this text"),
                    text(3, "c.md", "the words have changed since Ada read them"),
                ]))
        #expect(page.contains("<h3>Waiting for readers <span class=\"count\">3</span></h3>"))
        #expect(page.contains("<summary><bdi>a&amp;b.md</bdi> <span class=\"count\">2</span></summary>"))
        #expect(
            page.contains(
                "<li><a href=\"#q0000000000003\"><bdi>Small &lt;steps&gt; 3</bdi></a>: "
                    + "<bdi>the words have changed since Ada read them</bdi></li>"))
    }

    @Test func readersBulkAndWhatWasSentBackAreNamed() {
        var ada = ReadingsOverview.Reader(name: "Ada <b>")
        (ada.accepted, ada.bulk, ada.sentBack, ada.lapsed) = (40, 36, 2, 1)
        let page = html(
            ReadingsOverview(
                all: 50, read: 40, sentBack: [text(1, "a.md", "Ada, 2026-11-22: It mocks.")], readers: [ada],
                bulk: [.init(on: "2026-11-22", by: "Ada <b>", reason: "Read as a book.", count: 36)]))
        #expect(
            page.contains(
                "<th scope=\"row\"><bdi>Ada &lt;b&gt;</bdi></th><td>40</td><td>36</td><td>2</td><td>1</td></tr>"))
        #expect(page.contains("<li>2026-11-22, <bdi>Ada &lt;b&gt;</bdi>, 36 texts: <bdi>Read as a book.</bdi></li>"))
        #expect(page.contains("<bdi>Ada, 2026-11-22: It mocks.</bdi>"))
    }
}
