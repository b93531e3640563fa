import BundleReader

/// Names and numbers of `pages/`; docs/views.md explains them to those who read it.
enum PageLayout {
    /// The one file whose content changes under its name.
    static let manifest = "manifest.json"

    /// Slots of records in a page: a page of usual texts has about 120 kB, 20 kB compressed.
    static let pageSize = 256

    static let major = 1
    static let minor = 0

    /// Any other file has its digest as its name, so it never changes and may be kept for ever.
    static func name(lines digest: String) -> String { "\(digest).jsonl" }
    static func name(list digest: String) -> String { "\(digest).json" }
}
