extension JSONParser {
    mutating func word() -> JSONValue {
        let start = at
        let stop = endOfWord(start)
        let range = start..<stop
        let word = slice(range)
        at = stop
        switch word {
        case "null": return .null(range)
        case "true": return .bool(true, range)
        case "false": return .bool(false, range)
        case "None", "undefined", "NULL", "Null", "nil":
            report(.notJSONWord(word), range)
            return .null(range)
        case "True", "TRUE", "False", "FALSE":
            report(.notJSONWord(word), range)
            return .bool(word.first == "T", range)
        case "NaN", "Infinity", "-Infinity", "nan", "inf":
            report(.notJSONWord(word), range)
            return .null(range)
        default: break
        }
        if JSONNumber.isValid(text.bytes[range]) { return .number(range) }
        if JSONNumber.looksLikeOne(text.bytes[range]) {
            report(.number(word), range)
            return .number(range)
        }
        let shown = start..<max(stop, endOfCharacter(start))
        giveUp(.unexpected(slice(shown)), shown)
        return .broken(start..<end)
    }
}
