import Foundation

/// A folder that a test fills, and that goes away with it.
package final class TemporaryFolder: Sendable {
    package let path: String

    /// - Parameter files: contents by path relative to the folder.
    package init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("florilegium-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, Array(text.utf8)) }
    }

    package func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    package func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    package func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name)))
    }

    package func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// The path of something inside.
    package func at(_ name: String) -> String { "\(path)/\(name)" }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
