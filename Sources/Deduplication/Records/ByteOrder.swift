/// The order of everything that is listed: by the bytes of UTF-8, which no locale and no version of Unicode changes.
package enum ByteOrder {
    package static func precedes(_ one: String, _ other: String) -> Bool {
        precedes(one.utf8.span, other.utf8.span)
    }

    static func precedes(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        let common = min(one.count, other.count)
        var place = 0
        while place < common {
            if one[place] != other[place] { return one[place] < other[place] }
            place += 1
        }
        return one.count < other.count
    }
}
