import FileAccess
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
        unsafe LargePages.prefer(
            for: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(start: words, count: count)))
        for place in 0..<count { unsafe (words + place).initialize(to: Atomic(0)) }
    }

    deinit {
        unsafe words.deinitialize(count: count)
        unsafe words.deallocate()
    }

    /// Marks a block of keys, several times those that come up several times.
    func insert(_ keys: Span<KeyBuckets.Entry>) {
        for number in keys.indices {
            // Whoever changes a word waits until it is there: it is fetched while those before it are changed.
            let ahead = number + Self.ahead
            if ahead < keys.count { _ = word(place(keys[ahead].key).0) }
            let (place, bit) = place(keys[number].key)
            if word(place) & bit << 1 != 0 { continue }
            let before = unsafe words[place].bitwiseOr(bit, ordering: .relaxed).oldValue
            if before & bit != 0 { unsafe words[place].bitwiseOr(bit << 1, ordering: .relaxed) }
        }
    }

    /// Adds to a list those of a block whose keys came up twice.
    func appendTwice(of keys: Span<KeyBuckets.Entry>, to list: inout [KeyBuckets.Entry]) {
        for number in keys.indices where isTwice(keys[number].key) { list.append(keys[number]) }
    }

    private func isTwice(_ key: UInt64) -> Bool {
        let (place, bit) = place(key)
        return word(place) & bit << 1 != 0
    }

    private static let ahead = 16

    @inline(__always)
    private func word(_ place: Int) -> UInt64 { unsafe words[place].load(ordering: .relaxed) }

    private func place(_ key: UInt64) -> (Int, UInt64) {
        (Int(truncatingIfNeeded: key.multipliedFullWidth(by: UInt64(count)).high), 1 << (key & 31 * 2))
    }
}
