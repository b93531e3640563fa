/// A report about one of the files that were checked.
extension Report {
    /// What is found in a file, or points to it; the counts say how much there is elsewhere.
    ///
    /// - Parameter entries: how many the file holds.
    package func narrowed(to path: String, entries: Int) -> Report {
        let here = diagnostics.filter { diagnostic in
            diagnostic.range.file.path == path || diagnostic.notes.contains { $0.range.file.path == path }
        }
        let unlistedHere = unlisted.filter { $0.path == path }
        var counts = Counts(files: 1, entries: entries, rules: counts.rules)
        for diagnostic in here { counts.add(1, diagnostic.severity) }
        for rest in unlistedHere { counts.add(rest.count, rest.severity) }
        counts.elsewhere = .init(
            files: max(self.counts.files - 1, 0), errors: self.counts.errors - counts.errors,
            warnings: self.counts.warnings - counts.warnings, notes: self.counts.notes - counts.notes)
        return Report(here, unlistedHere, counts, rules: rules, paths: [path])
    }
}
