import CatalogModel
import Diagnostics

/// The formats that a catalog can be written in for other people's programs.
package enum ExportFormat: String, Hashable, Sendable, CaseIterable {
    /// JSON-LD with schema.org's `Quotation`.
    case jsonLD = "jsonld"
    /// CSL-JSON, which programs that manage references read.
    case csl
    /// TEI P5.
    case tei

    /// The whole file.
    package func text(_ citations: [Citation], of settings: ContentSettings) -> String {
        switch self {
        case .jsonLD: JSONLDExport.text(citations)
        case .csl: CSLExport.text(citations)
        case .tei: TEIExport.text(citations, settings)
        }
    }
}
