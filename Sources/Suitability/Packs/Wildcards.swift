import CatalogModel
import Diagnostics
import TextMatching

/// Holds wildcards to the list of words that they are known to hit.
enum Wildcards {
    /// What can be said without a dictionary: the list is there, and its words begin as they must.
    static func check(
        _ written: Located<String>, _ prefix: [UInt8], _ expansion: [Located<String>]?, language: String,
        _ findings: inout Findings
    ) {
        guard let expansion else {
            let words = language == "en" ? EnglishDictionary.words(beginningWith: [prefix])[prefix] ?? [] : []
            findings.add(
                Diagnostic(
                    UnfrozenWildcard.about, at: written.range,
                    "'\(written.value)' has no list of the words that it hits",
                    solutions: [.init(.listed(written.value, words))]))
            return
        }
        for word in expansion {
            guard let term = Term(word.value), term.words.count == 1, case .exact(let bytes) = term.words[0],
                bytes.starts(with: prefix)
            else {
                findings.add(
                    Diagnostic(
                        UnfrozenWildcard.about, at: word.range,
                        "'\(word.value)' does not begin as '\(written.value)' does"))
                continue
            }
        }
    }

    /// Compares the lists of English wildcards with the dictionary, which may have learnt words since.
    static func check(_ rules: [PackRule], _ findings: inout Findings) {
        var wildcards: [(term: Located<Term>, prefix: [UInt8], listed: [Located<String>])] = []
        for rule in rules {
            for term in rule.terms {
                guard let prefix = term.value.prefix, let listed = rule.expansions[term.value.text] else { continue }
                wildcards.append((term, prefix, listed))
            }
        }
        guard !wildcards.isEmpty else { return }
        let known = EnglishDictionary.words(beginningWith: Set(wildcards.map(\.prefix)))
        for wildcard in wildcards {
            let words = known[wildcard.prefix] ?? []
            let listed = Set(wildcard.listed.map(\.value))
            let missing = words.filter { !listed.contains($0) }
            guard !missing.isEmpty else { continue }
            findings.add(
                Diagnostic(
                    UnfrozenWildcard.about, at: wildcard.term.range,
                    "'\(wildcard.term.value.text)' also hits \(anyOf: missing), which its list does not name",
                    solutions: [.init(.listed(wildcard.term.value.text, Set(words).union(listed).sorted()))]))
        }
    }
}

extension Wording {
    fileprivate static func listed(_ wildcard: String, _ words: [String]) -> Wording {
        words.isEmpty
            ? "write what it is meant to hit: 'expands: {\"\(wildcard)\": [\u{2026}]}'"
            : "if it may hit all of these: 'expands: {\"\(wildcard)\": [\(words.joined(separator: ", "))]}'; else list words instead"
    }
}
