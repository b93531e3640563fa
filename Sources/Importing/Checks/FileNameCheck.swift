import Diagnostics

/// Whether a file is named as its format asks.
struct FileNameCheck {
    private(set) var findings: [Diagnostic] = []
    private(set) var isReadable = true

    init(_ file: SourceFile, _ format: ImportFormat) {
        let name = String(file.name)
        let ending = file.ending
        let stem = name.dropLast(ending.utf8.count)
        let better = stem.description.trimmingSpaces + String(ending).trimmingSpaces
        if better != name, !better.isEmpty { findings.append(FileName.diagnostic(name, better: better, in: file)) }
        // Fortunes and tables are called anything; what is wrong inside shows when they are read.
        guard format == .markdown, !format.endings.contains(where: { ending.lowercased() == $0 }) else { return }
        isReadable = ending.isEmpty
        findings.append(
            UnrecognisedFile.diagnostic(name, ending: format.endings[0], isRead: isReadable, in: file))
    }
}
