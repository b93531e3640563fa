import BundleReader

/// An object of canonical JSON of which most members are copied as they are written.
struct RawObject {
    private(set) var members: [(key: String, value: ArraySlice<UInt8>)] = []

    init(_ bytes: [UInt8]) throws(JSONFault) {
        var members: [(key: String, value: ArraySlice<UInt8>)] = []
        var scanner = JSONScanner(bytes)
        try scanner.object { scanner, key throws(JSONFault) in
            let start = scanner.position
            try scanner.skip()
            members.append((key, bytes[start..<scanner.position]))
        }
        self.members = members
    }

    /// The text of a member; nil where there is none.
    func string(_ key: String) throws(JSONFault) -> String? {
        guard let value = members.first(where: { $0.key == key })?.value else { return nil }
        var scanner = JSONScanner(Array(value))
        return try scanner.string()
    }

    /// The values of a list, each as it is written.
    func elements(_ key: String) throws(JSONFault) -> [ArraySlice<UInt8>] {
        guard let value = members.first(where: { $0.key == key })?.value else { return [] }
        let bytes = Array(value)
        var elements: [ArraySlice<UInt8>] = []
        var scanner = JSONScanner(bytes)
        try scanner.array { scanner throws(JSONFault) in
            let start = scanner.position
            try scanner.skip()
            elements.append(bytes[start..<scanner.position])
        }
        return elements
    }

    /// The lines of a file without their ends.
    static func lines(of bytes: [UInt8]) -> [[UInt8]] { bytes.split(separator: UInt8(ascii: "\n")).map(Array.init) }
}

extension CanonicalJSONWriter {
    mutating func members(of object: RawObject, leavingOut keys: Set<String> = []) {
        for (key, value) in object.members where !keys.contains(key) {
            self.key(named: key)
            members(value)
        }
    }
}
