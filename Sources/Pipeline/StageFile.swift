import BundleReader
import CatalogModel
import Diagnostics
import Importing

/// The file between two steps: a line that says which step wrote it, then one record a line.
///
///     {"format":1,"input":"<SHA-256 of the records>","stage":"validate"}
package enum StageFile {
    package static let format = 1

    /// The bytes of a stage file.
    ///
    /// - Parameter records: in the order in which they are written.
    package static func bytes(of stage: StageName, _ records: [ImportedRecord]) -> [UInt8] {
        let lines = Array(JSONLinesExport.text(records).utf8)
        let digest = SHA256Digest.hexadecimal(of: lines)
        return Array(#"{"format":\#(format),"input":"\#(digest)","stage":"\#(stage.rawValue)"}"#.utf8) + [0x0A] + lines
    }

    /// What a file of records holds, whoever wrote it.
    package struct Contents: Sendable {
        /// The step that wrote it; nil for anyone's JSON Lines.
        package let stage: StageName?
        package let result: ImportResult
    }

    /// The step that says in the first line of a file that it wrote it; nil for anyone's JSON Lines.
    package static func writer(of file: SourceFile) -> StageName? {
        let first = firstLine(of: file)
        guard first.hasPrefix(#"{"format":"#) else { return nil }
        return StageName.allCases.first { first.hasSuffix(#","stage":"\#($0.rawValue)"}"#) }
    }

    /// - Throws: where the first line promises records that do not follow.
    package static func read(_ file: SourceFile) throws(StageProblem) -> Contents {
        guard let stage = writer(of: file) else {
            return Contents(stage: nil, result: Importer.read(file, as: .jsonLines))
        }
        let first = firstLine(of: file)
        let end = first.utf8.count
        guard first.hasPrefix(#"{"format":\#(format),"#) else { throw .unknownFormat(file.path) }
        let lines = Array(file.bytes[min(end + 1, file.bytes.count)...])
        guard first.contains(SHA256Digest.hexadecimal(of: lines)) else { throw .digest(file.path) }
        // Blanks in place of the first line keep every record at its place.
        let blank = [UInt8](repeating: 0x20, count: end) + file.bytes[end...]
        return Contents(
            stage: stage, result: Importer.read(SourceFile(path: file.path, bytes: blank), as: .jsonLines))
    }

    /// Without its line end; a longer line than any step writes is none of theirs.
    private static func firstLine(of file: SourceFile) -> String {
        let end = file.bytes.prefix(300).firstIndex(of: 0x0A) ?? min(file.bytes.count, 300)
        return String(decoding: file.bytes[..<end], as: UTF8.self)
    }
}

/// Why a stage file cannot be used.
package enum StageProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownFormat(String)
    case digest(String)
    case wrongStage(String, is: StageName?, needed: StageName)

    package var description: String {
        switch self {
        case .unknownFormat(let path): "\(path) was written by another version of the tools; run the step before again"
        case .digest(let path):
            "\(path) is damaged: its records are not those that its first line names; run the step before again"
        case .wrongStage(let path, let stage, let needed):
            "\(path) comes from \(stage.map { "catalog-\($0.rawValue)" } ?? "no step of ours");"
                + " this step takes what catalog-\(needed.rawValue) writes"
        }
    }
}
