extension JSONScanner {
    /// How far the reading of one object has come.
    struct Members {
        fileprivate var last: Range<Int>?

        /// A key that was read, and its colon, but not its value.
        fileprivate var pending: Range<Int>?
        fileprivate var isClosed = false
    }

    /// Begins an object whose members are then asked for in the order of their keys' bytes.
    ///
    /// As canonical JSON has its keys in that order, one pass finds them all, and each key is compared about once.
    mutating func members() throws(JSONFault) -> Members {
        try open(UInt8(ascii: "{"), "an object")
        return Members()
    }

    /// Whether the object has a key; if so its value comes next. Keys that nobody asked for are read over.
    mutating func seek(_ key: StaticString, in members: inout Members) throws(JSONFault) -> Bool {
        while try advance(&members), let pending = members.pending {
            switch order(of: pending, and: key) {
            case 0:
                members.pending = nil
                return true
            case ..<0:
                members.pending = nil
                try skip()
            default: return false
            }
        }
        return false
    }

    /// Goes to the value of a key that must be there.
    mutating func require(_ key: StaticString, in members: inout Members) throws(JSONFault) {
        guard try seek(key, in: &members) else { throw JSONFault("'\(key)' is missing", at: position) }
    }

    /// Reads over the rest of the object.
    mutating func end(_ members: inout Members) throws(JSONFault) {
        while try advance(&members) {
            members.pending = nil
            try skip()
        }
        depth -= 1
    }

    mutating func string(_ key: StaticString, in members: inout Members) throws(JSONFault) -> String {
        try require(key, in: &members)
        return try string()
    }

    mutating func integer(_ key: StaticString, in members: inout Members) throws(JSONFault) -> Int {
        try require(key, in: &members)
        return try integer()
    }

    mutating func strings(_ key: StaticString, in members: inout Members) throws(JSONFault) -> [String] {
        try require(key, in: &members)
        return try strings()
    }

    mutating func string(ifAny key: StaticString, in members: inout Members) throws(JSONFault) -> String? {
        try seek(key, in: &members) ? try string() : nil
    }

    mutating func integer(ifAny key: StaticString, in members: inout Members) throws(JSONFault) -> Int? {
        try seek(key, in: &members) ? try integer() : nil
    }

    /// Makes sure that a key is waiting; false at the end of the object.
    private mutating func advance(_ members: inout Members) throws(JSONFault) -> Bool {
        if members.pending != nil { return true }
        if members.isClosed { return false }
        if try close(UInt8(ascii: "}"), isFirst: members.last == nil) {
            members.isClosed = true
            return false
        }
        members.pending = try key(after: &members.last)
        return true
    }

    /// Negative where the key in the bytes comes first, positive where it comes second.
    private func order(of written: Range<Int>, and key: StaticString) -> Int {
        let wanted = unsafe UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
        let common = min(written.count, wanted.count)
        for place in 0..<common {
            let (one, other) = unsafe (bytes[written.lowerBound + place], wanted[place])
            if one != other { return one < other ? -1 : 1 }
        }
        return written.count - wanted.count
    }
}
