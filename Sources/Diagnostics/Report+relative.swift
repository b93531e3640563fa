/// Paths as sites and build servers want them.
extension Report {
    /// The same report with what lies below a folder named from there on, so that an absolute argument gives the same
    /// paths, and the same fingerprints, as a relative one.
    ///
    /// - Parameter folders: names of the folder, absolute and without a slash at the end.
    package func relative(to folders: [String]) -> Report {
        var places = RelativePlaces(folders)
        guard (paths + diagnostics.map(\.range.file.path) + unlisted.map(\.path)).contains(where: places.isBelow) else {
            return self
        }
        let diagnostics = diagnostics.map { diagnostic in
            var moved = diagnostic
            moved.range = places.range(diagnostic.range)
            for index in moved.notes.indices { moved.notes[index].range = places.range(moved.notes[index].range) }
            for index in moved.solutions.indices {
                for edit in moved.solutions[index].replacements.indices {
                    let range = moved.solutions[index].replacements[edit].range
                    moved.solutions[index].replacements[edit].range = places.range(range)
                }
            }
            return moved
        }
        let unlisted = unlisted.map {
            Unlisted(path: places.path($0.path), rule: $0.rule, count: $0.count, severity: $0.severity)
        }
        return Report(diagnostics, unlisted, counts, rules: rules, paths: paths.map(places.path))
    }
}

/// Files under the names that they have from a folder on.
private struct RelativePlaces {
    private let prefixes: [String]
    private var files: [ObjectIdentifier: SourceFile] = [:]

    init(_ folders: [String]) { prefixes = folders.map { $0 + "/" } }

    func isBelow(_ path: String) -> Bool { prefixes.contains { path.hasPrefix($0) } }

    func path(_ path: String) -> String {
        guard let prefix = prefixes.first(where: { path.hasPrefix($0) }) else { return path }
        return String(path.dropFirst(prefix.count))
    }

    mutating func range(_ range: SourceRange) -> SourceRange {
        guard isBelow(range.file.path) else { return range }
        let key = ObjectIdentifier(range.file)
        let file = files[key] ?? SourceFile(path: path(range.file.path), bytes: range.file.bytes)
        files[key] = file
        return SourceRange(file, range.bytes)
    }
}
