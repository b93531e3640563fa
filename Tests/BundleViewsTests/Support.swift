import Foundation
import TestSupport

func decoded<Value: Decodable>(_ bytes: [UInt8]) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(bytes))
}

func encoded(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}

/// The parts of a text that stand between two words.
func pieces(of text: String, between start: String, and end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
}

extension TemporaryFolder {
    /// The names in a folder inside, sorted.
    func names(in name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: at(name)).sorted()
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: at(name)) }
}

/// A page of the documentation.
func documentation(_ name: String) throws -> String {
    try String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../docs/\(name)"),
        encoding: .utf8)
}
