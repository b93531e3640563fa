import Testing

@testable import ReportWriting

/// Text never becomes markup.
struct HTMLTests {
    @Test(arguments: [
        ("plain", "plain"), ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("</script>", "&lt;/script&gt;"),
        ("a\0b\u{1B}[1m\u{7F}\u{85}", "a\u{FFFD}b\u{FFFD}[1m\u{FFFD}\u{FFFD}"), ("one\ntwo\t", "one\ntwo\t"),
        ("né 👩‍🚀 \u{202E}x", "né 👩‍🚀 \u{202E}x"), ("e\u{301}<", "e\u{301}&lt;"), ("", ""),
    ])
    func whatIsInterpolatedIsEscaped(text: String, markup: String) {
        let piece: HTML = "<p title=\"\(text)\">\(text)</p>"
        #expect(piece.markup == "<p title=\"\(markup)\">\(markup)</p>")
        let isolated: HTML = "\(isolated: text)"
        #expect(isolated.markup == "<bdi>\(markup)</bdi>")
    }

    @Test func piecesAreNotEscapedAgain() {
        let inner: HTML = "<b>\("<")</b>"
        let pieces: [HTML] = [inner, "&amp;"]
        let whole: HTML = "<p>\(inner)\(pieces)\(7)</p>"
        #expect(whole.markup == "<p><b>&lt;</b><b>&lt;</b>&amp;7</p>")
        #expect(pieces.joined(by: ", ").markup == "<b>&lt;</b>, &amp;")
    }

    /// Digests computed by OpenSSL.
    @Test(arguments: [
        ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ])
    func thePolicyNamesADigestAsBrowsersDo(text: String, digest: String) {
        #expect(ContentPolicy.digest(Array(text.utf8)) == digest)
    }

    @Test(arguments: [
        (0, 0, "0"), (0, 9, "0"), (1, 892, "< 1"), (4, 892, "< 1"), (5, 892, "1"), (1, 3, "33"), (2, 3, "67"),
        (7, 7, "100"),
    ])
    func sharesAreRounded(count: Int, total: Int, share: String) {
        #expect(BarTable.share(count, of: total) == "\(share) %".replacing(" ", with: "\u{A0}"))
    }
}
