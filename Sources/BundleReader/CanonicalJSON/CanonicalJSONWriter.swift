/// Writes canonical JSON into a growing buffer; `BundleLayout` has the rules.
///
/// The caller gives keys in the order of their bytes. Text is composed (NFC) on the way.
package struct CanonicalJSONWriter: Sendable {
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    package init() {}

    package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Empties the buffer and keeps its memory.
    package mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    package mutating func object(_ members: (inout CanonicalJSONWriter) -> Void) {
        open(UInt8(ascii: "{"))
        members(&self)
        close(UInt8(ascii: "}"))
    }

    package mutating func array<Elements: Sequence>(
        _ elements: Elements, _ element: (inout CanonicalJSONWriter, Elements.Element) -> Void
    ) {
        open(UInt8(ascii: "["))
        for each in elements { element(&self, each) }
        close(UInt8(ascii: "]"))
    }

    /// A key that the content brings, a category for example; its value must follow. Keys need no escapes.
    package mutating func key(named key: String) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: key.utf8)
        endKey()
    }

    /// A key that the format knows.
    package mutating func key(_ key: StaticString) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
        endKey()
    }

    private mutating func endKey() {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func integer(_ number: Int) {
        comma()
        var digits = number.magnitude
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        repeat {
            bytes.append(UInt8(0x30 + digits % 10))
            digits /= 10
        } while digits > 0
        bytes[start...].reverse()
        needsComma = true
    }

    package mutating func boolean(_ value: Bool) {
        comma()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
        needsComma = true
    }

    package mutating func string(_ text: String) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        var text = text
        // Nearly every text can be copied as it is.
        let isCopied = text.withUTF8 { utf8 in
            guard unsafe PlainBytes.areAll(utf8.span) else { return false }
            unsafe bytes.append(contentsOf: utf8)
            return true
        }
        if !isCopied { for byte in ComposedText.of(text).utf8 { append(escaping: byte) } }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// Members that were written before, without the brackets around them; at least one.
    package mutating func members(_ written: ArraySlice<UInt8>) {
        comma()
        bytes.append(contentsOf: written)
        needsComma = true
    }

    /// Ends a line; the next value begins anew.
    package mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
    }

    private mutating func open(_ bracket: UInt8) {
        comma()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func comma() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
        case 0x08: bytes.append(contentsOf: "\\b".utf8)
        case 0x09: bytes.append(contentsOf: "\\t".utf8)
        case 0x0A: bytes.append(contentsOf: "\\n".utf8)
        case 0x0C: bytes.append(contentsOf: "\\f".utf8)
        case 0x0D: bytes.append(contentsOf: "\\r".utf8)
        case ..<0x20:
            bytes.append(contentsOf: "\\u00".utf8)
            bytes.append(hexadecimalDigit(byte >> 4))
            bytes.append(hexadecimalDigit(byte & 15))
        default: bytes.append(byte)
        }
    }
}

/// Members in one go: the key and its value.
extension CanonicalJSONWriter {
    package mutating func member(_ key: StaticString, _ text: String) {
        self.key(key)
        string(text)
    }

    package mutating func member(_ key: StaticString, _ number: Int) {
        self.key(key)
        integer(number)
    }

    package mutating func member(_ key: StaticString, _ value: Bool) {
        self.key(key)
        boolean(value)
    }

    package mutating func member(_ key: StaticString, _ texts: some Sequence<String>) {
        self.key(key)
        array(texts) { $0.string($1) }
    }

    package mutating func member(_ key: StaticString, _ numbers: some Sequence<Int>) {
        self.key(key)
        array(numbers) { $0.integer($1) }
    }

    /// Left out where there is nothing to say.
    package mutating func member(ifAny key: StaticString, _ text: String?) {
        if let text { member(key, text) }
    }

    /// Left out where there is nothing to say.
    package mutating func member(ifAny key: StaticString, _ number: Int?) {
        if let number { member(key, number) }
    }
}
