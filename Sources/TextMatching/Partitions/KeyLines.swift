/// Lines of keys, `key<TAB>s<TAB>group` for a text that is found under a key, `key<TAB>p<TAB>group` for one that looks for
/// others under it, with `b` for both; and the pairs that follow from them.
package enum KeyLines {
    package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
        case line(Int)
        case order(Int)

        package var description: String {
            switch self {
            case .line(let number): "line \(number) is not a key, one of s, p and b, and a group with tabs between"
            case .order(let number): "line \(number) has a lesser key than the line before: sort the lines by key"
            }
        }
    }

    /// Writes the lines of a text.
    ///
    /// - Parameters:
    ///   - stored: the keys under which it is found, sorted, each once.
    ///   - probed: the keys under which it looks for others, likewise.
    ///   - isWanted: asked of each of the latter that is not stored.
    package static func append(
        stored: [UInt64], probed: [UInt64], where isWanted: (UInt64) -> Bool,
        _ group: TextGroupName,
        to bytes: inout [UInt8]
    ) {
        func append(_ key: UInt64, _ kind: UInt8) {
            Hexadecimal.append(key, to: &bytes)
            bytes += [tab, kind, tab]
            group.append(to: &bytes)
            bytes.append(newline)
        }
        var rest = probed[...]
        for key in stored {
            while let next = rest.first, next < key {
                if isWanted(next) { append(next, Self.probed) }
                rest.removeFirst()
            }
            // Most find themselves under what they look for: one line instead of two.
            let isBoth = rest.first == key
            if isBoth { rest.removeFirst() }
            append(key, isBoth ? both : Self.stored)
        }
        for key in rest where isWanted(key) { append(key, Self.probed) }
    }

    /// Writes the pairs of groups that meet under a key, as lines `group<TAB>group`, the lesser name first.
    ///
    /// A pair comes once for each key under which it meets. A key brings a group no more than the first 128 by name, as
    /// in a run over everything.
    ///
    /// - Parameters:
    ///   - lines: sorted by key; under one key each group is found once and looks once.
    ///   - write: takes the lines, about a megabyte at a time.
    /// - Returns: how often a key had more candidates than it may bring.
    package static func pairs(in lines: [UInt8], write: ([UInt8]) throws -> Void) throws -> Int {
        var output: [UInt8] = []
        var cappedKeys = 0
        var run = Run()
        func finish() throws {
            cappedKeys += run.cappedKeys
            try run.eachPair { one, other in
                output += one
                output.append(tab)
                output += other
                output.append(newline)
                if output.count >= 1 << 20 {
                    try write(output)
                    output.removeAll(keepingCapacity: true)
                }
            }
        }
        var number = 0
        var start = 0
        while start < lines.count {
            number += 1
            let end = lines[start...].firstIndex(of: newline) ?? lines.count
            let line = lines[start..<end]
            start = end + 1
            guard line.count > keyLength + 3, let key = Hexadecimal.value(line.prefix(keyLength)),
                line[line.startIndex + keyLength] == tab, line[line.startIndex + keyLength + 2] == tab
            else { throw Fault.line(number) }
            if key != run.key {
                guard key > run.key || run.isEmpty else { throw Fault.order(number) }
                try finish()
                run = Run(key: key)
            }
            let group = line.dropFirst(keyLength + 3)
            // Else nobody could tell where the first group of a pair ends.
            guard !group.contains(tab) else { throw Fault.line(number) }
            switch line[line.startIndex + keyLength + 1] {
            case stored: run.stored.append(group)
            case probed: run.probing.append(group)
            case both:
                run.stored.append(group)
                run.probing.append(group)
            default: throw Fault.line(number)
            }
        }
        try finish()
        try write(output)
        return cappedKeys
    }

    private static let keyLength = 16
    private static let tab = UInt8(ascii: "\t")
    private static let newline = UInt8(ascii: "\n")
    private static let stored = UInt8(ascii: "s")
    private static let probed = UInt8(ascii: "p")
    private static let both = UInt8(ascii: "b")

    /// The lines of one key.
    private struct Run {
        var key: UInt64 = 0
        var stored: [ArraySlice<UInt8>] = []
        var probing: [ArraySlice<UInt8>] = []

        var isEmpty: Bool { stored.isEmpty && probing.isEmpty }

        /// How many groups found not all that are under the key.
        var cappedKeys: Int { stored.count > CandidateSearch.bucketCap ? probing.count : 0 }

        /// Calls with the pairs, the lesser name first.
        mutating func eachPair(_ body: (ArraySlice<UInt8>, ArraySlice<UInt8>) throws -> Void) rethrows {
            guard !stored.isEmpty, !probing.isEmpty else { return }
            stored.sort { $0.lexicographicallyPrecedes($1) }
            probing.sort { $0.lexicographicallyPrecedes($1) }
            let found = stored.prefix(CandidateSearch.bucketCap)
            for one in probing {
                for other in found where one != other {
                    if one.lexicographicallyPrecedes(other) {
                        try body(one, other)
                    } else if !(Self.holds(probing[...], other) && Self.holds(found, one)) {
                        // Else both found each other, and the pair came when it was the other's turn.
                        try body(other, one)
                    }
                }
            }
        }

        private static func holds(_ sorted: ArraySlice<ArraySlice<UInt8>>, _ name: ArraySlice<UInt8>) -> Bool {
            var (low, high) = (sorted.startIndex, sorted.endIndex)
            while low < high {
                let middle = (low + high) / 2
                if sorted[middle].lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
            }
            return low < sorted.endIndex && sorted[low] == name
        }
    }
}
