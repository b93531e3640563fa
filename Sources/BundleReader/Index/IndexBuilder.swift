/// Makes `index.bin` from the bytes of `records.jsonl`, and from nothing else: so it can be made again and compared.
package struct IndexBuilder {
    private var slots = LittleEndianBytes()
    private var texts = LittleEndianBytes()

    /// Where the text of each line begins in them.
    private var textPlaces: [UInt32] = []
    private var ids = LittleEndianBytes()
    private var authorTerms: [Int?] = []
    private var added = LittleEndianBytes()
    private var live: [(id: UInt64, line: UInt32)] = []
    private var cells: [MessageCell.Key: [UInt32]] = [:]
    private var terms = TermTable()
    private var room: [UInt8] = []

    /// - Parameter records: of a bundle that was or will be checked.
    package static func index(of records: [UInt8]) throws(BundleDefect) -> BuiltIndex {
        var builder = IndexBuilder()
        try JSONLines(file: BundleLayout.records, bytes: records).forEach { scanner, number, start throws(JSONFault) in
            var idPlace = 0..<0
            let line = try RecordLine(&scanner, id: &idPlace)
            guard let id = PackedID(records[idPlace]) else {
                throw JSONFault("'id' has not the form of an id", at: idPlace.lowerBound)
            }
            builder.add(line, number: UInt32(number), start: start, id: id.bits)
            guard builder.texts.bytes.count <= UInt32.max else {
                throw JSONFault("the texts are more than an index can hold", at: start)
            }
        }
        return builder.index(records)
    }

    private mutating func add(_ line: RecordLine, number: UInt32, start: Int, id: UInt64) {
        ids.append(id)
        guard case .record(let record) = line else {
            slots.append(UInt64(start) | IndexLayout.gone)
            slots.append(UInt32(0))
            slots.append(UInt32(line.ordinal))
            textPlaces.append(0)
            authorTerms.append(nil)
            added.append(UInt32(0))
            return
        }
        slots.append(UInt64(start))
        slots.append(UInt32(texts.bytes.count))
        slots.append(UInt32(record.ordinal))
        textPlaces.append(UInt32(texts.bytes.count))
        // A line of the file has 64 KiB at most.
        texts.append(UInt16(record.text.utf8.count))
        texts.append(contentsOf: record.text.utf8)
        added.append(UInt32(clamping: record.added))
        live.append((id, number))
        for key in MessageCell.Key.all(of: record) where cells[key]?.last != number {
            cells[key, default: []].append(number)
        }
        IndexTerm.eachKey(of: record, using: &room) { terms.add(number, to: $0) }
        authorTerms.append(record.author.map { terms.index(of: IndexTerm.author($0.id).key.span) })
    }

    private mutating func index(_ records: [UInt8]) -> BuiltIndex {
        slots.append(UInt64(records.count))
        slots.append(UInt64(0))
        var sections: [IndexLayout.Section: [UInt8]] = [
            .slots: slots.bytes, .texts: texts.bytes, .ids: ids.bytes, .added: added.bytes,
            .digests: SHA256Digest.pages(records[...]),
        ]
        var byID = LittleEndianBytes()
        for each in live.sorted(by: { $0.id < $1.id }) { byID.append(each.line) }
        sections[.byID] = byID.bytes
        sections.merge(cellSections()) { one, _ in one }
        sections.merge(termSections()) { one, _ in one }
        return BuiltIndex(
            sections, lineCount: authorTerms.count, liveCount: live.count, recordsSize: records.count)
    }

    private func cellSections() -> [IndexLayout.Section: [UInt8]] {
        var table = LittleEndianBytes()
        var pools = LittleEndianBytes()
        var draws = LittleEndianBytes()
        var names: [UInt8] = []
        var known: [String: Int] = [:]
        func place(_ name: String) -> Int {
            if let place = known[name] { return place }
            defer { names += name.utf8 }
            known[name] = names.count
            return names.count
        }
        for (key, lines) in cells.sorted(by: { $0.key < $1.key }) {
            for name in [key.category, key.language] {
                table.append(UInt32(place(name)))
                table.append(UInt16(name.utf8.count))
            }
            table.append(UInt16(clamping: key.minAge))
            table.append(key.maxAge.map { UInt16(clamping: $0) } ?? IndexLayout.noHighestAge)
            table.append(UInt64(pools.bytes.count / 4))
            table.append(UInt64(lines.count))
            for line in lines {
                pools.append(line)
                draws.append(textPlaces[Int(line)])
            }
        }
        return [.cells: table.bytes, .pools: pools.bytes, .draws: draws.bytes, .names: names]
    }

    private func termSections() -> [IndexLayout.Section: [UInt8]] {
        let order = terms.sorted()
        var table = LittleEndianBytes()
        var postings: [UInt8] = []
        var keys: [UInt8] = []
        keys.reserveCapacity(terms.keys.count)
        for index in order {
            let term = terms.terms[index]
            table.append(UInt64(keys.count))
            table.append(UInt64(postings.count))
            table.append(UInt32(term.key.count))
            table.append(UInt32(term.lines.count))
            table.append(term.count)
            table.append(UInt32(0))
            keys += terms.keys[term.key]
            postings += term.lines
        }
        var places = [UInt32](repeating: 0, count: order.count)
        for (place, index) in order.enumerated() { places[index] = UInt32(place) }
        var authors = LittleEndianBytes()
        for term in authorTerms { authors.append(term.map { places[$0] } ?? IndexLayout.none) }
        return [.terms: table.bytes, .keys: keys, .postings: postings, .authors: authors.bytes]
    }
}
