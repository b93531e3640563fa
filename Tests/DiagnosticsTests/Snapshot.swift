import Foundation
import Testing

/// Compares a text with a file in `Snapshots`.
///
/// A snapshot that is not there, or any if `FLORILEGIUM_RECORD` is set, is written, and the test fails all the same:
/// nobody records by accident.
func expectSnapshot(
    _ text: String, _ name: String, file: String = #filePath, at location: SourceLocation = #_sourceLocation
) throws {
    let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name)")
    let isRecording = ProcessInfo.processInfo.environment["FLORILEGIUM_RECORD"] != nil
    guard !isRecording, let expected = try? String(contentsOf: url, encoding: .utf8) else {
        try Data(text.utf8).write(to: url)
        Issue.record("recorded Snapshots/\(name); read it, then run again", sourceLocation: location)
        return
    }
    guard text != expected else { return }
    let (got, wanted) = (text.components(separatedBy: "\n"), expected.components(separatedBy: "\n"))
    let line =
        zip(got, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(got.count, wanted.count)
    Issue.record(
        """
        Snapshots/\(name):\(line + 1) differs
        expected: \(line < wanted.count ? wanted[line] : "(end)")
        got:      \(line < got.count ? got[line] : "(end)")
        """, sourceLocation: location)
}
