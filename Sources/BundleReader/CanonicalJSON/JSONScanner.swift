/// Reads JSON out of bytes, one token after the other, building nothing but what is asked for.
///
/// Nothing in the bytes is trusted: every step is checked against the end, nesting is limited, and no number found in
/// the input decides how much memory is taken. The bytes must be valid UTF-8 (see `UTF8Check`).
package struct JSONScanner: Sendable {
    package enum Form: Hashable, Sendable {
        /// As `BundleLayout` defines it; anything else is a fault.
        case canonical
        /// As people write it: space between tokens, keys in any order, any escape.
        case relaxed
    }

    let bytes: [UInt8]
    let end: Int
    let form: Form

    /// Offset of the next byte.
    package internal(set) var position: Int

    /// Where the key read last stands, without its quotation marks.
    package internal(set) var lastKey = 0..<0

    var depth = 0

    /// Whether values are only looked at: texts are checked like any other but come back empty, lists of texts as well.
    ///
    /// So the code that decodes a record also checks it, without taking memory for it.
    var isOnlyChecking = false

    /// - Parameter range: what is to be scanned; line ends are not part of it.
    package init(_ bytes: [UInt8], in range: Range<Int>? = nil, _ form: Form = .canonical) {
        let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
        self.bytes = bytes
        self.form = form
        position = range.lowerBound
        end = range.upperBound
        if form == .relaxed { skipSpace() }
    }

    /// Reads an object; the closure must read or skip the value of each key it is given.
    package mutating func object(
        _ member: (_ scanner: inout JSONScanner, _ key: String) throws(JSONFault) -> Void
    ) throws(JSONFault) {
        try open(UInt8(ascii: "{"), "an object")
        var last: Range<Int>?
        while try !close(UInt8(ascii: "}"), isFirst: last == nil) {
            let key = try key(after: &last)
            try member(&self, String(decoding: bytes[key], as: UTF8.self))
        }
        depth -= 1
    }

    /// Reads a list; the closure must read or skip each element.
    package mutating func array(_ element: (_ scanner: inout JSONScanner) throws(JSONFault) -> Void) throws(JSONFault) {
        try open(UInt8(ascii: "["), "a list")
        var isFirst = true
        while try !close(UInt8(ascii: "]"), isFirst: isFirst) {
            isFirst = false
            try element(&self)
        }
        depth -= 1
    }

    package mutating func string() throws(JSONFault) -> String {
        let (content, hasEscapes) = try rawString()
        if hasEscapes { return try unescaped(content) }
        return isOnlyChecking ? "" : String(decoding: bytes[content], as: UTF8.self)
    }

    package mutating func strings() throws(JSONFault) -> [String] {
        var all: [String] = []
        try array { scanner throws(JSONFault) in
            let text = try scanner.string()
            if !scanner.isOnlyChecking { all.append(text) }
        }
        return all
    }

    package mutating func integer() throws(JSONFault) -> Int {
        let start = position
        let isNegative = take(UInt8(ascii: "-"))
        let firstDigit = position
        var number = 0
        while let byte = next, byte &- 0x30 <= 9 {
            number = number * 10 + Int(byte - 0x30)
            guard number <= BundleLayout.largestInteger else { throw JSONFault("a number is too large", at: start) }
            position += 1
        }
        guard position > firstDigit else { throw JSONFault("an integer is expected", at: start) }
        if bytes[firstDigit] == 0x30, position - firstDigit > 1 || isNegative {
            throw JSONFault("a number is written in an unusual way", at: start)
        }
        if let byte = next, byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") {
            throw JSONFault("only whole numbers are allowed", at: start)
        }
        skipSpace()
        return isNegative ? -number : number
    }

    package mutating func boolean() throws(JSONFault) -> Bool {
        if take(word: "true") { return true }
        if take(word: "false") { return false }
        throw JSONFault("true or false is expected", at: position)
    }

    /// Reads over a value of any kind, as strictly as if it had been asked for.
    package mutating func skip() throws(JSONFault) {
        switch next {
        case UInt8(ascii: "\""):
            let (content, hasEscapes) = try rawString()
            if hasEscapes { _ = try unescaped(content) }
        case UInt8(ascii: "{"):
            try open(UInt8(ascii: "{"), "an object")
            var last: Range<Int>?
            while try !close(UInt8(ascii: "}"), isFirst: last == nil) {
                _ = try key(after: &last)
                try skip()
            }
            depth -= 1
        case UInt8(ascii: "["): try array { scanner throws(JSONFault) in try scanner.skip() }
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try boolean()
        case UInt8(ascii: "n"):
            guard take(word: "null") else { throw JSONFault("a value is expected", at: position) }
        case UInt8(ascii: "-"), .some(0x30...0x39): _ = try integer()
        default: throw JSONFault("a value is expected", at: position)
        }
    }

    /// Makes sure that nothing follows.
    package func finish() throws(JSONFault) {
        guard position == end else { throw JSONFault("something follows the end of the value", at: position) }
    }

    /// The next byte; nil at the end.
    package var next: UInt8? { position < end ? bytes[position] : nil }
}

