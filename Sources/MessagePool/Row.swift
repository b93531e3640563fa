/// A person's row from one change to the next, told by a few runs of it instead of by its members.
///
/// A run is what stood side by side in a person's order of a circle and still does, but for what was taken out of it. A
/// circle begins as one run, and each turn cuts one run in two, so there are at most two for each change. Where in an
/// order something was taken out is found by going through the circle backwards, and only once a run of it is counted.
struct Row {
    private let pool: DailyPool
    private let person: UInt64

    /// Each names the next; behind the last comes the first again.
    private var runs: [Run] = []

    /// Place in `runs` of the last run of the row.
    private var last = 0

    /// The day of the last change.
    private var day = Int.min

    /// For each departure of the pool where in the person's order of its circle it stood, as far as that was needed.
    private var departed: [Int32]

    /// How many of each circle's departures have been looked up.
    private var known: [Int32]

    private struct Run {
        let circle: Int32

        /// In the person's order of the circle.
        let start: Int32
        var end: Int32
        var next: Int32
    }

    init(of person: UInt64, in pool: DailyPool) {
        self.pool = pool
        self.person = person
        departed = Array(repeating: 0, count: pool.departures.count)
        known = Array(repeating: 0, count: pool.circles.count)
        runs.reserveCapacity(2 * pool.changes.count)
    }

    /// Goes on to the next change.
    mutating func pass(_ change: DailyPool.Change) {
        if change.turn > 0 { turn(by: change.turn) }
        day = change.day
        guard let circle = change.circle else { return }
        let places = pool.circles[circle].steps.places
        let first = runs.isEmpty ? 0 : runs[last].next
        runs.append(Run(circle: Int32(circle), start: 0, end: Int32(places), next: first))
        runs[last].next = Int32(runs.count - 1)
    }

    /// The line of the message that stands at a place, or of the next that is here.
    ///
    /// - Parameter place: below the length of the row.
    mutating func line(at place: Int) -> Int32? {
        let left = skip(place)
        var start = self.place(left, in: runs[Int(runs[last].next)])
        // The run in which it begins comes again at the end.
        for _ in 0...runs.count {
            let run = runs[Int(runs[last].next)]
            let circle = pool.circles[Int(run.circle)]
            let order = circle.order(of: person)
            for index in start..<Int(run.end) {
                if let line = circle.line(at: index, in: order) { return line }
            }
            last = Int(runs[last].next)
            start = Int(runs[Int(runs[last].next)].start)
        }
        return nil
    }

    /// - Parameter places: less than the length of the row.
    private mutating func turn(by places: Int) {
        let left = skip(places)
        let first = Int(runs[last].next)
        let cut = Int32(place(left, in: runs[first]))
        runs.append(Run(circle: runs[first].circle, start: cut, end: runs[first].end, next: runs[first].next))
        runs[first].end = cut
        runs[first].next = Int32(runs.count - 1)
        last = first
    }

    /// Turns the row by whole runs, so that a place comes to stand in the first.
    ///
    /// - Returns: the place in this run.
    private mutating func skip(_ places: Int) -> Int {
        var left = places
        while true {
            let run = runs[Int(runs[last].next)]
            let count = Int(run.end - run.start) - taken(from: run.start, to: run.end, of: Int(run.circle))
            if left < count { return left }
            left -= count
            last = Int(runs[last].next)
        }
    }

    /// Where in the order of a run's circle so many of the run have not been taken out before.
    private mutating func place(_ place: Int, in run: Run) -> Int {
        var end = Int(run.start) + place
        while true {
            let next = Int(run.start) + place + taken(from: run.start, to: Int32(end), of: Int(run.circle))
            if next == end { return end }
            end = next
        }
    }

    /// How many have been taken out of a part of a person's order.
    private mutating func taken(from start: Int32, to end: Int32, of circle: Int) -> Int {
        let departures = pool.circles[circle].departures
        if departures.isEmpty { return 0 }
        let found = find(departures, of: circle)
        var count = 0
        // Without a branch, which nobody could foretell.
        for index in found { count += (start..<end).contains(departed[index]) ? 1 : 0 }
        return count
    }

    /// Looks up where in the person's order a circle's departures stood, until the day of the last change.
    private mutating func find(_ departures: Range<Int>, of circle: Int) -> Range<Int> {
        var next = departures.lowerBound + Int(known[circle])
        if next < departures.upperBound, pool.departures[next].day <= day {
            let order = pool.circles[circle].order(of: person)
            repeat {
                departed[next] = Int32(pool.circles[circle].index(of: pool.departures[next].member, in: order))
                next += 1
            } while next < departures.upperBound && pool.departures[next].day <= day
            known[circle] = Int32(next - departures.lowerBound)
        }
        return departures.lowerBound..<next
    }
}
