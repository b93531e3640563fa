/// A person's row from one change to the next, told by a few runs of it instead of by its members.
///
/// A run is what stood side by side in a person's order of a circle and still does, but for what was taken out of it. A
/// circle begins as one run, and each turn cuts one run in two, so there are at most two for each change. Where in an
/// order something was taken out is found by going through the circle backwards, and only if it is a circle that matters.
struct Row {
    private let pool: DailyPool
    private let person: UInt64
    private var orders: [Circle.Order] = []

    /// The last first, because it is in front that most happens.
    private var runs: [Run] = []

    /// The day of the last change.
    private var day = Int.min

    /// For each circle where in the person's order its departures stood, as far as it was needed.
    private var gaps: [[Int]] = []

    private struct Run {
        let circle: Int

        /// In the person's order of the circle.
        var places: Range<Int>
    }

    init(of person: UInt64, in pool: DailyPool) {
        self.pool = pool
        self.person = person
    }

    /// Goes on to the next change.
    mutating func pass(_ change: DailyPool.Change) {
        if change.turn > 0 { turn(by: change.turn) }
        day = change.day
        guard let circle = change.circle else { return }
        orders.append(pool.circles[circle].order(of: person))
        gaps.append([])
        runs.append(Run(circle: circle, places: 0..<pool.circles[circle].steps.places))
    }

    /// The line of the message that stands at a place, or of the next that is here.
    ///
    /// - Parameter place: below the length of the row.
    mutating func line(at place: Int) -> Int32? {
        var left = place
        var number = runs.count - 1
        while true {
            let count = count(of: runs[number])
            if left < count { break }
            left -= count
            number -= 1
        }
        var index = self.place(left, in: runs[number])
        // The run in which it begins comes again at the end.
        for _ in 0...runs.count {
            let run = runs[number]
            while index < run.places.upperBound {
                if let line = pool.circles[run.circle].line(at: index, in: orders[run.circle]) { return line }
                index += 1
            }
            number = number == 0 ? runs.count - 1 : number - 1
            index = runs[number].places.lowerBound
        }
        return nil
    }

    /// - Parameter places: less than the length of the row.
    private mutating func turn(by places: Int) {
        var left = places
        while true {
            let front = runs.removeLast()
            let count = count(of: front)
            if left < count {
                let cut = place(left, in: front)
                runs.insert(Run(circle: front.circle, places: front.places.lowerBound..<cut), at: 0)
                runs.append(Run(circle: front.circle, places: cut..<front.places.upperBound))
                return
            }
            left -= count
            // Of a run of which nothing is left nothing comes again.
            if count > 0 { runs.insert(front, at: 0) }
        }
    }

    /// How many of a run have not been taken out.
    private mutating func count(of run: Run) -> Int { run.places.count - taken(from: run.places, of: run.circle) }

    /// Where in the order of a run's circle the member stands before which so many of the run have not been taken out.
    private mutating func place(_ place: Int, in run: Run) -> Int {
        var end = run.places.lowerBound + place
        while true {
            let next = run.places.lowerBound + place + taken(from: run.places.lowerBound..<end + 1, of: run.circle)
            if next == end { return end }
            end = next
        }
    }

    /// How many have been taken out of a part of a person's order.
    private mutating func taken(from places: Range<Int>, of circle: Int) -> Int {
        let departures = pool.circles[circle].departures
        while gaps[circle].count < departures.count, departures[gaps[circle].count].day <= day {
            gaps[circle].append(
                pool.circles[circle].index(of: departures[gaps[circle].count], in: orders[circle]))
        }
        return gaps[circle].count { places.contains($0) }
    }
}
