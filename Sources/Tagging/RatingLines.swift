import CatalogModel
import Diagnostics

/// Writes ratings, one JSON object a line: `{"id":"q42","minAge":12,"topics":[],"findings":[]}`.
package enum RatingLines {
    /// A line for every record, by id; a record that nobody rated is for adults.
    package static func bytes(of records: [(id: String, ages: Ages?)]) -> [UInt8] {
        var bytes: [UInt8] = []
        for record in records.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
            bytes += Array(#"{"id":"#.utf8)
            JSONText.append(record.id, to: &bytes)
            let minAge = (record.ages ?? .unrated).lowest
            bytes += Array(#","minAge":\#(minAge),"topics":[],"findings":[]}"#.utf8)
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
