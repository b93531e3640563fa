/// What a scanner stumbled over, and where.
package struct JSONFault: Error, Hashable, Sendable {
    /// Offset into the scanned bytes.
    package let offset: Int

    /// A phrase such as "a key stands twice".
    package let reason: String

    package init(_ reason: String, at offset: Int) {
        self.offset = offset
        self.reason = reason
    }
}
