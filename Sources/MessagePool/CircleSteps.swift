/// How one may go round a circle of messages, from day to day, so that authors come apart; docs/message-pool.md says why.
struct CircleSteps: Sendable {
    /// As many as members, or one more.
    private(set) var places: Int

    /// A place where nobody stands, if there is one.
    private(set) var gap: Int?

    /// Each with the number that undoes it: their product is 1 modulo the number of places.
    private(set) var steps: [(length: Int, inverse: Int)] = []

    /// - Parameters:
    ///   - members: more than 0.
    ///   - group: size of the largest group.
    init(members: Int, group: Int) {
        places = members
        let lowest = 2 * group <= members ? group : 1
        let highest = max(1, members - lowest)
        var lengths = Self.spread(from: lowest, to: highest, of: members, quotient: 5)
        if lengths.isEmpty { lengths = Self.spread(from: lowest, to: highest, of: members, quotient: .max) }
        if lengths.isEmpty {
            // Half of an even number, and none beside it without a common divisor.
            gap = group + members / 2
            places = members + 1
            lengths = [members / 2, members / 2 + 1]
        }
        steps = lengths.map { ($0, Self.inverse(of: $0, modulo: places)) }
    }

    /// From each 64th of a range on the first even step, each once.
    private static func spread(from lowest: Int, to highest: Int, of members: Int, quotient: Int) -> [Int] {
        var found: [Int] = []
        for part in 0..<64 {
            let start = lowest + (highest - lowest + 1) * part / 64
            // Between the former beginning and what was found there is none, so it would be found again.
            if let last = found.last, start <= last { continue }
            guard let step = (start...max(start, highest)).first(where: { isEven($0, members, quotient) }) else {
                break
            }
            found.append(step)
        }
        return found
    }

    /// Whether Euclid's algorithm needs no larger quotient, and comes to 1.
    private static func isEven(_ step: Int, _ members: Int, _ largest: Int) -> Bool {
        var (one, other) = (members, step)
        while other > 0 {
            let (quotient, rest) = one.quotientAndRemainder(dividingBy: other)
            if quotient > largest { return false }
            (one, other) = (other, rest)
        }
        return one == 1
    }

    /// Euclid's algorithm, extended.
    private static func inverse(of step: Int, modulo places: Int) -> Int {
        var (rests, factors) = ((places, step % places), (0, 1))
        while rests.1 > 0 {
            let quotient = rests.0 / rests.1
            rests = (rests.1, rests.0 - quotient * rests.1)
            factors = (factors.1, factors.0 - quotient * factors.1)
        }
        return factors.0 < 0 ? factors.0 + places : factors.0
    }
}
