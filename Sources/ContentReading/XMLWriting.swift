import CatalogModel

/// Writes files of entries as XML.
enum XMLWriting {
    static func entries(_ file: EntryFile) -> String { "" }
}
