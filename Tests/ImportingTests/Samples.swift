import Diagnostics
import Importing
import TestSupport

/// A sample with marks: `↓` where a finding or a text is expected to begin, `⟨97⟩` for a byte, `⟨U+200B⟩` for a scalar.
struct Sample {
    let bytes: [UInt8]

    /// Offsets of the marks in `bytes`.
    let marks: [Int]

    init(_ marked: String) {
        var bytes: [UInt8] = []
        var marks: [Int] = []
        var code: String?
        for character in marked {
            if character == "↓" {
                marks.append(bytes.count)
            } else if character == "⟨" {
                code = ""
            } else if character == "⟩", let written = code {
                if written.hasPrefix("U+"), let value = UInt32(written.dropFirst(2), radix: 16) {
                    bytes += Array(String(UnicodeScalar(value)!).utf8)
                } else {
                    bytes.append(UInt8(written, radix: 16)!)
                }
                code = nil
            } else if code != nil {
                code?.append(character)
            } else {
                bytes += Array(String(character).utf8)
            }
        }
        self.bytes = bytes
        self.marks = marks
    }

    func file(_ path: String) -> SourceFile { SourceFile(path: path, bytes: bytes) }
}

/// A finding in a form that reads well in failures: rule and offset.
struct Found: Hashable, Comparable, CustomStringConvertible {
    let rule: String
    let offset: Int

    var description: String { "\(rule)@\(offset)" }

    static func < (one: Found, other: Found) -> Bool { (one.offset, one.rule) < (other.offset, other.rule) }
}

extension ImportResult {
    var found: [Found] {
        findings.kept.map { Found(rule: $0.rule.name, offset: $0.range.bytes.lowerBound) }.sorted()
    }

    func found(_ rule: String) -> [Int] { found.filter { $0.rule == rule }.map(\.offset) }
}

/// Reads a marked sample.
func read(
    _ marked: String, as format: ImportFormat, path: String? = nil, _ options: ImportOptions = ImportOptions()
) -> (result: ImportResult, marks: [Int]) {
    let sample = Sample(marked)
    let file = sample.file(path ?? "sample" + format.endings[0])
    return (Importer.read([file], as: format, options), sample.marks)
}

extension SourceText {
    /// What stands in the file where the text says that its bytes stand; each character on its own.
    var placesOfCharacters: [String] {
        var offset = 0
        return string.map { character in
            let length = character.utf8.count
            defer { offset += length }
            return range(offset..<(offset + length)).text
        }
    }
}
