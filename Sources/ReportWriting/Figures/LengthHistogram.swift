/// How many texts there are of each length, in steps.
struct LengthHistogram: Hashable, Sendable {
    /// Characters, as people count them, of one step.
    static let step = 20

    /// Steps that are told apart; the last one takes whatever is longer.
    static let mostSteps = 25

    /// By step: the first counts texts of fewer than `step` characters.
    private(set) var counts: [Int] = []
    private(set) var shortest: Int?
    private(set) var longest: Int?

    mutating func add(_ length: Int) {
        let place = min(length / Self.step, Self.mostSteps - 1)
        while counts.count <= place { counts.append(0) }
        counts[place] += 1
        shortest = min(shortest ?? length, length)
        longest = max(longest ?? length, length)
    }

    /// `40–59`, or `480 and more`.
    func range(_ place: Int) -> String {
        let start = place * Self.step
        return place == Self.mostSteps - 1 ? "\(start) and more" : "\(start)–\(start + Self.step - 1)"
    }
}
