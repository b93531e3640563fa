import CatalogModel

/// What a value looks like, as a regular expression that XSD and JSON Schema understand alike.
///
/// A schema sees the form of a value only. That a day exists, that ages are in order or that a mood is on the list is
/// for the tool to say.
enum SchemaPattern {
    /// - Parameter declaration: of a plain value, or of a list of them, in which case one item is described.
    static func item(of declaration: FieldDeclaration) -> String {
        switch declaration.type {
        case .line, .category, .mood, .person, .suppression: #"[^\n]+"#
        case .text, .record, .nameOrRecord, .ruleLevels: #"[\s\S]+"#
        case .identifier: isMessageID(declaration) ? "q[0-9a-hjkmnp-tv-z]{12}" : "[a-z0-9]+(-[a-z0-9]+)*"
        case .integer: "[+-]?[0-9]{1,18}"
        case .boolean: "true|false"
        case .ages: #"(\#(years))(\+|[-–](\#(years)))"#
        case .year: "-?[0-9]{1,4}(~\\??|\\?~?)?" + (declaration.key == "died" ? "|unknown" : "")
        case .day: "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
        case .link:
            #"https://[^\s<>"/?#@.]([^\s<>"/?#@]*\.[^\s<>"/?#@]*[^\s<>"/?#@.]|\.[^\s<>"/?#@.]+)([/?#][^\s<>"]*)?"#
        case .language:
            "[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*"
        case .correction: #"[^\n]*\S +until +[0-9]{4}-[0-9]{2}-[0-9]{2} +because +\S[^\n]*"#
        case .duration: "[0-9]{1,3}(:[0-5][0-9]){1,2}"
        case .oneOf(let words): words.joined(separator: "|")
        }
    }

    /// Items with commas between them.
    static func list(of declaration: FieldDeclaration) -> String {
        switch declaration.type {
        case .line, .category, .mood, .person: #"[^\n,]+(,[^\n,]+)*"#
        default: #"\s*(\#(item(of: declaration)))(\s*,\s*(\#(item(of: declaration))))*\s*"#
        }
    }

    /// 0 to 120.
    private static let years = "0?[0-9]{1,2}|1[01][0-9]|120"

    /// A work's id is a short name and required; an entry's may be left to the tool, which mints it.
    private static func isMessageID(_ declaration: FieldDeclaration) -> Bool {
        !declaration.isRequired && [EntryField.id, .translationOf].map(\.rawValue).contains(declaration.key)
    }
}
