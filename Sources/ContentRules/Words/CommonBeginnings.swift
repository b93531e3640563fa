/// Words with which English sentences often begin, to guess a first letter that was lost.
enum CommonBeginnings {
    /// Words of which all but the first letter is given, the commonest first; at most three.
    static func words(endingIn rest: String) -> [String] {
        Array(all.lazy.filter { $0.dropFirst() == rest }.prefix(3))
    }

    private static let all = """
        The I It You If We In What When Life Love There To Do Don A Be He This That Every All Never My Not No They \
        People One Success Happiness Let Only Always For As Without Where Who How Great Some Nothing Everything \
        Courage Man Time Friendship Most Good Believe Change Education Failure Fear Forgiveness Hope Imagination \
        Knowledge Learn Live Make Peace Remember She So Sometimes Think Truth Wisdom Your Our Once Work Try With
        """.split(separator: " ").map(String.init)
}
