import Testing

@testable import Standards

@Suite struct LicenceExpressionTests {
    private func fault(_ written: String) -> LicenceExpression.Fault? {
        do throws(LicenceExpression.Fault) {
            _ = try LicenceExpression(written)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "CC0-1.0", "CC-BY-4.0", "Apache-2.0+", "MIT OR Apache-2.0", "(MIT AND CC-BY-4.0) OR CC0-1.0",
        "GPL-2.0-only WITH Classpath-exception-2.0", "((MIT))", "LicenseRef-PublicDomain",
        "LicenseRef-Quotation OR LicenseRef-Permission-12", "MIT AND(CC0-1.0)",
    ])
    func acceptsExpressions(written: String) { #expect(fault(written) == nil) }

    @Test func namesTheLicences() throws {
        let licences = try LicenceExpression("MIT OR (LicenseRef-Permission-7 AND LicenseRef-Quotation)").licences
        #expect(licences == [.listed("MIT"), .permission("7"), .quotation])
    }

    @Test(arguments: [
        ("", LicenceExpression.Fault.Kind.empty, 0..<0, [String]()),
        ("CC BY 4.0", .unknownLicence, 0..<2, []),
        ("CC-BY-4", .unknownLicence, 0..<7, ["CC-BY-1.0", "CC-BY-2.0", "CC-BY-2.5"]),
        ("cc0-1.0", .notCanonical, 0..<7, ["CC0-1.0"]),
        ("MIT or CC0-1.0", .expectedOperator, 4..<6, ["OR"]),
        ("MIT AND", .expectedLicence, 7..<7, []),
        ("MIT AND OR MIT", .expectedLicence, 8..<10, []),
        ("(MIT", .unclosed, 0..<1, []),
        ("MIT)", .expectedOperator, 3..<4, []),
        ("GPL-2.0-only WITH Classpath", .unknownException, 18..<27, []),
        ("(MIT OR MIT) WITH Classpath-exception-2.0", .exceptionWithoutLicence, 13..<17, []),
        ("LicenseRef-Permission-", .unknownReference, 0..<22, ["LicenseRef-Permission-1"]),
        ("LicenseRef-Other", .unknownReference, 0..<16, []),
    ])
    func saysWhatIsWrongAndWhere(
        written: String, kind: LicenceExpression.Fault.Kind, part: Range<Int>, meant: [String]
    ) {
        let found = fault(written)
        #expect(found?.kind == kind && found?.part == part, "\(String(describing: found))")
        if kind != .unknownLicence { #expect(found?.suggestions == meant) }
    }

    @Test func doesNotRunOutOfStack() {
        #expect(fault(String(repeating: "(", count: 100_000))?.kind == .expectedLicence)
    }

    /// Any text at all is answered, and the place lies inside it.
    @Test func answersForAnyText() {
        var state: UInt64 = 7
        let words = ["MIT", "(", ")", "AND", "OR", "WITH", "LicenseRef-X", "é", "+", " ", "  ", "LLVM-exception"]
        for _ in 0..<2000 {
            var written = ""
            for _ in 0..<6 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                written += words[Int(state >> 33) % words.count] + (state >> 60 < 8 ? " " : "")
            }
            if let found = fault(written) { #expect(found.part.upperBound <= written.utf8.count) }
        }
    }
}
