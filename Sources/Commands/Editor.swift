import ArgumentParser
import CatalogModel
import Glibc

/// The person at the keyboard, and the day it is for them: what a recorded decision is signed with.
///
/// Nothing else may ask for the time; whatever is built must not depend on when.
enum Editor {
    /// The name that git signs commits with; nil where there is no git or it has not been told one.
    private static var gitName: String? {
        guard let stream = unsafe popen("git config user.name 2>/dev/null", "r") else { return nil }
        var bytes: [UInt8] = []
        while bytes.count < 1000 {
            let byte = unsafe getc(stream)
            if byte < 0 || byte == 0x0A { break }
            bytes.append(UInt8(truncatingIfNeeded: byte))
        }
        unsafe pclose(stream)
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// The name to sign a decision with.
    ///
    /// - Parameter given: as somebody gave it; nil for the name that git knows.
    static func name(_ given: String?) throws -> String {
        guard let name = given ?? gitName, name.contains(where: { !$0.isWhitespace }) else {
            throw ValidationError(
                given == nil
                    ? "git knows no name to sign with; say who decided: --by \"Your Name\""
                    : "--by names nobody; say who decided: --by \"Your Name\"")
        }
        return name
    }

    /// Refuses a reason without a word in it.
    static func checkReason(_ reason: String) throws {
        if reason.contains(where: { $0.isLetter || $0.isNumber }) { return }
        throw ValidationError("--because says why, in words that somebody understands a year from now")
    }

    /// The day of the clock on the wall, in the time zone of the machine.
    static var today: CalendarDay {
        var now = time(nil)
        var parts = unsafe tm()
        guard unsafe localtime_r(&now, &parts) != nil else { return CalendarDay(secondsSince1970: now) }
        return CalendarDay(secondsSince1970: now + (unsafe parts.tm_gmtoff))
    }
}
