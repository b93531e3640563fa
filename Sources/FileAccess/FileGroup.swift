import CFileAccess
import Glibc

/// Files that belong together are replaced together.
package enum FileGroup {
    /// Replaces all files or none.
    ///
    /// Everything is written beside the destinations first, where a full disk shows; then each file changes places with
    /// what stood there, and if one cannot, those before it change back. A machine that stops between two of these last
    /// steps leaves some done, each file whole: the caller chooses an order in which that can be taken up again.
    ///
    /// - Parameter put: how one file gets into its place; tests let it fail.
    package static func replace(
        _ files: [(path: String, bytes: [UInt8])],
        put: (_ beside: String, _ path: String) throws(FileProblem) -> Void = exchange
    ) throws(FileProblem) {
        var waiting: [String] = []
        defer { for beside in waiting { unsafe unlink(beside) } }
        for file in files {
            let beside = Folder.beside(file.path)
            waiting.append(beside)
            do throws(FileProblem) {
                try FileWriting.create(beside, file.bytes)
            } catch {
                throw FileProblem(error.action, file.path, reason: error.reason)
            }
        }
        var done: [(path: String, wasThere: Bool)] = []
        for file in files {
            let wasThere = Folder.exists(file.path)
            do throws(FileProblem) {
                try put(Folder.beside(file.path), file.path)
                done.append((file.path, wasThere))
            } catch {
                for (path, wasThere) in done.reversed() {
                    if wasThere { try? exchange(Folder.beside(path), path) } else { unsafe unlink(path) }
                }
                throw error
            }
        }
    }

    /// Lets two files change places; one that does not exist yet only gets its name.
    package static func exchange(_ beside: String, _ path: String) throws(FileProblem) {
        guard Folder.exists(path) else {
            guard unsafe rename(beside, path) == 0 else { throw FileProblem(errnoAfter: "write", path) }
            return
        }
        guard Folder.kind(of: path) == .file else {
            throw FileProblem("write", path, reason: "it is no file of its own")
        }
        guard unsafe florilegium_exchange(beside, path) == 0 else { throw FileProblem(errnoAfter: "replace", path) }
    }
}
