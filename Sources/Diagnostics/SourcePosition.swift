/// A place in a file as people and as machines count it.
package struct SourcePosition: Hashable, Sendable {
    /// 1-based.
    package let line: Int

    /// 1-based, in characters a person sees (extended grapheme clusters).
    package let column: Int

    /// 1-based, in UTF-16 code units, which is how editors and SARIF count.
    package let utf16Column: Int

    /// 0-based, in bytes from the beginning of the file.
    package let byteOffset: Int
}
