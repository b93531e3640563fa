/// All cells of a bundle, with the names that they have.
struct CellTable: Sendable {
    private var names: [String] = []

    /// Where each was found in the section of names: most cells have the names of the one before.
    private var namePlaces: [Int] = []
    private var cells: [MessageCell] = []

    init(_ file: CheckedFile, _ head: IndexHead) throws(BundleDefect) {
        let (section, pools) = (try head.place(.cells), try head.place(.pools))
        let elements = UInt64(pools.count / IndexLayout.Section.pools.unit)
        for place in stride(from: section.lowerBound, to: section.upperBound, by: IndexLayout.Section.cells.unit) {
            let minAge = Int(try file.load(UInt16.self, at: place + 12))
            let highest = try file.load(UInt16.self, at: place + 14)
            let start = try file.load(UInt64.self, at: place + 16)
            let count = try file.load(UInt64.self, at: place + 24)
            guard start <= elements, count <= elements - start else {
                throw IndexHead.defect("a cell does not lie in it")
            }
            cells.append(
                MessageCell(
                    category: try name(at: place, in: file, head), language: try name(at: place + 6, in: file, head),
                    minAge: minAge, maxAge: highest == IndexLayout.noHighestAge ? .max : Int(highest),
                    lines: Int(start)..<Int(start + count)))
        }
    }

    /// Where cells begin and where they are over, in years; in no order.
    var ages: [Int] { cells.flatMap { $0.maxAge == .max ? [$0.minAge] : [$0.minAge, $0.maxAge + 1] } }

    private mutating func name(at place: Int, in file: CheckedFile, _ head: IndexHead) throws(BundleDefect) -> Int {
        let section = try head.place(.names)
        let offset = Int(try file.load(UInt32.self, at: place))
        let length = Int(try file.load(UInt16.self, at: place + 4))
        guard offset <= section.count, length <= section.count - offset else {
            throw IndexHead.defect("the name of a cell does not lie in it")
        }
        let place = offset << 16 | length
        if let known = namePlaces.firstIndex(of: place) { return known }
        let name = try file.string(section.lowerBound + offset, length)
        if let known = names.firstIndex(of: name) { return known }
        names.append(name)
        namePlaces.append(place)
        return names.count - 1
    }

    /// Gives where the lines of what suits somebody stand in the pools.
    ///
    /// - Parameters:
    ///   - category: nil for all.
    ///   - language: nil for all.
    func forEach(category: String?, age: Int, language: String?, _ body: (_ lines: Range<Int>) -> Void) {
        guard let category = names.firstIndex(of: category ?? "") else { return }
        var wanted: Int?
        if let language {
            guard let place = names.firstIndex(of: language) else { return }
            wanted = place
        }
        for cell in cells where cell.category == category && (wanted == nil || wanted == cell.language) {
            if cell.minAge > 0, cell.minAge <= age, age <= cell.maxAge { body(cell.lines) }
        }
    }
}
