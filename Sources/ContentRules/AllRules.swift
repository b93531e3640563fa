/// Every rule about content. What is not listed here is not checked, not documented and not tested.
package let allRules: [any Rule] = [
    // Bytes
    InvalidUTF8(), ByteOrderMark(), CarriageReturnLineEnds(), NULCharacter(),

    // Suppressions and levels
    MalformedSuppression(), UnknownRuleInSuppression(), ExpiredSuppression(), UnusedSuppression(),
    UnknownRuleInSettings(),
] + structureRules + attributionRules
