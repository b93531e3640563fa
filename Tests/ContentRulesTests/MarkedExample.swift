import Diagnostics

/// A rule's example with its marks taken out: the files as bytes, and where the marks stood.
struct MarkedExample {
    var files: [SourceFile] = []

    /// Byte offsets of `↓`, by path.
    var marks: [String: [Int]] = [:]

    init(_ example: RuleExample) {
        for (path, text) in example.files {
            let (bytes, offsets) = Self.read(text)
            files.append(SourceFile(path: path, bytes: bytes))
            if !offsets.isEmpty { marks[path] = offsets }
        }
    }

    /// Replaces `⟨97⟩` by a byte and `⟨U+200B⟩` by a code point, and takes `↓` out.
    static func read(_ marked: String) -> (bytes: [UInt8], marks: [Int]) {
        var bytes: [UInt8] = []
        var marks: [Int] = []
        var rest = marked.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "↓": marks.append(bytes.count)
            case "⟨":
                let end = rest.firstIndex(of: "⟩") ?? rest.endIndex
                bytes += code(String(rest[..<end]))
                rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
            default: bytes += Array(String(scalar).utf8)
            }
        }
        return (bytes, marks)
    }

    private static func code(_ code: String) -> [UInt8] {
        if code.hasPrefix("U+"), let value = UInt32(code.dropFirst(2), radix: 16), let scalar = Unicode.Scalar(value) {
            return Array(String(scalar).utf8)
        }
        guard let byte = UInt8(code, radix: 16) else { fatalError("⟨\(code)⟩ is neither a byte nor a code point") }
        return [byte]
    }
}
