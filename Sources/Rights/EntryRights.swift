import CatalogModel
import Standards

/// On what grounds an entry is printed, put together from what its editor says and what the years say.
package struct EntryRights: Hashable, Sendable {
    package let basis: RightsBasis

    /// SPDX expression: the entry's, else the catalog's.
    package let licence: String

    /// Nil for what was written in house.
    package let result: RightsResult?

    /// Why it may be printed, in one sentence without a full stop: the editor's, or the computed one.
    package let sentence: String

    /// Whether the editor says that nobody has rights in it.
    package let claimsPublicDomain: Bool

    /// Whether whoever has the rights lets us print it.
    package let isAllowed: Bool

    /// Whether nobody knows it to be free, and nobody has said on what other grounds it is printed: neither is there
    /// leave, nor a credit line for a short quotation, nor a reason why it is free all the same.
    package let isUnproven: Bool

    package init(of entry: Entry, _ calculator: RightsCalculator) {
        let written = entry.value(.licence)?.string
        licence = written ?? calculator.settings.licence
        result = calculator.result(of: entry)
        let stated = entry.value(.rightsBasis).flatMap { RightsBasis(rawValue: $0.string) }
        let meant = stated ?? written.flatMap(Self.basis)
        let reason = entry.value(.rightsReason)?.string
        // A quotation without a word about its rights does not become the catalog's own by that; and what is said to
        // be free, and may not be, is printed as a short quotation until somebody says how it is known.
        let computed: RightsBasis = result == nil ? .licence : result?.state == .free ? .publicDomain : .quotation
        basis = meant == .publicDomain && reason == nil ? computed : meant ?? computed
        claimsPublicDomain = meant == .publicDomain
        isAllowed = meant == .permission || meant == .licence
        let isExplained = claimsPublicDomain ? reason != nil : entry[.credit] != nil
        isUnproven = result?.state == .unknown && !isAllowed && !isExplained
        if let reason {
            sentence = reason
        } else {
            switch basis {
            case .licence: sentence = result == nil ? "written for the catalog" : "licensed under \(licence)"
            case .permission: sentence = "printed with permission"
            case .publicDomain, .quotation: sentence = result?.sentence ?? "no rights of others were computed"
            }
        }
    }

    /// What a licence says about the grounds; nil where it cannot be read.
    private static func basis(_ licence: String) -> RightsBasis? {
        guard let licences = try? LicenceExpression(licence).licences else { return nil }
        if licences.contains(.publicDomain) { return .publicDomain }
        if licences.contains(.quotation) { return .quotation }
        for case .permission in licences { return .permission }
        return .licence
    }
}

extension Content {
    /// On what grounds an entry is printed, whether it is free, and the sentence that explains it.
    ///
    /// For many entries make one `RightsCalculator` and ask that.
    package func rights(of entry: Entry) -> EntryRights { EntryRights(of: entry, RightsCalculator(self)) }
}
