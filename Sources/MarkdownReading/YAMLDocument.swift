import Diagnostics
import Yams

/// A YAML file read into nodes that know where they stand.
package struct YAMLDocument {
    /// Why a file is no YAML, and where.
    package struct Fault: Error {
        package let range: SourceRange
        package let problem: String
    }

    package let file: SourceFile

    /// Nil for a file without content.
    package let root: Node?

    private let lineStarts: [Int]

    package init(_ file: SourceFile) throws(Fault) {
        self.file = file
        guard let text = String(validating: file.bytes, as: UTF8.self) else {
            throw Fault(range: file.range, problem: "the file is not UTF-8")
        }
        lineStarts = Self.lineStarts(text, in: file)
        let source = MarkdownSource(file)
        if let fault = YAMLPrecheck.fault(source, source.start..<source.bytes.count, brackets: .max) {
            throw Fault(range: fault.range, problem: fault.summary.text)
        }
        do {
            root = try Yams.compose(yaml: text)
        } catch {
            throw Self.fault(error, lineStarts: lineStarts, in: file)
        }
    }

    /// The stretch of a node: what a scalar says without its quotation marks, and where anything else begins.
    package func range(of node: Node) -> SourceRange {
        guard let mark = node.mark else { return file.range.before }
        let start = Self.offset(of: mark, lineStarts: lineStarts, in: file)
        guard case .scalar(let scalar) = node else { return SourceRange(file, start..<start) }
        if start < file.bytes.count, file.bytes[start] == UInt8(ascii: "\"") || file.bytes[start] == UInt8(ascii: "'") {
            let quote = file.bytes[start]
            let end = file.bytes[(start + 1)...].firstIndex(of: quote) ?? start + 1
            return SourceRange(file, start + 1..<end)
        }
        let end = start + scalar.string.utf8.count
        guard file.text(start..<end) == scalar.string else { return SourceRange(file, start..<start) }
        return SourceRange(file, start..<end)
    }

    /// The stretch from the beginning of one node to the end of another.
    package func range(from first: Node, to last: Node) -> SourceRange {
        let start = range(of: first).bytes.lowerBound
        return SourceRange(file, start..<max(start, range(of: last).bytes.upperBound))
    }

    /// The byte at which a mark stands: lines count from 1, columns from 1 in Unicode scalars.
    private static func offset(of mark: Mark, lineStarts: [Int], in file: SourceFile) -> Int {
        guard lineStarts.indices.contains(mark.line - 1) else { return file.bytes.count }
        var offset = lineStarts[mark.line - 1]
        var column = 1
        while column < mark.column, offset < file.bytes.count {
            offset += 1
            while offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            column += 1
        }
        return offset
    }

    /// Where lines begin as libYAML counts them: it knows all line breaks of YAML 1.1.
    private static func lineStarts(_ text: String, in file: SourceFile) -> [Int] {
        var offset = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [offset]
        var before: Unicode.Scalar = " "
        for scalar in text.unicodeScalars.dropFirst(offset == 0 ? 0 : 1) {
            offset += UTF8.width(scalar)
            switch scalar {
            case "\n" where before == "\r": starts[starts.count - 1] = offset
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": starts.append(offset)
            default: break
            }
            before = scalar
        }
        return starts
    }

    private static func fault(_ error: any Error, lineStarts: [Int], in file: SourceFile) -> Fault {
        func at(_ mark: Mark) -> SourceRange {
            let offset = offset(of: mark, lineStarts: lineStarts, in: file)
            return SourceRange(file, offset..<offset)
        }
        return switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            Fault(range: at(mark), problem: problem)
        case .duplicatedKeysInMapping(let keys, let context):
            Fault(range: at(context.mark), problem: "the key '\(keys.sorted().first ?? "")' stands twice")
        case .reader(let problem, _, _, _):
            Fault(range: file.range.before, problem: problem)
        default:
            Fault(range: file.range.before, problem: "it is not YAML")
        }
    }
}
