import BundleReader
import Synchronization

/// What was worked out for a choice or a person, because most is asked for again.
final class PoolCache: Sendable {
    private let kept = Mutex(Kept())

    private struct Kept {
        var pools: [MessagePool.Choice: DrawingPool] = [:]
        var sets: [MessagePool.Choice: LineSet] = [:]
        var calendars: [Owner: DailyCalendar] = [:]
    }

    private struct Owner: Hashable {
        let choice: MessagePool.Choice
        let person: String
    }

    /// Enough for 24 categories at ten ages; then it begins anew.
    private static let choiceLimit = 240

    /// Two years of a thousand people are 3 MB.
    private static let personLimit = 1000

    func calendar(_ choice: MessagePool.Choice, _ person: String) -> DailyCalendar? {
        kept.withLock { $0.calendars[Owner(choice: choice, person: person)] }
    }

    func keep(_ calendar: DailyCalendar, _ choice: MessagePool.Choice, _ person: String) {
        kept.withLock { kept in
            if kept.calendars.count >= Self.personLimit { kept.calendars.removeAll(keepingCapacity: true) }
            kept.calendars[Owner(choice: choice, person: person)] = calendar
        }
    }

    func pool(
        _ choice: MessagePool.Choice, _ make: () throws(BundleDefect) -> DrawingPool
    ) throws(BundleDefect) -> DrawingPool {
        try once(\.pools, choice, make)
    }

    func suiting(
        _ choice: MessagePool.Choice, _ make: () throws(BundleDefect) -> LineSet
    ) throws(BundleDefect) -> LineSet {
        try once(\.sets, choice, make)
    }

    /// Two that ask at the same time may both work it out; they come to the same.
    private func once<Made: Sendable>(
        _ part: WritableKeyPath<Kept, [MessagePool.Choice: Made]> & Sendable, _ choice: MessagePool.Choice,
        _ make: () throws(BundleDefect) -> Made
    ) throws(BundleDefect) -> Made {
        if let known = kept.withLock({ $0[keyPath: part][choice] }) { return known }
        let made = try make()
        kept.withLock { kept in
            if kept[keyPath: part].count >= Self.choiceLimit { kept[keyPath: part].removeAll() }
            kept[keyPath: part][choice] = made
        }
        return made
    }
}
