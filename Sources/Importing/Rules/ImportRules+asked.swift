import ContentReading
import Diagnostics

/// Which rules are asked, so that a report counts no others.
extension ImportRules {
    /// Those that a reader asks of files in its format.
    package static func asked(of format: ImportFormat) -> [RuleDescription] {
        let ofEvery = [
            AmbiguousField.about, AttributionInProse.about, FileName.about, HTMLLineBreakConverted.about,
            InvalidBytes.about, MissingText.about, NoRecord.about, RepeatedTag.about, StatusInTag.about,
            UnmappedField.about,
        ]
        let ofJSON = [DuplicateJSONKey.about, LoneSurrogate.about, MalformedJSON.about]
        switch format {
        case .fortune:
            return ofEvery + [
                AnsiEscapeRemoved.about, AttributionSplit.about, EmptyEntry.about, OverstrikeRemoved.about,
                SeveralAttributions.about,
            ]
        case .markdown:
            return ofEvery + [
                AttributionSplit.about, MalformedFrontMatter.about, QuoteFieldsMissing.about,
                UnrecognisedFile.about, UnterminatedFrontMatter.about,
            ]
        case .docbook, .tei: return ofEvery + XMLRules.all + [AttributionSplit.about]
        case .csv: return ofEvery + [MalformedCSV.about]
        case .json, .jsonLines, .jsonLD, .csl: return ofEvery + ofJSON
        }
    }

    /// The one that looks at all files together.
    package static let acrossFiles = [NearIdenticalTags.about]

    /// Those about lines that hold pairs of texts.
    package static let ofPairs = asked(of: .jsonLines) + [IncompletePair.about]

    /// The one about values that a field may have, where somebody says which.
    package static let ofValues = [UnknownFlagValue.about]

    /// The one about writing what is kept as a file of entries.
    package static let ofWriting = [UnwritableRecord.about]
}

extension Companions {
    /// Those about the files beside a collection, where there are any.
    package var asked: [RuleDescription] {
        (tags == nil ? [] : [TagDeclaredTwice.about, UndeclaredTag.about, UnusedTag.about])
            + (authors == nil ? [] : [SharedAuthorIdentity.about]) + (version == nil ? [] : [StaleFileTimestamp.about])
    }
}
