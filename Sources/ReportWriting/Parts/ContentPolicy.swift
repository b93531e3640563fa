import BundleReader

/// What a browser lets the page do: run this one script, apply this one style sheet, and nothing else.
///
/// Text of the content that were taken for a script would not run: its digest is not listed. Nothing is fetched, sent
/// or framed. Source: https://www.w3.org/TR/CSP3/.
enum ContentPolicy {
    static func text(script: [UInt8], style: [UInt8]) -> String {
        [
            "default-src 'none'", "script-src '\(digest(script))'", "style-src '\(digest(style))'", "img-src data:",
            "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
        ].joined(separator: "; ")
    }

    /// `sha256-` and the digest in base 64.
    static func digest(_ bytes: [UInt8]) -> String { "sha256-" + base64(SHA256Digest.bytes(of: bytes)) }

    /// Source: RFC 4648, section 4.
    private static func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
