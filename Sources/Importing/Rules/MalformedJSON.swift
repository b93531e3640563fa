import Diagnostics

/// JSON is written as its standard asks.
enum MalformedJSON {
    static let about = RuleDescription(
        id: "malformed-json",
        summary: "JSON is written as its standard asks.",
        why: "Other programs stop at the first such place; a comma too many can hide every record behind it.",
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "author": "Ada Brook"}]"#)],
        rejects: [
            RuleExample("import/quotes.json", #"[{"text": "Go on.", "author": "Ada Brook"↓,}]"#),
            RuleExample("import/quotes.json", #"[{"text": ↓'Go on.'}]"#),
            RuleExample("import/quotes.jsonl", "{\"text\": \"Go on.\"}\n{\"text\": ↓Go on.}\n"),
        ])

    static func diagnostic(_ fault: JSONFault, at range: Range<Int>, in text: DecodedText) -> Diagnostic {
        switch fault {
        case .loneSurrogate(let written): return LoneSurrogate.diagnostic(written, at: text.range(range))
        case .duplicateKey(let key, let first):
            return DuplicateJSONKey.diagnostic(key, at: text.range(range), first: text.range(first))
        default:
            let place = text.range(range)
            return Diagnostic(about, at: place, summary(fault), solutions: solutions(fault, at: place))
        }
    }

    private static func summary(_ fault: JSONFault) -> Wording {
        switch fault {
        case .trailingComma: "comma after the last element"
        case .missingComma: "comma missing between two elements"
        case .extraComma: "comma without an element"
        case .singleQuotes: "text in single quotes; JSON wants double quotes"
        case .curlyQuotes: "text in curly quotation marks; JSON wants straight ones"
        case .unquotedKey(let key): "key \(key) without quotation marks"
        case .unclosedString: "text begins here and its closing quotation mark is missing"
        case .controlCharacter(0x0A): "line break inside a text; write \\n"
        case .controlCharacter(let byte): "control character \(codePoint(UnicodeScalar(byte))) inside a text"
        case .unknownEscape(let written): "\(written) means nothing in JSON; a backslash itself is written \\\\"
        case .shortEscape: "\\u is not followed by four hexadecimal digits"
        case .notJSONWord(let word): "\(word) is no value in JSON"
        case .comment: "JSON has no comments"
        case .number(let written): "number \(written) is not written as JSON wants it"
        case .missingColon: "colon missing behind the key"
        case .missingValue: "value missing"
        case .unexpected(let found): "'\(found)' where a value or key should begin"
        case .mismatched(let open, let close): "'\(open)' is closed by '\(close)'"
        case .unclosed(let open): "'\(open)' is never closed; the file may have been cut off"
        case .tooDeep(let depth): "nested more than \(depth) deep; the rest is not read"
        case .tooManyFaults: "too many faults; the rest is not read"
        case .textBehind: "something stands behind the end of the JSON"
        case .empty: "there is no JSON here"
        case .loneSurrogate, .duplicateKey: "rule of its own"
        }
    }

    private static func solutions(_ fault: JSONFault, at place: SourceRange) -> [Diagnostic.Solution] {
        switch fault {
        case .trailingComma, .extraComma: [.init("remove the comma", [.init(place, with: "")])]
        case .missingComma: [.init("insert a comma", [.init(place, with: ",")])]
        case .unquotedKey: [.init("put the key in double quotes", [.init(place, with: "\"\(place.text)\"")])]
        case .singleQuotes where !place.text.contains("\""):
            [.init("use double quotes", [.init(place, with: "\"" + place.text.dropFirst().dropLast() + "\"")])]
        case .comment: [.init("remove the comment", [.init(place, with: "")])]
        case .controlCharacter(0x0A): [.init("write \\n", [.init(place, with: "\\n")])]
        case .notJSONWord(let word) where word.first == "T" || word.first == "F":
            [.init("write it in lower case", [.init(place, with: word.lowercased())])]
        case .notJSONWord: [.init("write null", [.init(place, with: "null")])]
        default: []
        }
    }
}
