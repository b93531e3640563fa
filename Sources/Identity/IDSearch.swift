import CatalogModel
import Diagnostics

/// Finds whatever looks like an id in files that could not be read as entries.
enum IDSearch {
    static func ids(in files: [SourceFile]) -> Set<MessageID> {
        var found: Set<MessageID> = []
        for file in files {
            for offset in file.bytes.indices where file.bytes[offset] == UInt8(ascii: "q") {
                guard offset + 13 <= file.bytes.count else { break }
                let candidate = String(decoding: file.bytes[offset..<offset + 13], as: UTF8.self)
                if let id = MessageID(candidate) { found.insert(id) }
            }
        }
        return found
    }
}
