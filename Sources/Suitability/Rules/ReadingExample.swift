import CatalogModel
import Diagnostics
import Identity
import TextNormalisation

/// Content with readings, for the examples of rules.
enum ReadingExample {
    static let text = "Begin where you are."

    /// - Parameters:
    ///   - entry: Markdown of the entry; nil for one that is declared 12+.
    ///   - marked: whether the finding is expected at the words of the entry.
    ///   - readings: `decisions/readings.jsonl`.
    static func files(
        entry: String? = nil, marked: Bool = false, needed: Int = 1, readings: String? = nil
    ) -> RuleExample {
        let entry = entry ?? "> \(marked ? "↓" : "")\(text)\n\n- id: q0000000000a1\n"
        var files = [
            ("catalog.yml", RuleExample.settings(readings: "{needed: \(needed)}")),
            // Only the example is to be read.
            ("messages/courage/base.md", "---\ncategory: courage\nages: 12+\n---\n\n\(entry)"),
        ]
        if let readings { files.append((ReadingReader.path, readings)) }
        return RuleExample(files: files)
    }

    /// A line of `decisions/readings.jsonl`.
    static func line(
        sentBack: Bool = false, id: String = "q0000000000a1", text: String = text, by: String = "A. Reader",
        on day: String = "2026-11-21", ages: String = "12+", mark: Bool = false
    ) -> String {
        let verdict =
            sentBack
            ? #""because":"It mocks.","by":"\#(by)""# : #""ages":"\#(ages)","by":"\#(by)""#
        return
            #"{\#(verdict),"form":"\#(ShortDigest(of: NormalForm.bytes(of: text)))","id":"\#(mark ? "↓" : "")\#(id)","#
            + #""on":"\#(day)","verdict":"\#(sentBack ? "sent-back" : "accepted")"}"# + "\n"
    }
}
