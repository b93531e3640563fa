/// Finds `<br>`, `<br/>` and `<br />` in any case.
enum HTMLLineBreaks {
    /// Offsets into the UTF-8 of the text, in order.
    static func ranges(in text: String) -> [Range<Int>] {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return [] }
        let bytes = Array(text.utf8)
        var found: [Range<Int>] = []
        var at = 0
        while at + 3 < bytes.count {
            if bytes[at] == UInt8(ascii: "<"), bytes[at + 1] | 0x20 == UInt8(ascii: "b"),
                bytes[at + 2] | 0x20 == UInt8(ascii: "r")
            {
                var end = at + 3
                while end < bytes.count, bytes[end] == 0x20 || bytes[end] == UInt8(ascii: "/") { end += 1 }
                if end < bytes.count, bytes[end] == UInt8(ascii: ">") {
                    found.append(at..<(end + 1))
                    at = end
                }
            }
            at += 1
        }
        return found
    }
}
