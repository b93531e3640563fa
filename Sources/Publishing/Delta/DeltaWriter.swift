import BundleReader

/// Writes the lines of a delta: the head, `catalog`, what happened to slots by ordinal, then to ids and to authors.
struct DeltaWriter {
    private var writer = CanonicalJSONWriter()
    var bytes: [UInt8] { writer.bytes }

    mutating func head(from old: CatalogInfo, to new: CatalogInfo) {
        writer.object {
            $0.member("delta", Delta.format)
            for (key, catalog) in [("from", old), ("to", new)] {
                $0.key(named: key)
                $0.object {
                    $0.member("number", catalog.contentNumber)
                    $0.member("sha256", catalog.digest)
                }
            }
        }
        writer.endLine()
    }

    mutating func operations(from old: BundleFiles, to new: BundleFiles) throws(JSONFault) {
        line("catalog", new.catalog.dropLast())
        let (oldIDs, newIDs) = (try CanonicalLines.byID(old.ids), try CanonicalLines.byID(new.ids))
        var told: Set<String> = []
        let oldSlots = try CanonicalLines.byOrdinal(old.records)
        let newSlots = try CanonicalLines.byOrdinal(new.records)
        for (ordinal, slot) in newSlots.sorted(by: { $0.key < $1.key }) where oldSlots[ordinal] != slot {
            let (id, _) = try CanonicalLines.head(of: slot)
            told.insert(id)
            if slot != CanonicalLines.emptySlot(id, ordinal) {
                line("put", slot)
            } else if let end = newIDs[id] {
                line(Self.end(end), end, ordinal: ordinal)
            } else {
                throw JSONFault("the message of an empty slot, \(id), is not accounted for", at: 0)
            }
        }
        // Only a slice leaves out lines that it had.
        for (ordinal, slot) in oldSlots.sorted(by: { $0.key < $1.key }) where newSlots[ordinal] == nil {
            let (id, _) = try CanonicalLines.head(of: slot)
            told.insert(id)
            name("forgotten", id, ordinal: ordinal)
        }
        for (id, end) in sorted(newIDs) where oldIDs[id] != end && !told.contains(id) { line(Self.end(end), end) }
        for (id, _) in sorted(oldIDs) where newIDs[id] == nil && !told.contains(id) { name("forgotten", id) }
        let (oldAuthors, newAuthors) = (try CanonicalLines.byID(old.authors), try CanonicalLines.byID(new.authors))
        for (id, author) in sorted(newAuthors) where oldAuthors[id] != author { line("author", author) }
        for (id, _) in sorted(oldAuthors) where newAuthors[id] == nil { name("authorGone", id) }
        past(from: CanonicalLines.of(old.past), to: CanonicalLines.of(new.past))
    }

    /// Lines that go, from the last one on, then lines that come, from the first one on, each with its place.
    private mutating func past(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
        let difference = new.difference(from: old)
        for case .remove(let place, _, _) in difference.removals.reversed() {
            writer.object {
                $0.member("at", place)
                $0.member("pastGone", true)
            }
            writer.endLine()
        }
        for case .insert(let place, let line, _) in difference.insertions {
            writer.object {
                $0.member("at", place)
                $0.key(named: "past")
                $0.members(line)
            }
            writer.endLine()
        }
    }

    private func sorted(_ lines: [String: ArraySlice<UInt8>]) -> [(key: String, value: ArraySlice<UInt8>)] {
        lines.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    /// Whether a line of `ids.jsonl` tells of a withdrawal or of a redirect.
    private static func end(_ line: ArraySlice<UInt8>) -> String {
        let opening = Array(line.prefix(30))
        return opening.starts(with: #"{"gone":true"#.utf8) || opening.starts(with: #"{"erase":true"#.utf8)
            ? "gone" : "moved"
    }

    /// - Parameter value: an object as it is written in a file of the bundle.
    private mutating func line(_ operation: String, _ value: ArraySlice<UInt8>, ordinal: Int? = nil) {
        writer.object {
            $0.key(named: operation)
            $0.members(value)
            $0.member(ifAny: "ord", ordinal)
        }
        writer.endLine()
    }

    private mutating func name(_ operation: String, _ id: String, ordinal: Int? = nil) {
        writer.object {
            $0.key(named: operation)
            $0.string(id)
            $0.member(ifAny: "ord", ordinal)
        }
        writer.endLine()
    }
}
