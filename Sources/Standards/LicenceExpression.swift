/// An SPDX licence expression such as `CC-BY-4.0` or `MIT OR (Apache-2.0 WITH LLVM-exception)`.
///
/// Source: SPDX Specification 2.3, annex D.
package struct LicenceExpression: Hashable, Sendable {
    /// The licences it names, in order; operators say how they go together.
    package let licences: [Licence]

    /// A licence of the list, or one of ours.
    package enum Licence: Hashable, Sendable {
        case listed(String)
        /// `LicenseRef-PublicDomain`: nobody has rights in it.
        case publicDomain
        /// `LicenseRef-Quotation`: a short quotation.
        case quotation
        /// `LicenseRef-Permission-NAME`: a letter in `permissions/NAME.md`.
        case permission(String)
    }

    /// Why a text is no expression, where, and what may have been meant instead of that part.
    package struct Fault: Error, Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case empty, unknownLicence, unknownException, unknownReference, notCanonical, expectedLicence
            case expectedOperator, unclosed, exceptionWithoutLicence
        }

        package let kind: Kind

        /// In offsets of the expression's UTF-8.
        package let part: Range<Int>
        package let suggestions: [String]
    }

    package init(_ written: String) throws(Fault) {
        var parser = LicenceParser(written)
        licences = try parser.expression()
    }
}
