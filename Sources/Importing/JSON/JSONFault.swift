/// What is wrong with a piece of JSON.
enum JSONFault: Hashable, Sendable {
    case trailingComma
    case missingComma
    case extraComma
    case singleQuotes
    case curlyQuotes
    case unquotedKey(String)
    case unclosedString
    case controlCharacter(UInt8)
    case unknownEscape(String)
    case shortEscape
    case notJSONWord(String)
    case comment
    case number(String)
    case missingColon
    case missingValue
    case unexpected(String)
    case mismatched(open: String, close: String)
    case unclosed(String)
    case tooDeep(Int)
    case tooManyFaults
    case textBehind
    case empty

    /// Not faults of the grammar, and rules of their own.
    case loneSurrogate(String)
    case duplicateKey(String, first: Range<Int>)
}
