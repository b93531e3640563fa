/// Which messages somebody is to get: of what category, for what age, in which language.
///
///     let choice = MessagePool.Choice(category: "courage", age: 14, language: "en")
extension MessagePool {
    public struct Choice: Hashable, Sendable {
        /// Nil for all categories.
        public var category: String?

        /// In years. Nil where it is not known: then it is what suits the youngest whom the catalog is for.
        public var age: Int?

        /// As the catalog writes it (BCP 47), such as `en`. Nil for every language.
        public var language: String?

        public init(category: String? = nil, age: Int? = nil, language: String? = nil) {
            self.category = category
            self.age = age
            self.language = language
        }
    }
}
