import CatalogModel
import Diagnostics
import TextNormalisation

/// Asks of every attribution what the registry of misattributions and the policy about names and sites know of it.
package struct AttributionChecker: Sendable {
    package let registry: MisattributionRegistry
    private let policy: AttributionPolicy
    private let magnets: MagnetAuthors
    private let decisions: [AttributionDecision]
    private let decisionsByEntry: [String: [AttributionDecision]]

    /// - Parameters:
    ///   - policies: the files of `policy/`; those of other steps are passed over.
    ///   - decisions: what people decided about attributions; nil where nobody did.
    ///   - authors: the authority file, by which aliases are resolved.
    ///   - findings: takes what is wrong with the files.
    package init(
        policies: [PolicyKind: SourceFile], decisions: SourceFile?, authors: [Author], _ findings: inout Findings
    ) {
        let (misattributions, confirmed) =
            policies[.misattributions].map { RegistryReader.read($0, &findings) } ?? ([], [])
        let policy = policies[.attribution].map { AttributionPolicyReader.read($0, &findings) } ?? AttributionPolicy()
        registry = MisattributionRegistry(misattributions, confirmed: confirmed, authors: authors)
        self.policy = policy
        magnets = MagnetAuthors(policy.magnetAuthors.map(\.value), authors: authors)
        self.decisions = decisions.map { AttributionDecisionReader.read($0, &findings) } ?? []
        decisionsByEntry = Dictionary(grouping: self.decisions, by: \.entry.value)
    }

    package init(_ content: Content, _ findings: inout Findings) {
        self.init(
            policies: content.policies, decisions: content.decisions[.attributions], authors: content.authors,
            &findings)
    }

    // MARK: Entries

    /// What is to be said about each of these entries.
    package func check(_ entries: [Entry]) -> Findings {
        var findings = Findings()
        var normaliser = Normaliser()
        for entry in entries where entry.kind == .quote { check(entry, &normaliser, &findings) }
        return findings
    }

    private func check(_ entry: Entry, _ normaliser: inout Normaliser, _ findings: inout Findings) {
        if entry.status == .disputed, policy.disputed != .allowed {
            findings.add(DisputedAttribution.diagnostic(entry))
        }
        AggregatorAsOnlySource.check(entry, policy, &findings)
        guard let mention = entry.credited else { return }
        if !registry.isEmpty {
            let hits = registry.misattributions(in: entry.text.string, creditedTo: mention, &normaliser)
            let open = hits.filter { !KnownMisattribution.isSettled($0.misattribution, entry.status) }
            if let finding = KnownMisattribution.diagnostic(
                open.filter { !isDecided($0, entry, mention) }, entry, mention)
            {
                findings.add(finding)
                return
            }
        }
        guard entry.attribution?.author != nil, magnets.contains(mention),
            MagnetAuthorWithoutLocator.isFault(of: entry),
            !registry.isConfirmed(entry.text.string, by: mention, &normaliser)
        else { return }
        findings.add(MagnetAuthorWithoutLocator.diagnostic(mention))
    }

    // MARK: Decisions

    private func isDecided(_ hit: MisattributionRegistry.Hit, _ entry: Entry, _ mention: AuthorMention) -> Bool {
        guard let id = entry.id?.string, let decisions = decisionsByEntry[id] else { return false }
        return decisions.contains { decision in
            decision.key.value == hit.misattribution.key.value && decision.isAbout(entry, mention)
        }
    }

    /// Decisions that are about other words than stand there today, or about nothing at all.
    package func checkDecisions(_ content: Content) -> Findings {
        var findings = Findings()
        guard !decisions.isEmpty else { return findings }
        var entries: [String: Entry] = [:]
        for entry in content.files.lazy.flatMap(\.entries) {
            if let id = entry.id?.string, entries[id] == nil { entries[id] = entry }
        }
        let keys = Set(registry.misattributions.map(\.key.value))
        for decision in decisions {
            guard let entry = entries[decision.entry.value] else {
                findings.add(UnusedAttributionDecision.gone(decision))
                continue
            }
            guard keys.contains(decision.key.value) else {
                findings.add(UnusedAttributionDecision.unknownKey(decision))
                continue
            }
            let form = NormalForm(of: entry.text.string).hash
            if form != decision.form.value {
                findings.add(StaleAttributionDecision.otherWords(decision, entry, now: form))
            } else if let mention = entry.credited, !decision.names(mention) {
                findings.add(StaleAttributionDecision.otherAuthor(decision, mention))
            } else if !isNeeded(decision, entry) {
                findings.add(UnusedAttributionDecision.notNeeded(decision))
            }
        }
        return findings
    }

    /// Whether there would be a finding without the decision.
    private func isNeeded(_ decision: AttributionDecision, _ entry: Entry) -> Bool {
        guard let mention = entry.credited else { return false }
        var normaliser = Normaliser()
        return registry.misattributions(in: entry.text.string, creditedTo: mention, &normaliser).contains {
            $0.misattribution.key.value == decision.key.value
                && !KnownMisattribution.isSettled($0.misattribution, entry.status)
        }
    }
}

extension AttributionDecision {
    /// Whether it was made about this text under this name.
    fileprivate func isAbout(_ entry: Entry, _ mention: AuthorMention) -> Bool {
        names(mention) && NormalForm(of: entry.text.string).hash == form.value
    }

    fileprivate func names(_ mention: AuthorMention) -> Bool {
        author.value == mention.id
            || AuthorityName(author.value).key == AuthorityName(mention.written.string).key
    }
}

extension Entry {
    /// Who gets the credit: the author, or whom it is attributed to.
    package var credited: AuthorMention? {
        if let author = attribution?.author, !author.written.string.isEmpty { return author }
        return value(.attributedTo).map { AuthorMention(written: $0, id: nil, isReference: false) }
    }
}
