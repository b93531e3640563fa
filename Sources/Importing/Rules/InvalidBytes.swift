import CatalogModel
import Diagnostics

/// A foreign file is in the encoding it is read in.
enum InvalidBytes {
    static let about = SharedRules.invalidUTF8.showing(
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Good hands — your own."}]"#)],
        rejects: [RuleExample("import/quotes.json", #"[{"text": "Good hands ↓⟨97⟩ your own."}]"#)])

    /// - Parameter offset: of the byte in the file.
    static func diagnostic(at offset: Int, in file: SourceFile) -> Diagnostic {
        let byte = file.bytes[offset]
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        let place = SourceRange(file, offset..<(offset + 1))
        let name: Wording = "byte 0x\(hexadecimal) at offset \(offset) is not UTF-8"
        let character = Windows1252.scalar(byte)
        guard character.properties.generalCategory != .control else { return Diagnostic(about, at: place, name) }
        let code = "U+" + codePoint(character).dropFirst(3).dropLast()
        let shown = codePoint(character).hasPrefix("<U+") ? "'\(character)' (\(code))" : "'\(character)'"
        return Diagnostic(
            about, at: place, "\(name); in Windows-1252 it is \(shown)",
            solutions: [
                .init("read the file as Windows-1252: --encoding windows-1252"),
                .init("write '\(String(character))' as UTF-8", [.init(place, with: String(character))]),
            ])
    }
}
