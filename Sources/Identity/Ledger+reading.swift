import Diagnostics

extension Ledger {
    /// Reads a ledger, reporting every line that makes no sense (`malformed-ledger`, `reused-ordinal`).
    ///
    /// - Parameter file: nil where the content has none, which is so before the first release.
    package init(reading file: SourceFile?, _ findings: inout Findings) {
        self = file.map { LedgerReader.read($0, &findings) } ?? Ledger()
    }
}
