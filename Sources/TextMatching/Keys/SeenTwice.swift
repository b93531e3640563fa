import Synchronization

/// Remembers roughly which keys came up twice; safe to use from several threads.
///
/// Two bits for a key: seen, and seen again. Keys that share bits are taken for one, which keeps a few too many.
@safe final class SeenTwice: Sendable {
    nonisolated(unsafe) private let words: UnsafeMutablePointer<Atomic<UInt64>>
    private let count: Int

    /// Bits for each text.
    private static let bitsPerText = 48

    init(expecting texts: Int) {
        count = max(64, texts * Self.bitsPerText / 64)
        unsafe words = .allocate(capacity: count)
        for place in 0..<count { unsafe (words + place).initialize(to: Atomic(0)) }
    }

    deinit {
        unsafe words.deinitialize(count: count)
        unsafe words.deallocate()
    }

    func insert(_ key: UInt64) {
        let (place, bit) = place(key)
        let before = unsafe words[place].bitwiseOr(bit, ordering: .relaxed).oldValue
        if before & bit != 0 { unsafe words[place].bitwiseOr(bit << 1, ordering: .relaxed) }
    }

    func isTwice(_ key: UInt64) -> Bool {
        let (place, bit) = place(key)
        return unsafe words[place].load(ordering: .relaxed) & bit << 1 != 0
    }

    private func place(_ key: UInt64) -> (Int, UInt64) {
        (Int(truncatingIfNeeded: key.multipliedFullWidth(by: UInt64(count)).high), 1 << (key & 31 * 2))
    }
}
