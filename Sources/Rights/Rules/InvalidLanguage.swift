import CatalogModel
import Diagnostics
import Standards

/// Languages are written with codes that everybody knows.
enum InvalidLanguage {
    static let about = RuleDescription(
        id: "invalid-language",
        summary: "A language tag is made of codes that exist, in their usual case and their shortest form.",
        why: "Apps choose voices, fonts and readers by it; a code that nobody knows finds none of them.",
        accepts: [
            "> One stair, then the next.\n\n- language: en",
            RuleExample(
                "authors/noor-elm.md",
                "---\nname: Noor Elm\nworks:\n  - {id: w, title: W, type: book, originalLang: zh-Hant-TW}\n---\n"),
        ],
        rejects: [
            "> One stair, then the next.\n\n- language: ↓xq",
            "> One stair, then the next.\n\n- language: en-↓UK",
            "> One stair, then the next.\n\n- language: ↓eng",
            RuleExample(
                "authors/noor-elm.md",
                "---\nname: Noor Elm\naliases:\n  - {text: N, lang: ↓EN}\n---\n"),
        ])

    static func check(_ content: Content, _ findings: inout Findings) {
        var known: [String: LanguageTag.Fault?] = [:]
        func check(_ tag: String, at range: SourceRange) {
            let fault: LanguageTag.Fault?
            if let answered = known[tag] {
                fault = answered
            } else {
                fault = LanguageTag.fault(of: tag)
                known[tag] = .some(fault)
            }
            if let fault { report(fault, tag, range, &findings) }
        }
        for tag in content.settings.languageTags { check(tag.value, at: tag.range) }
        for author in content.authors {
            for alias in author.aliases { if let tag = alias.languageTag { check(tag.value, at: tag.range) } }
            for work in author.works { if let tag = work.originalLanguageTag { check(tag.value, at: tag.range) } }
        }
        for file in content.files {
            if let tag = file.common[.language]?.values.first { check(tag.string, at: tag.range) }
            for item in file.items {
                guard case .entry(let entry) = item, let tag = entry.fields[.language]?.values.first else { continue }
                check(tag.string, at: tag.range)
            }
        }
    }

    private static func report(
        _ fault: LanguageTag.Fault, _ tag: String, _ range: SourceRange, _ findings: inout Findings
    ) {
        // What has not the form of a tag was reported where it was read.
        guard fault.kind != .malformed else { return }
        let part = String(decoding: Array(tag.utf8)[fault.part], as: UTF8.self)
        let start = range.bytes.lowerBound
        let isPlain = range.bytes.count == tag.utf8.count
        let place =
            isPlain
            ? SourceRange(range.file, start + fault.part.lowerBound..<start + fault.part.upperBound) : range
        findings.add(
            Diagnostic(
                about, at: place, .fault(fault, part, tag),
                solutions: fault.suggestions.isEmpty
                    ? [.init(.lookUp)]
                    : fault.suggestions.map { .init(.write($0), isPlain ? [.init(range, with: $0)] : []) }))
    }
}

extension Wording {
    fileprivate static func fault(_ fault: LanguageTag.Fault, _ part: String, _ tag: String) -> Wording {
        let hint: Wording = fault.suggestions.isEmpty ? "" : "; did you mean \(anyOf: fault.suggestions)?"
        return switch fault.kind {
        case .unknownLanguage: "no language has the code '\(part)'\(hint)"
        case .unknownScript: "no script has the code '\(part)'\(hint)"
        case .unknownRegion: "no country or region has the code '\(part)'\(hint)"
        case .notCanonical, .malformed: "language '\(tag)' is usually written \(anyOf: fault.suggestions)"
        }
    }
    fileprivate static func write(_ tag: String) -> Wording { "write '\(tag)'" }
    fileprivate static let lookUp: Wording = "look the code up in ISO 639, 15924 or 3166"
}
