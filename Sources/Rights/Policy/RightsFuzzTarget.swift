import Diagnostics
import Standards

/// Reads any bytes as a policy of rights, a licence and a language, and checks what must hold whatever they are: the entry
/// point of fuzzing.
package func fuzzRights(_ bytes: [UInt8]) {
    var findings = Findings()
    let policy = RightsPolicy(of: [.rights: SourceFile(path: "policy/rights.yml", bytes: bytes)], &findings)
    for range in policy.rows.map(\.id.range) + findings.kept.flatMap({ [$0.range] + $0.notes.map(\.range) }) {
        precondition(range.bytes.upperBound <= bytes.count, "a place lies behind the end")
        _ = (range.start, range.end)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(LicenceExpression.Fault) {
        let expression = try LicenceExpression(text)
        precondition(!expression.licences.isEmpty, "an expression names no licence")
    } catch {
        precondition(error.part.upperBound <= text.utf8.count, "a place lies behind the end")
    }
    if let fault = LanguageTag.fault(of: text) {
        precondition(fault.part.upperBound <= text.utf8.count, "a place lies behind the end")
        for meant in fault.suggestions {
            precondition(LanguageTag(meant)?.canonical == meant, "an unusual form is suggested")
        }
    }
}
