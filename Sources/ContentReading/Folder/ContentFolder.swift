import Diagnostics
import FileAccess

/// Finds the files of a content folder, and whatever lies there that nobody would read.
package enum ContentFolder {
    /// What lies in the folder.
    package struct Discovery: Sendable {
        /// Sorted by path.
        package let files: [File]
        package let findings: Findings

        /// Files that are not read by anything, with the finding that says so, where it is plain what they were meant to
        /// be.
        package let guesses: [Guess]
    }

    /// Files that would be read under other paths.
    package struct Guess: Sendable {
        package let finding: Diagnostic

        /// With the paths below the content folder that they should have.
        package let files: [File]

        /// The path that the one file or the folder should have.
        package let better: String
    }

    /// A file that will be read.
    package struct File: Hashable, Sendable {
        /// As the user would type it.
        package let path: String

        /// Below the content folder, for `ContentParsing`.
        package let relativePath: String
    }

    /// Lists a folder. Nothing is opened, and links are not followed.
    package static func discover(_ root: String) throws(FileProblem) -> Discovery {
        var findings = Findings()
        var files: [File] = []
        var strays: [Stray] = []
        let shown = root == "." ? "" : root.hasSuffix("/") ? root : root + "/"
        let items = try Folder.contents(of: root)
        let paths = Set(items.map(\.path))
        for item in items {
            let place = SourceFile(path: shown + item.path, bytes: []).range
            switch item.kind {
            case .folder: break
            case .symbolicLink: findings.add(SymbolicLink.finding(at: place))
            case .misnamed: findings.add(UnreachableFile.misnamed(at: place))
            case .other: findings.add(UnreachableFile.special(at: place))
            case .file where ContentPath(item.path) != nil:
                files.append(File(path: shown + item.path, relativePath: item.path))
            case .file:
                strays.append(Stray(path: item.path, advice: PathAdvice.about(item.path, isTaken: paths.contains)))
            }
        }
        let guesses = guesses(&strays, shown, paths)
        for guess in guesses { findings.add(guess.finding) }
        for stray in strays {
            let place = SourceFile(path: shown + stray.path, bytes: []).range
            var finding = UnreachableFile.finding(stray.path, stray.advice, isTaken: paths.contains, at: place)
            // Its messages cannot be seen; where their file has gone, their ids seem lost.
            if case .document(let better) = stray.advice, !paths.contains(better) {
                finding.cause = Cause(lacks: [.entries, .ids])
            }
            findings.add(finding)
        }
        return Discovery(files: files, findings: findings, guesses: guesses)
    }

    /// A file that nobody reads.
    private struct Stray {
        let path: String
        let advice: PathAdvice

        /// The folder right below the content folder and what it should be called, where the rest of the path is right.
        var folder: Folders? {
            guard case .rename(let better) = advice, let slash = path.firstIndex(of: "/"),
                !ContentTable.folders.contains(String(path[..<slash])), better.hasSuffix(path[slash...])
            else { return nil }
            return Folders(name: String(path[..<slash]), better: String(better.dropLast(path[slash...].count)))
        }

        struct Folders: Hashable {
            let name: String
            let better: String
        }
    }

    /// What strays were meant to be; those with a finding of their own are left.
    private static func guesses(_ strays: inout [Stray], _ shown: String, _ paths: Set<String>) -> [Guess] {
        var guesses: [Guess] = []
        var taken = paths
        var left: [Stray] = []
        let groups = Dictionary(grouping: strays, by: \.folder)
        for stray in strays {
            guard case .rename(let better) = stray.advice, taken.insert(better).inserted else {
                left.append(stray)
                continue
            }
            let place = SourceFile(path: shown + stray.path, bytes: []).range
            let file = File(path: shown + stray.path, relativePath: better)
            guard let folder = stray.folder, let group = groups[folder], group.count > 1 else {
                let finding = UnreachableFile.finding(stray.path, stray.advice, isTaken: paths.contains, at: place)
                guesses.append(Guess(finding: finding, files: [file], better: better))
                continue
            }
            // The first file of the folder speaks for all.
            if let place = guesses.firstIndex(where: { $0.better == folder.better }) {
                let first = guesses[place]
                guesses[place] = Guess(finding: first.finding, files: first.files + [file], better: first.better)
                continue
            }
            let finding = UnreachableFile.folder(
                folder.name, folder.better, files: group.count, isTaken: paths.contains, at: place)
            guesses.append(Guess(finding: finding, files: [file], better: folder.better))
        }
        strays = left
        return guesses
    }
}
