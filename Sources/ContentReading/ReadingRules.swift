import Diagnostics

/// The rules that reading itself answers for; those about what was read stand with the rules of content.
package let readingRules: [RuleDescription] =
    (XMLRules.all + [
        AmbiguousAttribution.about,
        AmbiguousAuthor.about,
        BrokenAuthorLink.about,
        CopiedFile.about,
        DuplicateFileID.about,
        DuplicateKey.about,
        EmptyText.about,
        EntryTooLong.about,
        FieldsWithoutEntry.about,
        FileTooLarge.about,
        MalformedField.about,
        BlanksAtLineEnd.about,
        MarkupInText.about,
        MisnamedFile.about,
        MisplacedAttribution.about,
        MissingFrontMatter.about,
        MissingKey.about,
        MissingSettings.about,
        NestingTooDeep.about,
        SymbolicLink.about,
        TextBetweenEntries.about,
        UnclosedComment.about,
        UnclosedFrontMatter.about,
        UnknownKey.about,
        UnknownValue.about,
        UnreachableFile.about,
        YAMLSyntax.about,
    ]).sorted { $0.id < $1.id }
