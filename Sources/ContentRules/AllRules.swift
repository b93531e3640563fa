/// Every rule about content. What is not listed here is not checked, not documented and not tested.
package let allRules: [any Rule] = characterAndTextRules + structureRules + attributionRules

/// Rules about bytes, characters, words, and about suppressions and levels of rules.
private let characterAndTextRules: [any Rule] = [
    // Bytes
    InvalidUTF8(), ByteOrderMark(), CarriageReturnLineEnds(), NULCharacter(), ConflictMarker(),

    // Characters
    ZeroWidthCharacter(), SoftHyphen(), BidirectionalControl(), C0Control(), ANSIEscape(), C1Control(),
    ReplacementCharacter(), PrivateUseCharacter(), UnassignedCharacter(), Mojibake(), HTMLEntity(), HTMLTag(),
    MixedScriptWord(), NotNormalised(), UnusualSpace(), Ligature(),

    // Text
    EmptyText(), EdgeSpace(), DoubleSpace(), DoubledWord(), MissingSpaceAfterPunctuation(), SpaceBeforePunctuation(),
    RepeatedPunctuation(), UnbalancedQuotationMarks(), TextBeginsInLowerCase(), TruncatedText(),
    TextContainsAttribution(), ScraperText(), ServiceTextAsQuote(), TextTooLong(), TooLongForNotification(),
    Shouting(), DoubleHyphen(), AccentForApostrophe(), UnfinishedText(), ContactInText(), UnexpectedLanguage(),

    // Suppressions and levels
    MalformedSuppression(), UnknownRuleInSuppression(), ExpiredSuppression(), UnusedSuppression(),
    UnknownRuleInSettings(),
    BindingRuleInSettings(),
]
