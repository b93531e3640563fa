/// The order of everything that is listed: by the bytes of UTF-8, which no locale and no version of Unicode changes.
package enum ByteOrder {
    package static func precedes(_ one: String, _ other: String) -> Bool {
        let (one, other) = (one.utf8.span, other.utf8.span)
        let common = min(one.count, other.count)
        var place = 0
        while place < common {
            if one[place] != other[place] { return one[place] < other[place] }
            place += 1
        }
        return one.count < other.count
    }
}
