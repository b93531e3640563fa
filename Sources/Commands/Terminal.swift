import Diagnostics
import FileAccess

/// The one way by which words for people leave the tool.
///
/// File names, ids, texts and arguments may hold control characters, which could colour, move or overwrite what stands
/// on a terminal, or turn a line round. All of them are shown as code points; only the ends of the tool's own lines are
/// left. Formats for machines are written with `FileWriting` and have escapes of their own.
enum Terminal {
    static func show(_ text: String) throws {
        try FileWriting.standardOutput(shown(text))
    }

    static func complain(_ text: String) {
        FileWriting.standardError(shown(text))
    }

    /// A text of several lines without a control character in any of them.
    ///
    /// - Parameter arguments: what the tool was called with: a line end inside one of these is none of the tool's own.
    static func shown(_ text: String, arguments: [String] = CommandLine.arguments) -> String {
        var text = text
        for argument in arguments where argument.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
            let value = argument.split(separator: "=", maxSplits: 1).last.map(String.init) ?? argument
            for poisoned in [argument, value] where poisoned.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
                text = text.replacing(poisoned, with: escaped(poisoned))
            }
        }
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return text }
        return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
            .map { escaped(String(Substring($0))) }.joined(separator: "\n")
    }
}
