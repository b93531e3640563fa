import Diagnostics
import Foundation
import Importing

/// Collections of real data, where somebody has put them: in `FLORILEGIUM_CORPORA` or beside the repository.
enum Corpora {
    static let root: String? = {
        let fromEnvironment = ProcessInfo.processInfo.environment["FLORILEGIUM_CORPORA"]
        let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpora").path
        return [fromEnvironment, beside].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0) }
    }()

    static let isMissing = root == nil
    static let hint = "no corpora: set FLORILEGIUM_CORPORA or put them into ../shared/corpora"

    /// A file by its path below the corpora, which is also the name that reports have for it.
    static func file(_ path: String) throws -> SourceFile {
        let url = URL(fileURLWithPath: root ?? "").appendingPathComponent(path)
        return SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: url)))
    }

    /// Every file of a folder except its README, by name.
    static func files(in folder: String, ending: String? = nil) throws -> [SourceFile] {
        let url = URL(fileURLWithPath: root ?? "").appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().filter { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path, isDirectory: &isFolder)
            return !isFolder.boolValue && name != "README.txt" && (ending.map { name.hasSuffix($0) } ?? true)
        }.map { try file("\(folder)/\($0)") }
    }
}
