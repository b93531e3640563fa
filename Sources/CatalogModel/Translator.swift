/// Who translated a text and when, as editors write it: `George Long, 1862` or `George Long`.
package struct Translator: Hashable, Sendable {
    package let name: String
    package let year: Int?

    package init(_ written: String) {
        if let comma = written.lastIndex(of: ","),
            let mark = YearMark(written[written.index(after: comma)...].drop { $0 == " " })
        {
            let name = written[..<comma]
            let end = name.lastIndex { $0 != " " }.map(name.index(after:)) ?? name.startIndex
            (self.name, year) = (String(name[..<end]), mark.year)
        } else {
            (name, year) = (written, nil)
        }
    }
}
