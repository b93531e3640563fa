/// A piece of JSON and where it stands, in offsets of the decoded text; strings are decoded only when asked for.
enum JSONValue: Sendable {
    case null(Range<Int>)
    case bool(Bool, Range<Int>)
    case number(Range<Int>)
    case string(JSONString)
    case array([JSONValue], Range<Int>)
    case object([JSONMember], Range<Int>)
    /// What could not be read to its end.
    case broken(Range<Int>)

    var range: Range<Int> {
        switch self {
        case .null(let range), .bool(_, let range), .number(let range), .array(_, let range), .object(_, let range),
            .broken(let range):
            range
        case .string(let string): string.range
        }
    }
}

struct JSONString: Sendable {
    /// Between the quotation marks.
    let content: Range<Int>

    /// With the quotation marks.
    let range: Range<Int>

    /// Whether `content` is the text, without any escape in it.
    let isPlain: Bool
}

struct JSONMember: Sendable {
    let key: JSONString
    let value: JSONValue
}
