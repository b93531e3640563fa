import CatalogModel
import Diagnostics

/// Every suppression of a catalog, and what each of them covers.
///
/// Applied at the very end, over the findings of all steps and before `Grading`: only then is it known which
/// suppressions were needed.
package struct Suppressions: Sendable {
    /// A suppression and the stretch of the file in which it counts.
    private struct Scope: Sendable {
        let suppression: Suppression
        let range: SourceRange
    }

    private var scopes: [Findings.Place: [Scope]] = [:]

    /// In the order of the content.
    private var all: [Suppression] = []
    private var faults = Findings()

    /// - Parameter rules: the rules of all steps; a suppression of any other is a fault.
    private init(_ content: Content, rules: [RuleDescription]) {
        let known = Set(rules.map(\.id))
        let binding = Set(rules.lazy.filter(\.isBinding).map(\.id))
        for file in content.files {
            for field in file.common.suppressions {
                read(field, over: file.file.range, known, binding, content.settings)
            }
            for entry in file.entries {
                for field in entry.fields.suppressions {
                    read(field, over: entry.range, known, binding, content.settings)
                }
            }
        }
    }

    /// Takes out what is meant to stay, and reports suppressions that are malformed, expired or not needed.
    ///
    /// - Parameters:
    ///   - findings: those of all steps, not graded yet.
    ///   - rules: the rules of all steps.
    package static func apply(to findings: Findings, of content: Content, rules: [RuleDescription]) -> Findings {
        let suppressions = Suppressions(content, rules: rules)
        if suppressions.all.isEmpty, suppressions.faults.isEmpty { return findings }
        var used: Set<SourceRange> = []
        var left = suppressions.filter(findings, &used)
        left.merge(suppressions.faults)
        let unlisted = findings.unlisted
        for suppression in suppressions.all where !used.contains(suppression.range) {
            // What it is meant for may be among those that were only counted.
            let place = Findings.Place(path: suppression.range.file.path, rule: suppression.rule.value)
            if unlisted[place] == nil { left.add(UnusedSuppression.diagnostic(suppression)) }
        }
        return left
    }

    private mutating func read(
        _ field: Field, over range: SourceRange, _ known: Set<RuleID>, _ binding: Set<RuleID>,
        _ settings: ContentSettings
    ) {
        for value in field.values {
            do throws(Suppression.Malformation) {
                let suppression = try Suppression(value)
                let rule = suppression.rule
                if binding.contains(rule.value) {
                    faults.add(MalformedSuppression.diagnostic(cannotBeAllowed: rule))
                } else if !known.contains(rule.value) {
                    faults.add(UnknownRuleInSuppression.diagnostic(rule, known: known))
                } else if suppression.until.value < settings.asOf {
                    faults.add(ExpiredSuppression.diagnostic(suppression, asOf: settings.asOf))
                } else {
                    let place = Findings.Place(path: range.file.path, rule: rule.value)
                    scopes[place, default: []].append(Scope(suppression: suppression, range: range))
                    all.append(suppression)
                }
            } catch {
                faults.add(MalformedSuppression.diagnostic(error, field))
            }
        }
    }

    /// The findings that nothing covers; what was used is noted.
    private func filter(_ findings: Findings, _ used: inout Set<SourceRange>) -> Findings {
        var leftOver = unlisted(in: findings)
        return findings.compactMap { diagnostic in
            let place = Findings.Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
            guard let scopes = scopes[place], diagnostic.cause == nil else { return diagnostic }
            guard let scope = scopes.first(where: { $0.range.covers(diagnostic.range) }) else {
                leftOver[place] = nil
                return diagnostic
            }
            used.insert(scope.suppression.range)
            // What was counted but not kept goes with the last that was kept, or else it would vanish unseen.
            guard let rest = leftOver[place] else { return nil }
            guard rest.kept > 1 else { return diagnostic.standingForOthers(rest.unlisted) }
            leftOver[place]!.kept -= 1
            return nil
        }
    }

    /// How many findings were kept and how many were not, where some were not and no suppression covers the file.
    private func unlisted(in findings: Findings) -> [Findings.Place: (kept: Int, unlisted: Int)] {
        var result: [Findings.Place: (kept: Int, unlisted: Int)] = [:]
        for (place, count) in findings.unlisted {
            guard let scopes = scopes[place], !scopes.contains(where: \.range.isWholeFile) else { continue }
            result[place] = (findings.counts[place, default: 0] - count, count)
        }
        return result
    }
}

extension SourceRange {
    fileprivate var isWholeFile: Bool { bytes == 0..<file.bytes.count }

    /// Whether another range of the same file begins inside.
    fileprivate func covers(_ other: SourceRange) -> Bool {
        bytes.lowerBound <= other.bytes.lowerBound && other.bytes.lowerBound <= bytes.upperBound
    }
}

extension Diagnostic {
    /// The same finding, reworded to speak for findings that were counted and not kept.
    fileprivate func standingForOthers(_ count: Int) -> Diagnostic {
        var other = self
        other.summary = .moreThanCouldBeAllowed(count)
        other.notes = []
        other.solutions = []
        return other
    }
}

extension Wording {
    fileprivate static func moreThanCouldBeAllowed(_ count: Int) -> Wording {
        "\(count) more findings follow in this file, after as many allowed ones as are kept"
    }
}
