import BundleReader
import CatalogModel
import Identity

/// Holds a ledger against what earlier releases have told the world: whoever saved an id from any of them must still be
/// answered, and find under its ordinal no other message.
///
/// The ledger is a file that people edit, and merge between branches. What it has lost, it cannot miss itself; the
/// releases remember.
enum Replay {
    /// - Parameters:
    ///   - release: the content version of the earlier bundle.
    ///   - place: its folder.
    static func check(
        _ earlier: MappedBundle, of release: Int, in place: String, against ledger: Ledger
    ) throws(ReleaseProblem) {
        for line in 0..<earlier.index.lineCount {
            let (written, ordinal, isLive) = try ReleaseProblem.translating(place) { () throws(BundleDefect) in
                let index = earlier.index
                return (try index.id(line), try index.ordinal(line), try index.text(line) != nil)
            }
            let name = String(decoding: written.characters, as: UTF8.self)
            guard let id = MessageID(name), let publication = ledger[id] else {
                throw .forgotten(id: name, release: release)
            }
            guard publication.ordinal == ordinal else {
                throw .otherOrdinal(id: name, now: publication.ordinal, was: ordinal, release: release)
            }
            guard isLive || ledger.retirement(of: id) != nil else { throw .endTakenBack(id: name, release: release) }
        }
    }
}
