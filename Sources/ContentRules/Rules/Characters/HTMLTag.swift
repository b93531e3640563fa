import Diagnostics

/// Text is plain: it holds no HTML tags.
struct HTMLTag: CharacterRule {
    static let about = RuleDescription(
        id: "html-tag",
        summary: "Text is plain and holds no HTML tags.",
        why: """
            Apps print what they are given: '<br/>' in a text is shown as those five characters, and a server that \
            does put texts into pages must not run what is in them.
            """,
        severity: .warning,
        accepts: ["> If a < b and b > c, I \\<3 you.\n", "> Well \\<sigh>, that was that.\n"],
        rejects: [
            "> One line,↓\\<br/>and the next.\n", "> Be ↓\\<i>very↓\\</i> brave.\n",
            "> See ↓\\<a href=\"x\">there↓\\</a>.\n",
        ])

    static let needs: TextTraits = .angleBracket

    func check(_ text: ScannedText, _ findings: inout Findings) {
        var offset = 0
        while let start = text.bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = start + 1
            guard let tag = Tag(in: text.bytes, at: start) else { continue }
            offset = tag.range.upperBound
            findings.add(Self.diagnostic(tag, in: text))
        }
    }

    private static func diagnostic(_ tag: Tag, in text: ScannedText) -> Diagnostic {
        let range = tag.range
        // A space takes the place of a line break, unless there is one already.
        let isTight =
            text.scalar(before: range.lowerBound)?.isSpace == false
            && text.scalar(at: range.upperBound)?.isSpace == false
        let words = tag.name == "br" && isTight ? " " : ""
        return Diagnostic(
            about, at: text.range(range), .found(text.part(range)),
            solutions: [.init(words.isEmpty ? .remove : .writeSpace, [text.replacement(range, with: words)])])
    }

    /// A tag or a comment.
    private struct Tag {
        /// In lower case; empty for a comment.
        let name: String
        let range: Range<Int>

        /// Nil if no tag of HTML begins at the bracket.
        init?(in bytes: [UInt8], at start: Int) {
            if bytes[start...].starts(with: "<!--".utf8) {
                name = ""
                let end = bytes[start...].prefix(Self.longest).firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
                range = start..<(end ?? bytes.count)
                return
            }
            var offset = start + 1
            let closes = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
            if closes { offset += 1 }
            let letters = bytes[offset...].prefix(11).prefix(while: \.isAlphanumeric)
            name = String(decoding: letters.map { $0 < 0x60 ? $0 | 0x20 : $0 }, as: UTF8.self)
            offset += letters.count
            guard Self.names.contains(name), offset < bytes.count,
                bytes[offset] == UInt8(ascii: ">") || bytes[offset] == UInt8(ascii: "/") || bytes[offset] == 0x20,
                let end = bytes[offset...].prefix(Self.longest).firstIndex(of: UInt8(ascii: ">"))
            else { return nil }
            // Words in between are attributes only if they look like them.
            let between = bytes[offset..<end]
            let isBare = between.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "/") }
            guard isBare || between.contains(UInt8(ascii: "=")) else { return nil }
            if isBare, !closes, Self.ambiguous.contains(name), !Self.isClosed(name, in: bytes[end...]) { return nil }
            range = start..<end + 1
        }

        /// People mark speakers and pauses like this too: <A> Hello. <s>
        private static let ambiguous: Set<String> = ["a", "q", "s", "u", "var"]

        private static func isClosed(_ name: String, in bytes: ArraySlice<UInt8>) -> Bool {
            let end = Array("</\(name)>".utf8)
            let near = bytes.prefix(longest)
            return near.indices.contains { offset in
                near[offset] == UInt8(ascii: "<")
                    && near[offset...].prefix(end.count).lazy.map(\.inLowerCase).elementsEqual(end)
            }
        }

        /// Bytes within which a tag or an element ends; keeps the search short in text made to be slow.
        private static let longest = 1000

        /// Elements that turn up in copied text.
        private static let names: Set<String> = [
            "a", "abbr", "article", "b", "big", "blockquote", "body", "br", "center", "cite", "code", "dd", "del",
            "div", "dl", "dt", "em", "figure", "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head",
            "header", "hr", "html", "i", "iframe", "img", "input", "ins", "kbd", "li", "link", "main", "mark", "meta",
            "nav", "ol", "p", "pre", "q", "ruby", "s", "samp", "script", "section", "small", "span", "strike",
            "strong", "style", "sub", "sup", "svg", "table", "tbody", "td", "th", "thead", "title", "tr", "tt", "u",
            "ul", "var", "wbr",
        ]
    }
}

extension Wording {
    fileprivate static func found(_ tag: String) -> Wording { "'\(tag)' is an HTML tag" }
    fileprivate static let remove: Wording = "remove it"
    fileprivate static let writeSpace: Wording = "write a space, or break the line as the file's format does it"
}
