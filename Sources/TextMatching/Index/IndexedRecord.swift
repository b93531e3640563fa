/// A record as an index keeps it: what comparing it again takes, in bytes of UTF-8.
package struct IndexedRecord: Hashable, Sendable {
    package var id: [UInt8]
    package var text: [UInt8]

    /// Empty where nobody is named.
    package var author: [UInt8]

    /// The primary subtag.
    package var language: [UInt8]

    package init(id: [UInt8], text: [UInt8], author: [UInt8], language: [UInt8]) {
        self.id = id
        self.text = text
        self.author = author
        self.language = language
    }

    /// Three lengths of 32 bits, and then the bytes; the text goes to the end.
    func append(to bytes: inout [UInt8]) {
        for field in [id, author, language] {
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: field.count >> shift)) }
        }
        bytes += id
        bytes += author
        bytes += language
        bytes += text
    }

    init(reading bytes: [UInt8]) throws(IndexFault) {
        let head = 12
        guard bytes.count >= head else { throw .damaged("a record is cut off") }
        var place = head
        func field(_ number: Int) throws(IndexFault) -> [UInt8] {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[number * 4 + $1]) << ($1 * 8) }
            guard length <= bytes.count - place else { throw .damaged("a record is cut off") }
            defer { place += length }
            return Array(bytes[place..<place + length])
        }
        id = try field(0)
        author = try field(1)
        language = try field(2)
        text = Array(bytes[place...])
        for field in [id, author, language, text] {
            guard field.count < 1 << 30, String(validating: field, as: UTF8.self) != nil else {
                throw .damaged("a record is not in UTF-8")
            }
        }
    }
}
