import BundleReader

/// Where a view says something else than the bundle: how often, and the first places.
package struct Differences: Hashable, Sendable {
    package private(set) var count = 0

    /// One sentence each.
    package private(set) var first: [String] = []

    /// Enough to see what is wrong; thousands would say no more.
    private static let limit = 10

    mutating func add(_ sentence: @autoclosure () -> String) {
        count += 1
        if first.count < Self.limit { first.append(sentence()) }
    }

    mutating func add(_ others: Differences) {
        count += others.count
        first = Array((first + others.first).prefix(Self.limit))
    }

    /// Compares two values that the view and the bundle give for one thing.
    mutating func compare<Value: Equatable>(_ found: Value, _ expected: Value, _ what: @autoclosure () -> String) {
        guard found != expected else { return }
        add("\(what()) is \(Self.shown("\(found)")), but the bundle says \(Self.shown("\(expected)"))")
    }

    /// Compares two canonical lines and names the first key in which they differ.
    mutating func compareLines(_ found: [UInt8], _ expected: [UInt8], _ what: @autoclosure () -> String) {
        guard found != expected else { return }
        let expectedMembers = Self.members(expected)
        let foundMembers = Self.members(found)
        let keys = Set(expectedMembers.keys).union(foundMembers.keys).sorted()
        let differing = keys.filter { foundMembers[$0] != expectedMembers[$0] }
        // A key that only one of them has may be one that a later version of the format adds.
        guard
            let key = differing.first(where: { foundMembers[$0] != nil && expectedMembers[$0] != nil })
                ?? differing.first
        else {
            add("\(what()) has other bytes than the bundle's line")
            return
        }
        let (mine, others) = (foundMembers[key] ?? "missing", expectedMembers[key] ?? "missing")
        add("'\(key)' of \(what()) is \(Self.shown(mine)), but the bundle says \(Self.shown(others))")
    }

    /// The written values of an object by key; those before the fault where it is malformed.
    private static func members(_ line: [UInt8]) -> [String: String] {
        guard UTF8Check.firstFault(in: line) == nil else { return [:] }
        var members: [String: String] = [:]
        var scanner = JSONScanner(line)
        try? scanner.object { scanner, key throws(JSONFault) in
            let start = scanner.position
            try scanner.skip()
            members[key] = String(decoding: line[start..<scanner.position], as: UTF8.self)
        }
        return members
    }

    private static func shown(_ text: String) -> String {
        text.count <= 60 ? text : text.prefix(59) + "…"
    }
}
