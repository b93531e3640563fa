import Diagnostics

/// Makes the edits that solutions propose.
enum FixedText {
    static func applying(_ replacements: [Diagnostic.Replacement], to text: String) -> String {
        String(decoding: applying(replacements, to: Array(text.utf8)), as: UTF8.self)
    }

    static func applying(_ replacements: [Diagnostic.Replacement], to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for replacement in replacements.sorted(by: { $0.range.bytes.lowerBound > $1.range.bytes.lowerBound }) {
            bytes.replaceSubrange(replacement.range.bytes, with: replacement.text.utf8)
        }
        return bytes
    }
}
