import BundleReader
import CatalogModel
import TextNormalisation

/// Gives ids to entries that have none.
///
/// The same content gets the same ids wherever it is built, so that two people who build before either has committed
/// do not end with two ids for one message.
package enum IDMinting {
    /// An id for every entry of a list, none of which has one.
    ///
    /// - Parameters:
    ///   - entries: in any order; of two that would get one id, the first by path and place gets it.
    ///   - taken: every id of the content and of the ledger.
    /// - Returns: the entries by path and place.
    package static func mint(
        for entries: [Entry], taken: Set<MessageID>
    ) -> [(entry: Entry, id: MessageID)] {
        var taken = taken
        return entries.sorted { $0.range < $1.range }.map { entry in
            let seed = Seed(entry)
            var salt = 0
            while true {
                let id = seed.id(salt: salt)
                if taken.insert(id).inserted { return (entry, id) }
                salt += 1
            }
        }
    }

    /// What an id is made of: nothing that depends on where the entry stands or on how it is spaced.
    private struct Seed {
        private let bytes: [UInt8]

        init(_ entry: Entry) {
            let author = entry.attribution?.author
            let work = entry.attribution?.work
            let parts: [[UInt8]] = [
                NormalForm.bytes(of: entry.text.string), Array((author?.id ?? author?.written.string ?? "").utf8),
                Array((work?.id ?? work?.written.string ?? "").utf8), Array((entry.category?.string ?? "").utf8),
            ]
            // A zero byte stands in none of the parts, so no two lists of parts run together alike.
            bytes = Array(parts.joined(separator: [0]))
        }

        func id(salt: Int) -> MessageID {
            MessageID(minting: SHA256Digest.leadingBits(of: bytes + [0] + Array(String(salt).utf8)) >> 9)
        }
    }
}
