extension SourceFile {
    /// The file as the readers take it: what was saved as UTF-16 as UTF-8, of an unresolved conflict one side.
    ///
    /// There is a finding about each, and the rest of the file can be checked all the same. Such a file is never
    /// written (`isStandIn`).
    package var readable: SourceFile {
        if let text = UTF16Text.text(in: bytes) { return SourceFile(path: path, bytes: Array(text.utf8), .recoded) }
        let conflicts = ConflictMarkers.all(in: self)
        if conflicts.isEmpty { return self }
        return SourceFile(path: path, bytes: ConflictMarkers.oursOnly(self, conflicts), .oneSide)
    }
}
