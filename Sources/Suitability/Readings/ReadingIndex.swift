import CatalogModel

/// The readings of a catalog by the entry that they are about.
package struct ReadingIndex: Sendable {
    /// In the order of the file.
    package let all: [Reading]
    private let byEntry: [MessageID: [Int]]

    package init(_ readings: [Reading] = []) {
        all = readings
        var byEntry: [MessageID: [Int]] = [:]
        for (number, reading) in readings.enumerated() { byEntry[reading.id.value, default: []].append(number) }
        self.byEntry = byEntry
    }

    package func readings(of id: MessageID) -> [Reading] { (byEntry[id] ?? []).map { all[$0] } }

    /// Entries that somebody has read.
    package var ids: some Collection<MessageID> { byEntry.keys }
}
