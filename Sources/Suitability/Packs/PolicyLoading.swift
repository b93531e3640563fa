import CatalogModel
import Diagnostics

/// Makes a policy of the pack files of a catalog, or says, each at its place, why that cannot be.
package enum PolicyLoading {
    package struct Loaded: Sendable {
        /// Nil if any pack has a fault: half a policy would let through what the other half forbids.
        package let policy: Policy?
        package let findings: Findings

        /// Of the packs that were read.
        package let paths: [String]
    }

    /// - Parameters:
    ///   - files: the files of a policy folder; those that are no packs are left alone.
    ///   - provenance: stems of the pages that say where packs come from; nil where that is not asked.
    package static func load(_ files: [SourceFile], provenance: Set<String>? = nil) -> Loaded {
        var findings = Findings()
        var unexplained = Findings()
        let order = ordered(files.filter(\.isPack), &findings)
        var byLanguage: [String: [Pack]] = [:]
        var ids: [String: Pack] = [:]
        for file in order {
            let language = PackHead(file).language
            let known = (byLanguage[language] ?? []).flatMap(\.topics)
            guard let pack = PackReader.read(file, knowing: known, &findings) else { continue }
            if let earlier = ids.updateValue(pack, forKey: pack.id.value) {
                findings.add(
                    Diagnostic(
                        MalformedPack.about, at: pack.id.range, "two packs are called '\(pack.id.value)'",
                        notes: [.init(at: earlier.id.range, "the other one")]))
            }
            if let provenance, !provenance.contains(pack.id.value) {
                unexplained.add(
                    Diagnostic(
                        MissingProvenance.about, at: pack.id.range,
                        "nothing says where the words of '\(pack.id.value)' come from",
                        solutions: [
                            .init(
                                "write policy/\(pack.id.value).md: sources, licences, what was left out, who reviewed it"
                            )
                        ]))
            }
            byLanguage[pack.language, default: []].append(pack)
        }
        var languages: [LanguagePolicy] = []
        for (language, packs) in byLanguage.sorted(by: { $0.key < $1.key }) {
            if language == "en" { Wildcards.check(packs.flatMap(\.rules), &findings) }
            var merging = LayerMerging(packs: packs, findings: findings)
            let merged = merging.merged(language)
            findings = merging.findings
            guard findings.isEmpty else { continue }
            PolicyExamples.check(merged, &findings)
            languages.append(merged)
        }
        let policy = findings.isEmpty ? Policy(languages: languages) : nil
        findings.merge(unexplained)
        return Loaded(policy: policy, findings: findings, paths: order.map(\.path))
    }

    /// The files with every pack behind those that it extends, else by path.
    private static func ordered(_ files: [SourceFile], _ findings: inout Findings) -> [SourceFile] {
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let heads = sorted.map(PackHead.init)
        var placed: [Int] = []
        var isPlaced = Set<String>()
        let ids = Set(heads.compactMap { $0.id?.value })
        while placed.count < sorted.count {
            let next = sorted.indices.first { place in
                !placed.contains(place)
                    && heads[place].extends.allSatisfy { isPlaced.contains($0.value) || !ids.contains($0.value) }
            }
            guard let next else {
                // Only packs that wait for each other are left.
                for place in sorted.indices where !placed.contains(place) {
                    guard let waiting = heads[place].extends.first(where: { !isPlaced.contains($0.value) }) else {
                        continue
                    }
                    findings.add(
                        Diagnostic(
                            MalformedPack.about, at: waiting.range,
                            "packs extend each other in a circle: '\(heads[place].id?.value ?? "")' waits for '\(waiting.value)'"
                        ))
                }
                break
            }
            for missing in heads[next].extends where !ids.contains(missing.value) {
                let near = Suggestion.nearest(to: missing.value, among: ids.sorted())
                findings.add(
                    Diagnostic(
                        MalformedPack.about, at: missing.range, "there is no pack '\(missing.value)' to extend",
                        solutions: near.map { .init("write '\($0)'", [.init(missing.range, with: $0)]) }))
            }
            placed.append(next)
            if let id = heads[next].id?.value { isPlaced.insert(id) }
        }
        return placed.map { sorted[$0] }
    }
}
