import Glibc

/// How much work something is, in seconds of the processor: other work on the machine makes a clock on the wall run on,
/// and a test that reads it fails where nothing is wrong.
///
/// Limits are for work that grows out of all proportion; they are ten times what is needed, or more.
package enum ProcessorTime {
    /// What this thread spends; work that goes on in other threads does not count.
    package static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = now()
        try work()
        return now() - start
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
