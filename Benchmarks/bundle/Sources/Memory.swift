import BundleReader
import Glibc
import MessagePool

/// Memory of our own, which no other process shares, after a million picks, a search and a day's messages.
enum Memory {
    static func run(_ folder: String) throws {
        let before = anonymous()
        let pool = try MessagePool(folder: folder)
        let selection = pool.selection(MessagePool.Choice(age: 18))
        var generator = SeededGenerator(3)
        var size = 0
        for _ in 0..<1_000_000 {
            size &+= try selection.text(at: Int(generator.next() % UInt64(selection.count))).utf8.count
        }
        report("afterPicks", anonymous() - before)
        let choice = MessagePool.Choice(category: "category-7", age: 14)
        for person in 0..<100 {
            _ = try pool.daily(choice, person: "person-\(person)", date: CalendarDate(year: 2026, month: 11, day: 21)!)
        }
        report("afterDaily", anonymous() - before)
        _ = try pool.search("ba ren", choice)
        report("afterSearch", anonymous() - before)
        precondition(size > 0)
    }

    /// Megabytes that are in memory and belong to no file.
    static func anonymous() -> Double {
        let file = fopen("/proc/self/status", "r")!
        defer { fclose(file) }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        while getline(&line, &capacity, file) > 0 {
            let text = String(cString: line!)
            if text.hasPrefix("RssAnon:") { return Double(text.split(separator: " ")[1].filter(\.isNumber))! / 1024 }
        }
        return 0
    }
}
