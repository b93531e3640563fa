extension MessageCell {
    static func all(in file: CheckedFile, _ head: IndexHead) throws(BundleDefect) -> [MessageCell] {
        let (cells, names, pools) = (head.place(.cells), head.place(.names), head.place(.pools))
        func name(at place: Int) throws(BundleDefect) -> String {
            let offset = Int(try file.load(UInt32.self, at: place))
            let length = Int(try file.load(UInt16.self, at: place + 4))
            guard offset <= names.count, length <= names.count - offset else {
                throw IndexHead.defect("the name of a cell does not lie in it")
            }
            return try file.string(names.lowerBound + offset, length)
        }
        var all: [MessageCell] = []
        for place in stride(from: cells.lowerBound, to: cells.upperBound, by: IndexLayout.Section.cells.unit) {
            let highest = try file.load(UInt16.self, at: place + 14)
            let start = try file.load(UInt64.self, at: place + 16)
            let count = try file.load(UInt64.self, at: place + 24)
            let elements = UInt64(pools.count / IndexLayout.Section.pools.unit)
            guard start <= elements, count <= elements - start else {
                throw IndexHead.defect("a cell does not lie in it")
            }
            let key = Key(
                category: try name(at: place), language: try name(at: place + 6),
                minAge: Int(try file.load(UInt16.self, at: place + 12)),
                maxAge: highest == IndexLayout.noHighestAge ? nil : Int(highest))
            all.append(MessageCell(key: key, lines: Int(start)..<Int(start + count)))
        }
        return all
    }
}
