/// Rules about who said it, and where.
let attributionRules: [any Rule] = [
    // Whether somebody is named, and known
    MissingAuthor(), UnnamedQuotation(), MissingAttributionDash(), NobodyAsAuthor(), UnknownAuthor(), DeniedAuthor(),
    UnknownWork(), LocatorWithoutWork(),
    MissingTranslator(),

    // Names that are none, or not only names
    UserHandleAsAuthor(), AttributionInProse(), AuthorLooksLikeSentence(), SwappedFields(), RoleInAuthorName(),
    WorkInAuthorName(), MarkInAuthorName(), CharacterAsAuthor(),

    // How sure it is
    MissingStatus(), StatusWithoutEvidence(), LivingAuthorUnsourced(),

    // The authority file
    SharedAuthorIdentity(), InvalidIdentifier(), ImpossibleLifetime(), SourceOutsideLifetime(),
]
