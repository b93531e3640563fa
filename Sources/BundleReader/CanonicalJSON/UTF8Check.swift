/// Whether bytes are UTF-8.
package enum UTF8Check {
    /// The offset of the first byte that is not; nil where all are.
    package static func firstFault(in bytes: [UInt8]) -> Int? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            return error.byteOffsets.lowerBound
        }
    }
}
