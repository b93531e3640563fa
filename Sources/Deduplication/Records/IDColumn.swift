import FileAccess

/// The ids of the records, without a string for each: a million strings cost more than putting them in order.
package struct IDColumn: Sendable {
    /// What most ids are stretches of: the input as it came.
    private let source: [UInt8]

    /// Ids that do not stand in the source as they are meant.
    private var rewritten: [UInt8] = []
    private var places: [Place] = []

    /// Where an id lies; in `rewritten` if the start is negative, counted from -1 down.
    private struct Place: Sendable {
        var start: Int
        var length: Int
    }

    /// - Parameters:
    ///   - source: what ids may be ranges of; UTF-8 wherever an id lies.
    ///   - expecting: about how many ids there will be.
    package init(source: [UInt8] = [], expecting: Int = 0) {
        self.source = source
        places = LargePages.room(for: expecting)
    }

    package var count: Int { places.count }

    package mutating func append(_ range: Range<Int>) {
        places.append(Place(start: range.lowerBound, length: range.count))
    }

    package mutating func append(_ id: String) {
        places.append(Place(start: -1 - rewritten.count, length: id.utf8.count))
        rewritten += id.utf8
    }

    /// The bytes of an id.
    @inline(__always)
    func withID<Result>(_ place: Int, _ body: (Span<UInt8>) -> Result) -> Result {
        let id = places[place]
        return id.start >= 0
            ? body(source.span.extracting(id.start..<id.start + id.length))
            : body(rewritten.span.extracting(-1 - id.start..<id.length - 1 - id.start))
    }
}