extension JSONScanner {
    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func take(word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard end - position >= count else { return false }
        let isThere = unsafe UnsafeBufferPointer(start: word.utf8Start, count: count)
            .elementsEqual(bytes[position..<position + count])
        guard isThere else { return false }
        position += count
        skipSpace()
        return true
    }

    private mutating func skipSpace() {
        guard form == .relaxed else { return }
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { position += 1 }
    }

    mutating func open(_ bracket: UInt8, _ what: String) throws(JSONFault) {
        guard take(bracket) else { throw JSONFault("\(what) is expected", at: position) }
        depth += 1
        guard depth <= BundleLayout.depthLimit else { throw JSONFault("it is nested too deeply", at: position - 1) }
        skipSpace()
    }

    /// Takes the closing bracket, or the comma in front of whatever comes next.
    mutating func close(_ bracket: UInt8, isFirst: Bool) throws(JSONFault) -> Bool {
        if take(bracket) {
            skipSpace()
            return true
        }
        if isFirst { return false }
        guard take(UInt8(ascii: ",")) else {
            throw JSONFault("a comma or a closing bracket is expected", at: position)
        }
        skipSpace()
        return false
    }

    /// Reads a key and its colon.
    ///
    /// - Parameter last: the key before it, to which the order is held.
    mutating func key(after last: inout Range<Int>?) throws(JSONFault) -> Range<Int> {
        let start = position
        let (content, hasEscapes) = try rawString()
        guard !hasEscapes else { throw JSONFault("a key holds an escape", at: start) }
        if form == .canonical, let last, !bytes[last].lexicographicallyPrecedes(bytes[content]) {
            throw JSONFault(
                bytes[last] == bytes[content] ? "a key stands twice" : "keys are not in the order of their bytes",
                at: start)
        }
        last = content
        lastKey = content
        guard take(UInt8(ascii: ":")) else { throw JSONFault("a colon is expected", at: position) }
        skipSpace()
        return content
    }

    /// Reads a string without undoing its escapes.
    mutating func rawString() throws(JSONFault) -> (content: Range<Int>, hasEscapes: Bool) {
        let start = position
        guard take(UInt8(ascii: "\"")) else { throw JSONFault("a text is expected", at: start) }
        var hasEscapes = false
        var offset = position
        while true {
            offset = PlainBytes.end(in: bytes.span, from: offset, to: end)
            guard offset < end else { throw JSONFault("a text does not end", at: start) }
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                let content = position..<offset
                position = offset + 1
                skipSpace()
                return (content, hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                // The escaped character cannot end the text.
                offset = min(offset + 2, end)
            default: throw JSONFault("a control character is not escaped", at: offset)
            }
        }
    }
}
