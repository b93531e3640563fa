import BundleReader
import BundleSamples
import Testing

import struct Foundation.Data
import class Foundation.JSONSerialization

@testable import ReportWriting

/// The messages as the script reads them.
struct MessageDataTests {
    private func data(_ bundle: Bundle, _ edit: (inout CatalogReport) -> Void = { _ in }) -> String {
        var report = SampleReport.report(bundle, SampleReport.checks)
        edit(&report)
        return String(decoding: MessageData.bytes(bundle, of: report), as: UTF8.self)
    }

    private func parsed(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func holdsEveryMessageAsItsAppsShowIt() throws {
        let bundle = try SampleReport.bundle()
        let all = try parsed(data(bundle))
        let shared = try #require(all["shared"] as? [String])
        let messages = try #require(all["messages"] as? [[String: Any]])
        #expect(messages.map { $0["id"] as? String } == bundle.records.map(\.id))
        #expect(messages.map { $0["text"] as? String } == bundle.records.map(\.text))
        let quote = try #require(messages.first { $0["kind"] as? String == "quote" })
        #expect(
            quote["card"] as? [String]
                == ["Do not act as if you were going", "to live ten thousand years."])
        #expect((quote["credit"] as? Int).map { shared[$0] } == "— Marcus Aurelius, Meditations IV.17")
        #expect(quote["title"] as? String == "Courage")
        let body = "Do not act as if you were going to live ten thousand years. — Marcus Aurelius"
        #expect(quote["body"] as? String == body)
        #expect(quote["length"] as? Int == body.count && quote["limit"] as? Int == 140)
        #expect((quote["author"] as? Int).map { shared[$0] } == "Marcus Aurelius")
        let verse = try #require(messages.first { ($0["text"] as? String)?.contains("\n") == true })
        #expect(verse["quote"] as? String == "Small steps \"count\", round by round\\bend.")
    }

    @Test(arguments: [
        "</script><script>alert(1)", "<!--<script>", "]]>", "\u{2028}\u{2029}", "\u{202E}turned", "\u{FEFF}\0\u{1B}",
        "\\u003c\\", "\"'`", "e\u{301}\u{200D}👩‍🚀",
    ])
    func nothingEndsTheElement(text: String) throws {
        var message = SampleCatalog.message(1, text)
        message.moods = [text]
        let written = data(try SampleReport.bundle([message]))
        #expect(!written.contains("<"))
        #expect(!written.unicodeScalars.contains { "\u{2028}\u{2029}\u{202E}\u{FEFF}\0".unicodeScalars.contains($0) })
        let messages = try #require(try parsed(written)["messages"] as? [[String: Any]])
        #expect(messages[0]["text"] as? String == text)
        #expect(messages[0]["moods"] as? [String] == [text])
    }

    @Test func namesTheFindingsAboutAMessage() throws {
        let bundle = try SampleReport.bundle()
        let id = SampleCatalog.id(3).string
        let all = try parsed(data(bundle) { $0.messagesOfFindings = [0: id, 2: id] })
        let messages = try #require(all["messages"] as? [[String: Any]])
        #expect(messages.compactMap { $0["findings"] as? [Int] } == [[0, 2]])
        let findings = try #require(all["findings"] as? [[String: Any]])
        #expect(findings.map { $0["summary"] as? String } == ["mood 'anx<us' does not exist", "the end is missing"])
    }
}
