import Diagnostics

/// The formats that can be imported, by the names the command line has for them.
package enum ImportFormat: String, Hashable, Sendable, CaseIterable {
    case fortune
    case json
    /// One JSON record a line; our own export is of this kind.
    case jsonLines = "jsonl"
    case csv
    case markdown
    case docbook
    case tei
    /// JSON-LD with `Quotation` of schema.org.
    case jsonLD = "jsonld"
    /// CSL-JSON.
    case csl

    /// What its files usually end in, the usual ending first; empty where they have none.
    package var endings: [String] {
        switch self {
        case .fortune: ["", ".fortunes", ".tfortunes", ".fortune", ".txt"]
        case .json: [".json"]
        case .jsonLines: [".jsonl", ".ndjson"]
        case .csv: [".csv", ".tsv", ".psv", ".tab", ".txt"]
        case .markdown: [".md", ".markdown"]
        case .docbook, .tei: [".xml"]
        case .jsonLD: [".jsonld", ".json"]
        case .csl: [".json", ".csl"]
        }
    }

    /// How reports call it.
    package var title: String {
        switch self {
        case .fortune: "fortune"
        case .json: "JSON"
        case .jsonLines: "JSON Lines"
        case .csv: "CSV"
        case .markdown: "Markdown"
        case .docbook: "DocBook"
        case .tei: "TEI"
        case .jsonLD: "JSON-LD"
        case .csl: "CSL-JSON"
        }
    }
}

extension SourceFile {
    /// The path's last part.
    var name: Substring { path.split(separator: "/", omittingEmptySubsequences: true).last ?? Substring(path) }

    /// What the name ends in, with the dot; empty if it has none.
    var ending: Substring {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[dot...]
    }
}
