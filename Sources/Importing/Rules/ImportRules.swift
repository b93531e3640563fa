import Diagnostics

/// What importers ask of foreign files, beside the rules for content that their records go through later.
package enum ImportRules {
    /// By id.
    package static let all: [RuleDescription] = [
        AmbiguousField.about, AnsiEscapeRemoved.about, AttributionInProse.about, AttributionSplit.about,
        DuplicateJSONKey.about,
        EmptyEntry.about, FileName.about, HTMLLineBreakConverted.about, IncompletePair.about, InvalidBytes.about,
        LoneSurrogate.about,
        MalformedCSV.about, MalformedFrontMatter.about, MalformedJSON.about, MissingText.about,
        NearIdenticalTags.about, NoRecord.about, OverstrikeRemoved.about, QuoteFieldsMissing.about, RepeatedTag.about,
        SeveralAttributions.about, SharedAuthorIdentity.about, StaleFileTimestamp.about, StatusInTag.about,
        TagDeclaredTwice.about,
        UndeclaredTag.about, UnknownFlagValue.about, UnmappedField.about, UnrecognisedFile.about,
        UnterminatedFrontMatter.about,
        UnusedTag.about, UnwritableRecord.about,
    ].sorted { $0.id < $1.id }
}
