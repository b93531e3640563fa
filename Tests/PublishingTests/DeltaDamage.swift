import Publishing
import Testing

/// Whatever of a delta is flipped, cut or left out: the right bundle comes out, or none.
func expectNoDamageIsAccepted(from old: BundleFiles, to new: BundleFiles) throws {
    let delta = try Delta.make(from: old, to: new)
    func isHarmless(_ damaged: [UInt8]) -> Bool {
        guard let made = try? Delta.apply(damaged, to: old) else { return true }
        return made == new
    }
    for place in delta.indices where place % 3 == 0 {
        var damaged = delta
        damaged[place] ^= 1 << UInt8(place / 3 % 8)
        #expect(isHarmless(damaged), "byte \(place)")
    }
    for length in stride(from: 0, to: delta.count, by: 13) {
        #expect(throws: DeltaProblem.self, "\(length)") { try Delta.apply(Array(delta.prefix(length)), to: old) }
    }
    let lines = delta.split(separator: 0x0A)
    for left in lines.indices {
        var fewer = lines
        fewer.remove(at: left)
        #expect(throws: DeltaProblem.self, "line \(left)") {
            try Delta.apply(Array(fewer.joined(separator: [0x0A])) + [0x0A], to: old)
        }
    }
}
