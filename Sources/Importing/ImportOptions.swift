import CatalogModel
import Diagnostics

/// What the command line says about foreign files.
package struct ImportOptions: Sendable {
    package var encoding = TextEncoding.utf8

    /// `--map text=field`: which field holds what; nested fields as `a.b`, columns without a name by number.
    package var map: [FieldRole: String] = [:]

    /// `--values flag=sfw,nsfw`: closed lists by field.
    package var values: [String: [String]] = [:]

    /// Language of records that do not state theirs.
    package var language: String?

    /// Between the fields of a table; nil to look at the first line.
    package var separator: Character?

    /// Whether quotation marks around a field of a table are no part of it.
    package var hasQuoting = true

    /// What the file is called in ids and sources; nil for its path.
    package var name: String?

    /// Whether the first row of a table names its columns.
    package var hasHeader = true

    package init() {}
}

/// What a field of a record can be for us.
package enum FieldRole: String, Hashable, Sendable, CaseIterable {
    case text, author, work, source, tags, language

    /// The role by the name that `--map` uses; `lang` will do for `language`.
    package init?(name: String) {
        if name == "lang" { self = .language } else { self.init(rawValue: name) }
    }
}
