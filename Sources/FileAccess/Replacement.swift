/// Files and folders that take their places together: whoever looks, and whoever comes back after the machine stopped,
/// finds each as it was or as it shall be, never half of either.
///
/// Everything is made beside its place first, where a full disk shows, and is forced to the disk. Then each changes places
/// with what stood there, in the order in which they were added, with no other call between; if one cannot, those before
/// it change back. A machine that stops between two of these steps leaves some done, each whole: the caller chooses an
/// order in which the same command takes it up again. What a run that was killed left beside a place is removed by the
/// next that writes into that folder.
///
/// Nothing has happened until `commit`; without it, whatever was made goes away again.
package struct Replacement: ~Copyable {
    private let disk: any Disk
    private var items: [Item] = []

    /// What goes to devices and pipes, where nothing is replaced.
    private var streams: [(path: String, bytes: [UInt8])] = []

    /// By path of the folder.
    private var locks: [String: WritersLock] = [:]

    /// What is not in its place, and goes away in the end.
    private var unfinished: [String] = []

    private struct Item {
        let place: String
        let beside: String
        let sort: Sort

        /// What to force to the disk, folders after what lies in them.
        let made: [String]
    }

    private enum Sort { case file, folder, removal }

    /// How an item got into its place.
    private enum Step { case free, exchanged, replaced }

    package init(on disk: some Disk = FileSystem()) { self.disk = disk }

    deinit { for path in unfinished.reversed() { try? Folder.remove(path) } }

    // MARK: What is to be replaced

    /// Clears away what a run that was killed left beside a place; for a command that may find its work done already.
    package mutating func clear(beside place: String) { enter(Folder.parent(of: place)) }

    /// Clears away what runs that were killed left in a folder and in those below.
    package mutating func clear(_ folder: String) throws(FileProblem) {
        guard Folder.isFolder(folder) else { return }
        enter(folder)
        for item in try Folder.contents(of: folder) where item.kind == .folder { enter("\(folder)/\(item.path)") }
    }

    /// Adds a file, in a folder that exists.
    ///
    /// Devices and pipes, such as `/dev/null` and `/dev/stdout`, are written to when all else is done: to put a file in
    /// their place would break the system.
    package mutating func write(_ place: String, _ bytes: [UInt8]) throws(FileProblem) {
        guard !FileWriting.isStream(place) else {
            streams.append((place, bytes))
            return
        }
        let beside = beside(place)
        try shown(as: place) { () throws(FileProblem) in try disk.createFile(beside, bytes) }
        items.append(Item(place: place, beside: beside, sort: .file, made: [beside]))
    }

    /// Adds a folder of files; folders above it are made.
    ///
    /// - Parameter files: names may hold a `/`.
    /// - Returns: where it lies until it has its place.
    @discardableResult
    package mutating func write(
        folder place: String, _ files: [(name: String, bytes: [UInt8])]
    ) throws(FileProblem) -> String {
        try Folder.create(Folder.parent(of: place))
        let beside = beside(place)
        var folders: Set<String> = [beside]
        try shown(as: place) { () throws(FileProblem) in try disk.createFolder(beside) }
        for (name, bytes) in files {
            let path = "\(beside)/\(name)"
            let folder = Folder.parent(of: path)
            if folders.insert(folder).inserted { try disk.createFolder(folder) }
            try shown(as: "\(place)/\(name)") { () throws(FileProblem) in try disk.createFile(path, bytes) }
        }
        let deepestFirst = folders.sorted { ($1.utf8.count, $1) < ($0.utf8.count, $0) }
        items.append(
            Item(place: place, beside: beside, sort: .folder, made: files.map { "\(beside)/\($0.name)" } + deepestFirst)
        )
        return beside
    }

    /// Adds a file that a closure makes at the path it is given.
    package mutating func make<Value, Problem>(
        _ place: String, _ make: (_ beside: String) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        let beside = beside(place)
        let value = try make(beside)
        items.append(Item(place: place, beside: beside, sort: .file, made: [beside]))
        return value
    }

    /// Adds that a file or folder goes away.
    package mutating func remove(_ place: String) {
        items.append(Item(place: place, beside: beside(place), sort: .removal, made: []))
    }

    // MARK: Replacing

    /// Puts everything into its place, all or nothing.
    package consuming func commit() throws(FileProblem) {
        for item in items {
            for path in item.made {
                try shown(as: item.place) { () throws(FileProblem) in try disk.sync(path) }
            }
        }
        var steps: [Step] = []
        for (number, item) in items.enumerated() {
            steps.append(try step(for: item, isLast: number == items.count - 1))
        }
        for number in items.indices {
            do throws(FileProblem) {
                try take(steps[number], items[number])
            } catch {
                for earlier in items[..<number].indices.reversed() { try? takeBack(steps[earlier], items[earlier]) }
                throw error
            }
        }
        for folder in Set(items.map { Folder.parent(of: $0.place) }).sorted() { try disk.sync(folder) }
        for (path, bytes) in streams { try FileWriting.add(bytes, to: path) }
    }

    /// Lets everything be as it is; what was made goes away.
    package consuming func cancel() {}

    /// Decided before the first step, so that nothing comes between the steps.
    private func step(for item: Item, isLast: Bool) throws(FileProblem) -> Step {
        guard let kind = Folder.kind(of: item.place), item.sort != .removal else { return .free }
        if item.sort == .folder { return .exchanged }
        guard kind == .file else { throw FileProblem("write", item.place, reason: "it is no file of its own") }
        // Nothing after it can fail, so what it replaces is not needed any more.
        return isLast ? .replaced : .exchanged
    }

    private func take(_ step: Step, _ item: Item) throws(FileProblem) {
        switch step {
        case .exchanged: try disk.exchange(item.beside, item.place)
        case .free where item.sort == .removal: try disk.move(item.place, to: item.beside)
        case .free, .replaced: try disk.move(item.beside, to: item.place)
        }
    }

    private func takeBack(_ step: Step, _ item: Item) throws(FileProblem) {
        switch step {
        case .exchanged: try disk.exchange(item.beside, item.place)
        case .free where item.sort == .removal: try disk.move(item.beside, to: item.place)
        case .free: try disk.move(item.place, to: item.beside)
        case .replaced: break
        }
    }

    // MARK: Beside

    private mutating func beside(_ place: String) -> String {
        let folder = Folder.parent(of: place)
        enter(folder)
        let prefix = place.utf8.last { $0 == UInt8(ascii: "/") } == nil ? "" : folder == "/" ? "/" : folder + "/"
        let name = String(place.dropFirst(prefix.count))
        var attempt = 0
        var path = prefix + Unfinished.name(for: name, attempt: attempt)
        while attempt < Self.attempts, unfinished.contains(path) || Folder.exists(path) {
            attempt += 1
            path = prefix + Unfinished.name(for: name, attempt: attempt)
        }
        unfinished.append(path)
        return path
    }

    private static let attempts = 100

    private mutating func enter(_ folder: String) {
        if locks[folder] == nil { locks[folder] = WritersLock(folder) }
    }

    private func shown<Value>(
        as place: String, _ work: () throws(FileProblem) -> Value
    ) throws(FileProblem) -> Value {
        do throws(FileProblem) { return try work() } catch {
            throw FileProblem(error.action, place, reason: error.reason)
        }
    }
}
