import FileAccess

/// A column of numbers in a mapped file. Whatever the file holds, nothing outside of the column is ever read.
@safe struct IndexColumn<Element: BitwiseCopyable & Sendable>: Sendable {
    /// Keeps the memory.
    private let file: MappedFile
    private let first: Int
    let count: Int
    private let name: String

    /// - Parameters:
    ///   - first: the byte that the column begins at.
    ///   - name: for whoever is told that the column is damaged.
    init(_ file: MappedFile, at first: Int, count: Int, name: String) throws(IndexFault) {
        let size = MemoryLayout<Element>.stride
        let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: size)
        guard !isTooLarge, count >= 0, first >= 0, first % 8 == 0, first <= file.count, bytes <= file.count - first
        else { throw .damaged("\(name) lies outside of the file") }
        self.file = file
        self.first = first
        self.count = count
        self.name = name
    }

    subscript(place: Int) -> Element {
        get throws(IndexFault) {
            guard place >= 0, place < count else { throw .damaged("nothing is at \(place) of \(name)") }
            return unsafe elements[place]
        }
    }

    /// The range between two neighbouring numbers of this column of starts, inside a column of so many elements.
    func range(_ place: Int, within limit: Int) throws(IndexFault) -> Range<Int> where Element: FixedWidthInteger {
        let (start, end) = (try self[place], try self[place + 1])
        guard start <= end, end <= limit else { throw .damaged("\(name) is out of order at \(place)") }
        return Int(start)..<Int(end)
    }

    var array: [Element] { unsafe Array(elements) }

    func array(_ range: Range<Int>) throws(IndexFault) -> [Element] {
        guard range.lowerBound >= 0, range.upperBound <= count else {
            throw .damaged("\(range.upperBound) lies behind the end of \(name)")
        }
        return unsafe Array(elements[range])
    }

    /// Keeps those elements of a sorted list that are in a sorted stretch of this column.
    func keepCommon(_ list: inout [Element], with range: Range<Int>) throws(IndexFault) where Element: Comparable {
        guard range.lowerBound >= 0, range.upperBound <= count else {
            throw .damaged("\(range.upperBound) lies behind the end of \(name)")
        }
        let elements = unsafe elements
        var place = range.lowerBound
        var kept = 0
        for element in list {
            // In steps that double, for most of a long stretch is skipped.
            var step = 1
            while place + step < range.upperBound, unsafe elements[place + step] < element {
                place += step
                step *= 2
            }
            while step > 0 {
                while place + step <= range.upperBound, unsafe elements[place + step - 1] < element { place += step }
                step /= 2
            }
            if place == range.upperBound { break }
            if unsafe elements[place] == element {
                list[kept] = element
                kept += 1
            }
        }
        list.removeLast(list.count - kept)
    }

    /// Calls with the places of all elements that are equal to one.
    func eachPlace(of element: Element, _ body: (Int) throws(IndexFault) -> Void) throws(IndexFault)
    where Element: Equatable {
        let elements = unsafe elements
        for place in 0..<count where unsafe elements[place] == element { try body(place) }
    }

    private var elements: UnsafeBufferPointer<Element> {
        guard count > 0 else { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
        let start = unsafe file.bytes.baseAddress! + first
        // The place was checked when the column was made, and the file begins at a page.
        return unsafe UnsafeBufferPointer(start: start.assumingMemoryBound(to: Element.self), count: count)
    }
}

extension IndexColumn where Element == UInt64 {
    /// The first place of a sorted column whose element is not less.
    func firstPlace(notBelow element: UInt64) throws(IndexFault) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if try self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Where an element stands in a sorted column.
    func place(of element: UInt64) throws(IndexFault) -> Int? {
        let place = try firstPlace(notBelow: element)
        guard place < count else { return nil }
        return try self[place] == element ? place : nil
    }
}
