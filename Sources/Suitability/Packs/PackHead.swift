import CatalogModel
import Diagnostics
import MarkdownReading

/// The few facts about a pack that decide in which order packs are read; faults are reported when they are.
struct PackHead {
    var id: Located<String>?
    var language = ""
    var extends: [Located<String>] = []

    init(_ file: SourceFile) {
        // The head stands in the first lines; the rest of a long pack is read once, later.
        let lines = Self.headLines(of: file)
        let (root, _) = YAMLReading.read(SourceFile(path: file.path, bytes: Array(file.bytes[lines])))
        guard case .map(let pairs, _) = root,
            case .map(let head, _)? = pairs.first(where: { $0.key.string == "pack" })?.value
        else { return }
        func moved(_ text: SourceText) -> Located<String> {
            let bytes = text.bytes
            return Located(
                text.string,
                at: SourceRange(file, bytes.lowerBound + lines.lowerBound..<bytes.upperBound + lines.lowerBound))
        }
        for (key, value) in head {
            switch (key.string, value) {
            case ("id", .scalar(let text)): id = moved(text)
            case ("language", .scalar(let text)): language = text.string
            case ("extends", .scalar(let text)): extends = [moved(text)]
            case ("extends", .list(let items, _)):
                extends = items.compactMap { item in
                    guard case .scalar(let text) = item else { return nil }
                    return moved(text)
                }
            default: break
            }
        }
    }

    /// From the key `pack` to the next key at the margin.
    private static func headLines(of file: SourceFile) -> Range<Int> {
        let starts = file.lineStarts
        guard let first = starts.firstIndex(where: { file.bytes[$0...].starts(with: "pack:".utf8) }) else {
            return 0..<0
        }
        let next = starts[(first + 1)...].first { start in
            start < file.bytes.count
                && ![UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}")]
                    .contains(
                        file.bytes[start])
        }
        return starts[first]..<(next ?? file.bytes.count)
    }
}
