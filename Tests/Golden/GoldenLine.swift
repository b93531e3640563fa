import Foundation
import TestSupport
import Testing

/// A folder in which the golden content is built and published by the tools, release after release.
struct GoldenLine {
    let folder: TemporaryFolder

    /// The ledger after each release.
    private(set) var ledgers: [Data] = []

    /// - Parameter releases: so many are published; the content is then that of the last, with its ledger.
    init(releases: Int) throws {
        folder = try TemporaryFolder()
        for number in 1...releases { try publish(number) }
    }

    /// The committed releases and the content of the last, on which a catalog goes on today.
    static func today() throws -> GoldenLine { try GoldenLine() }

    private init() throws {
        folder = try TemporaryFolder()
        let last = GoldenReleases.count
        try FileManager.default.createDirectory(atPath: folder.at("build/release"), withIntermediateDirectories: true)
        for number in 1...last { try copy(GoldenReleases.release(number), to: "build/release/\(number)") }
        try copy(GoldenReleases.content(last), to: "content")
        try FileManager.default.removeItem(atPath: folder.at("content/ids.jsonl"))
        try copy(GoldenReleases.ledger(last), to: "content/ids.jsonl")
    }

    private func copy(_ path: String, to name: String) throws {
        try FileManager.default.copyItem(atPath: path, toPath: folder.at(name))
    }

    /// Brings the content of a release, but keeps the ledger that this line has come to: of the content's it must be
    /// the beginning.
    private mutating func publish(_ number: Int) throws {
        let before = try? folder.bytes("content/ids.jsonl")
        try? FileManager.default.removeItem(atPath: folder.at("content"))
        try copy(GoldenReleases.content(number), to: "content")
        if let before {
            #expect(try folder.bytes("content/ids.jsonl").starts(with: before), "the ledger of content \(number)")
        }
        for arguments in [["build", "--phase", "release"], ["publish"]] { try run(arguments) }
        ledgers.append(Data(try folder.bytes("content/ids.jsonl")))
        // Every entry had its id: nothing was written into the content.
        for path in try Self.files(in: GoldenReleases.content(number)) where path != "ids.jsonl" {
            let written = FileManager.default.contents(atPath: folder.at("content/\(path)"))
            #expect(written == FileManager.default.contents(atPath: "\(GoldenReleases.content(number))/\(path)"))
        }
    }

    func run(_ arguments: [String]) throws {
        let result = try BuiltTool().run(arguments, in: folder.path)
        try #require(result.exitCode == 0, "\(result)")
    }

    /// Paths of all files below a folder, sorted.
    static func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(folder)/\($0)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
