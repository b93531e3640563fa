import BundleReader
import Synchronization

/// What was worked out for a choice, because most is asked for again.
final class PoolCache: Sendable {
    private let kept = Mutex(Kept())

    private struct Kept {
        var memberships: Memberships?
        var pools: [MessagePool.Choice: DailyPool] = [:]

        /// The choices of `pools`, the newest last.
        var choices: [MessagePool.Choice] = []

        /// Bytes that all pools take.
        var size: Int { pools.values.reduce(0) { $0 + $1.size } }
        var sets: [MessagePool.Choice: LineSet] = [:]
    }

    /// Enough for 24 categories at ten ages; then it begins anew.
    private static let setLimit = 240

    func memberships(_ bundle: MappedBundle) throws(BundleDefect) -> Memberships {
        if let known = kept.withLock({ $0.memberships }) { return known }
        let made = try Memberships(bundle)
        kept.withLock { $0.memberships = made }
        return made
    }

    /// Keeps as many pools as there is room for, and the newest always.
    ///
    /// - Parameters:
    ///   - limit: bytes for all pools.
    ///   - make: two that ask at the same time may both make it; they come to the same.
    func pool(
        _ choice: MessagePool.Choice, limit: Int, _ make: () throws(BundleDefect) -> DailyPool
    ) throws(BundleDefect) -> DailyPool {
        if let known = kept.withLock({ $0.pools[choice] }) { return known }
        let made = try make()
        kept.withLock { kept in
            guard kept.pools.updateValue(made, forKey: choice) == nil else { return }
            kept.choices.append(choice)
            while kept.size > limit, kept.choices.count > 1 {
                kept.pools[kept.choices.removeFirst()] = nil
            }
        }
        return made
    }

    /// How many pools are kept.
    var poolCount: Int { kept.withLock { $0.pools.count } }

    func suiting(
        _ choice: MessagePool.Choice, _ make: () throws(BundleDefect) -> LineSet
    ) throws(BundleDefect) -> LineSet {
        if let known = kept.withLock({ $0.sets[choice] }) { return known }
        let made = try make()
        kept.withLock { kept in
            if kept.sets.count >= Self.setLimit { kept.sets.removeAll() }
            kept.sets[choice] = made
        }
        return made
    }
}
