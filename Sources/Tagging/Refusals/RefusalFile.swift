import Diagnostics

/// `decisions/tags.yml` as people keep it: takes in refusals and leaves everything else as it is.
package struct RefusalFile {
    private let file: SourceFile
    private let refusals: [Refusal]

    /// Why the file cannot be changed.
    package enum Problem: Error, CustomStringConvertible {
        case malformed(path: String)
        case unfamiliar(path: String, lines: String)

        package var description: String {
            switch self {
            case .malformed(let path): "\(path) cannot be read; `catalog validate` says where"
            case .unfamiliar(let path, let lines):
                "\(path) is written in a way in which nothing can be put in safely; add by hand:\n\(lines)"
            }
        }
    }

    /// - Parameter file: empty where nothing was refused yet.
    package init(_ file: SourceFile) throws(Problem) {
        var findings = Findings()
        refusals = RefusalReader.read(file, &findings)
        guard findings.isEmpty else { throw .malformed(path: file.path) }
        self.file = file
    }

    /// The file with further refusals at its end; what is refused already is not written again.
    package func adding(_ more: [Refusal]) throws(Problem) -> [UInt8] {
        let new = more.filter { refusal in
            !refusals.contains { ($0.entry, $0.tag, $0.form) == (refusal.entry, refusal.tag, refusal.form) }
        }
        guard !new.isEmpty else { return file.bytes }
        let ending = file.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let lines = new.map { $0.line.dropLast() + ending }.joined()
        let isEnded = file.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
        let bytes = file.bytes + Array(((isEnded ? "" : ending) + lines).utf8)

        // Whatever the file looked like: all that was decided must still stand there, and what is new with it.
        var findings = Findings()
        let reread = RefusalReader.read(SourceFile(path: file.path, bytes: bytes), &findings)
        guard findings.isEmpty, reread == refusals + new else { throw .unfamiliar(path: file.path, lines: lines) }
        return bytes
    }
}
