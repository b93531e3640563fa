import Diagnostics

extension RecordAssembler {
    /// Adds a record of our own export.
    mutating func appendOwn(_ fields: [ForeignField], origin: Origin, bytes: Range<Int>) {
        guard let record = OwnRecord.record(fields, origin: origin, range: text.range(bytes)) else {
            let field = fields.first { $0.key == "text" }
            reject(origin, MissingText.empty("text", at: field?.values.first?.range ?? text.range(bytes)))
            return
        }
        appendAsIs(record, bytes: bytes)
    }

    /// Whether a field would be taken for the text.
    func isTextField(_ key: String) -> Bool {
        if let name = options.map[.text] { return key == name }
        return FieldNames.role(of: key)?.role == .text
    }
}
