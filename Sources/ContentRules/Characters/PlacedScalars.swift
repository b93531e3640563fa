/// The Unicode scalars of a text, each with its place in the UTF-8.
struct PlacedScalars: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var offset: Int

    /// - Parameters:
    ///   - bytes: well-formed UTF-8, as it comes out of a `String`.
    ///   - offset: where to begin: the first byte of a scalar, or the end.
    init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    struct Element {
        let scalar: Unicode.Scalar
        let start: Int
        let end: Int

        var bytes: Range<Int> { start..<end }
    }

    mutating func next() -> Element? {
        guard offset < bytes.count else { return nil }
        let start = offset
        let (scalar, end) = Self.decode(bytes, at: start)
        offset = end
        return Element(scalar: scalar, start: start, end: end)
    }

    /// The scalar that begins at an offset, and where the next one begins.
    static func decode(_ bytes: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, end: Int) {
        let lead = UInt32(bytes[offset])
        func bits(_ place: Int) -> UInt32 { UInt32(bytes[offset + place]) & 0x3F }
        let (value, length): (UInt32, Int) =
            switch lead {
            case ..<0x80: (lead, 1)
            case ..<0xE0: ((lead & 0x1F) << 6 | bits(1), 2)
            case ..<0xF0: ((lead & 0x0F) << 12 | bits(1) << 6 | bits(2), 3)
            default: ((lead & 0x07) << 18 | bits(1) << 12 | bits(2) << 6 | bits(3), 4)
            }
        guard let scalar = Unicode.Scalar(value) else { preconditionFailure("not UTF-8 at byte \(offset)") }
        return (scalar, offset + length)
    }

    /// The scalar that ends at an offset; nil at the beginning.
    static func decode(_ bytes: [UInt8], before offset: Int) -> Element? {
        guard offset > 0 else { return nil }
        var start = offset - 1
        while bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return Element(scalar: decode(bytes, at: start).scalar, start: start, end: offset)
    }
}
