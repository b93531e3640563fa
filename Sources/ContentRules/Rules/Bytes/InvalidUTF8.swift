import CatalogModel
import Diagnostics

/// Files are UTF-8.
struct InvalidUTF8: FileRule {
    static let about = SharedRules.invalidUTF8.showing(
        accepts: ["> Your future is in good hands — your own.\n", "> Café, naïve, Žižek, 勇気.\n"],
        rejects: [
            "> Your future is in good hands ↓⟨97⟩ your own.\n", "> Meet me at the caf↓⟨E9⟩.\n",
            "> Half a character: ↓⟨E2⟩⟨80⟩.\n",
        ])

    func check(_ file: SourceFile, _ findings: inout Findings) {
        if UTF16Text.text(in: file.bytes) != nil {
            let start = SourceRange(file, 0..<0)
            findings.add(
                Diagnostic(
                    Self.about, at: start, .utf16, solutions: [.init(.saveAsUTF8)], cause: Cause(assumption: .asUTF8)))
            return
        }
        for fault in UTF8Faults.all(in: file.bytes) { findings.add(Self.diagnostic(SourceRange(file, fault))) }
    }

    private static func diagnostic(_ range: SourceRange) -> Diagnostic {
        let bytes = range.file.bytes[range.bytes]
        guard bytes.allSatisfy(Windows1252.isPrintable) else {
            return Diagnostic(
                about, at: range, .notUTF8(hexadecimal(bytes), range.bytes.lowerBound),
                solutions: [.init(.saveAsUTF8), .init(.remove, [.init(range, with: "")])])
        }
        let scalars = bytes.map(Windows1252.scalar)
        var words = ""
        words.unicodeScalars.append(contentsOf: scalars)
        let points = scalars.map { codePoint($0).dropFirst().dropLast() }.joined(separator: " ")
        return Diagnostic(
            about, at: range, .windows1252(hexadecimal(bytes), range.bytes.lowerBound, words, points),
            solutions: [.init(.write(words), [.init(range, with: words)]), .init(.saveAsUTF8)])
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.map { "0x" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    }
}

extension Wording {
    fileprivate static let utf16: Wording = "the file is saved as UTF-16, which some editors call 'Unicode'"
    fileprivate static let asUTF8: Wording = "checked as if it were UTF-8"

    fileprivate static func notUTF8(_ bytes: String, _ offset: Int) -> Wording {
        "\(bytes) at byte \(offset) is not UTF-8"
    }

    fileprivate static func windows1252(
        _ bytes: String, _ offset: Int, _ words: String, _ points: String
    ) -> Wording {
        "\(bytes) at byte \(offset) is not UTF-8; in Windows-1252 it is '\(words)' (\(points))"
    }

    fileprivate static func write(_ words: String) -> Wording { "write '\(words)' in UTF-8" }
    fileprivate static let saveAsUTF8: Wording = "open the file as Windows-1252 and save it as UTF-8"
    fileprivate static let remove: Wording = "remove it"
}
