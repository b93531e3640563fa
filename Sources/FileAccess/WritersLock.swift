import Glibc

/// Tells other processes that somebody is making something in a folder, so that they leave it there.
///
/// A lock of flock(2) on the folder, shared by all who write there; the system takes it from a process that dies. Who has
/// it alone knows that whatever unfinished lies there was left by the dead, and clears it away. Where a file system has
/// no such locks, nothing is cleared away.
@safe final class WritersLock {
    private let descriptor: Int32

    /// Takes the lock and clears away what runs that were killed have left in the folder.
    ///
    /// Fails in silence: without it nobody writes anything wrong.
    init(_ folder: String) {
        descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        if Self.hasUnfinished(folder), flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
            // Listed again: until now others may have been at it.
            for name in (try? Folder.names(in: folder)) ?? [] where Unfinished.isOurs(name) {
                try? Folder.remove("\(folder)/\(name)")
            }
        }
        // Whoever has it alone gives it back at once, unless somebody uses the folder as a lock of his own.
        var attempts = 0
        while flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK, attempts < Self.mostAttempts {
            usleep(10_000)
            attempts += 1
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    private static let mostAttempts = 100

    private static func hasUnfinished(_ folder: String) -> Bool {
        ((try? Folder.names(in: folder)) ?? []).contains(where: Unfinished.isOurs)
    }
}
