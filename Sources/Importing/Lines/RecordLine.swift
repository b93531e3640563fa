/// One record of a file of JSON Lines: where its fields stand, and nothing made of them yet.
package struct RecordLine: BitwiseCopyable, Sendable {
    /// Where the line begins in the file, in bytes.
    package var start: Int
    package var length: UInt32
    package var id = Field()
    package var text = Field()
    package var author = Field()
    package var language = Field()

    /// A list, with its brackets, or one string of tags with commas between.
    package var tags = Field()

    /// The inside of a JSON string.
    package struct Field: BitwiseCopyable, Sendable {
        /// From the beginning of the line; 0 if the record has no such field.
        var offset: UInt32 = 0

        /// In bytes; the highest bit says whether there are escapes.
        var lengthAndEscapes: UInt32 = 0

        private static let escapeBit: UInt32 = 1 << 31

        init() {}

        init(offset: Int, length: Int, hasEscapes: Bool) {
            self.offset = UInt32(offset)
            lengthAndEscapes = UInt32(length) | (hasEscapes ? Self.escapeBit : 0)
        }

        package var isMissing: Bool { offset == 0 }
        package var length: Int { Int(lengthAndEscapes & ~Self.escapeBit) }
        package var hasEscapes: Bool { lengthAndEscapes & Self.escapeBit != 0 }
    }

    /// Where a field stands in the file.
    package func range(of field: Field) -> Range<Int> {
        start + Int(field.offset)..<start + Int(field.offset) + field.length
    }
}
