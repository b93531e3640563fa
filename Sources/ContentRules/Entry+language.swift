import CatalogModel

extension Entry {
    /// The main part of the entry's language, such as `en`: its own, its file's, or else the catalog's first.
    func language(in catalog: CatalogContext) -> Substring {
        let language = self.language?.string ?? catalog.settings.languages.first ?? "en"
        return language.prefix { $0 != "-" }
    }
}
