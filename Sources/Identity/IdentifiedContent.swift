import CatalogModel
import Diagnostics

/// The entries of a content folder, found by their ids.
struct IdentifiedContent {
    /// An entry, and how its file is written.
    struct Place {
        let entry: Entry
        let syntax: EntryFile.Syntax
    }

    /// By path and place.
    let places: [Place]

    /// The entries that carry an id, by path and place; only a fault gives an id to several.
    private(set) var byID: [MessageID: [Int]] = [:]

    /// Entries whose id is missing, not an id, or not in the ledger.
    private(set) var unpublished: [Int] = []

    init(_ files: [EntryFile], ledger: Ledger) {
        var places: [Place] = []
        for file in files {
            for item in file.items {
                guard case .entry(let entry) = item else { continue }
                places.append(Place(entry: entry, syntax: file.syntax))
            }
        }
        self.places = places
        byID.reserveCapacity(places.count)
        for (place, each) in places.enumerated() {
            let id = each.entry.id
            if let id { byID[id, default: []].append(place) }
            if id.flatMap({ ledger[$0] }) == nil { unpublished.append(place) }
        }
    }

    /// Ids that several entries carry, sorted.
    var sharedIDs: [MessageID] { byID.filter { $0.value.count > 1 }.keys.sorted() }
}
