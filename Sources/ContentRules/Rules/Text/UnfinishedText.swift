import CatalogModel
import Diagnostics

/// A text is finished.
struct UnfinishedText: TextRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "unfinished-text",
        summary: "A text holds no remark that something is still to be done.",
        why: "A remark such as 'TODO' is for the people who write. In the words of a message it reaches readers.",
        severity: .warningThenError,
        accepts: ["> A todo list may have one line.\n", "> Everything is still to do.\n"],
        rejects: ["> The door was open. ↓TODO second sentence\n", "> ↓TBD\n", "> ↓FIXME: the lamp again.\n"])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        text.forEachWord { word in
            guard (3...5).contains(word.count),
                Self.remarks.contains(where: { text.bytes[word].elementsEqual($0.utf8) })
            else { return }
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(word), .found(text.part(word)),
                    solutions: [.init(.finish), .init(.moveToNote)]))
        }
    }

    private static let remarks = ["TODO", "TBD", "FIXME"]
}

extension Wording {
    fileprivate static func found(_ remark: String) -> Wording { "'\(remark)' is a remark for those who write" }
    fileprivate static let finish: Wording = "finish the text and remove the remark"
    fileprivate static let moveToNote: Wording = "write remarks for editors as 'note: REMARK'"
}
