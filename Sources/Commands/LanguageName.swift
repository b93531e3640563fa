import ArgumentParser
import Diagnostics
import Standards

/// The value of `--lang`: a language that there is. Of any other no pack would ever be found, and nothing be said of it.
enum LanguageName {
    static func checked(_ written: String) throws -> String {
        guard let fault = LanguageTag.fault(of: written) else { return written }
        let hint = fault.suggestions.isEmpty ? "" : "; did you mean \(fault.suggestions.joined(separator: " or "))?"
        throw ValidationError("there is no language '\(Wording("\(written)"))'\(hint)")
    }
}
