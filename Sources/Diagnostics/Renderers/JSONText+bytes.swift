/// Strings written straight into lines of many records, where putting values together first would cost too much.
extension JSONText {
    /// In quotation marks; only what must be escaped is.
    package static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    package static func append(_ text: String, to bytes: inout [UInt8]) { append(text.utf8.span, to: &bytes) }

    /// - Parameter text: valid UTF-8.
    package static func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for place in text.indices {
            let byte = text[place]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
            case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
            case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
            case ..<0x20: bytes += Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// A list of strings.
    package static func append(_ texts: some Sequence<String>, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "["))
        var isFirst = true
        for text in texts {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            append(text, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }
}
