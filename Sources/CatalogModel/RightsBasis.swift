/// On what grounds the catalog prints words.
package enum RightsBasis: String, Hashable, Sendable, CaseIterable {
    /// Nobody has rights in them any more.
    case publicDomain = "public-domain"
    /// Whoever has the rights lets everybody use them.
    case licence
    /// Whoever has the rights allowed this catalog to use them.
    case permission
    /// A short quotation, which needs nobody's leave.
    case quotation
}

/// A law for which rights are computed.
package enum Jurisdiction: String, Hashable, Sendable, CaseIterable {
    case unitedStates = "US"
    case europeanUnion = "EU"
    case unitedKingdom = "UK"
    case canada = "CA"
    case newZealand = "NZ"
}

/// What is special about the rights in a work.
package enum RightsCase: String, Hashable, Sendable, CaseIterable {
    /// Copyright was not renewed in the United States.
    case notRenewed = "not-renewed"
    /// Published there without a copyright notice.
    case withoutNotice = "without-notice"
    /// Published there without a notice, and not registered afterwards.
    case notRegistered = "not-registered"
    /// Written for a company, or by nobody named.
    case corporate
    /// Written but not published; `year` is when it was written.
    case unpublished
    /// Written by officers of a government, or a law or judgment.
    case government
    /// Handed down for longer than anybody remembers, by nobody in particular.
    case proverb
}
