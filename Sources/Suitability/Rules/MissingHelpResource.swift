import CatalogModel
import Diagnostics

/// Words of despair come with a place where help is found.
enum MissingHelpResource {
    static let about = RuleDescription(
        id: "missing-help-resource",
        summary: "Words of despair come with a place where help is found.",
        why: """
            Somebody who recognises themselves in such words needs to see at once whom they can call. Apps show the \
            help resources of an entry below it.
            """,
        isBinding: true,
        accepts: [
            SuitabilityExample.files(
                "> I had nothing to live for, and then I had one thing.\n\n- id: q0000000000a1\n- ages: 16+\n- helpResource: helpline\n"
            )
        ],
        rejects: [
            SuitabilityExample.files(
                "> I had ↓nothing to live for, and then I had one thing.\n\n- id: q0000000000a1\n- ages: 16+\n")
        ])

    static func diagnostic(_ rule: PackRule, at range: SourceRange, _ help: HelpResources) -> Diagnostic {
        let suited = help.resources.filter { $0.topics.contains(rule.topic) }.map(\.id.value)
        return Diagnostic(
            about, at: range, "entry touches '\(rule.topic)' and names no help resource",
            notes: [.init(at: rule.id.range, "\(rule.why)")],
            solutions: [
                suited.isEmpty
                    ? .init("write help-resources.yml, and add 'helpResource: ID' to the entry or its category")
                    : .init(
                        "add 'helpResource: \(suited.prefix(3).joined(separator: ", "))' to the entry, its file or its category"
                    )
            ])
    }
}

/// A help resource that is named exists.
enum UnknownHelpResource {
    static let about = RuleDescription(
        id: "unknown-help-resource",
        summary: "A help resource that is named stands in help-resources.yml.",
        why: "An app that looks for it would show nothing below words that need it most.",
        accepts: [SuitabilityExample.files("> Rest.\n\n- id: q0000000000a1\n- helpResource: helpline\n")],
        rejects: [SuitabilityExample.files("> Rest.\n\n- id: q0000000000a1\n- helpResource: ↓helplin\n")])

    static func diagnostic(_ named: Located<String>, _ help: HelpResources) -> Diagnostic {
        let likely = Suggestion.nearest(to: named.value, among: help.resources.map(\.id.value))
        return Diagnostic(
            about, at: named.range, "there is no help resource '\(named.value)'",
            solutions: likely.map { .init("write '\($0)'", [.init(named.range, with: $0)]) })
    }
}

/// Help resources are looked at again in time.
enum OverdueHelpResource {
    static let about = RuleDescription(
        id: "overdue-help-resource",
        summary: "Help resources have been looked at not too long ago.",
        why: "Numbers change, and a line that nobody answers is worse than none.",
        severity: .warningThenError,
        accepts: [SuitabilityExample.files("> Rest.\n\n- id: q0000000000a1\n")],
        rejects: [
            SuitabilityExample.files(
                "> Rest.\n\n- id: q0000000000a1\n",
                help: SuitabilityExample.help.replacing("2027-11-21", with: "↓2025-11-21"))
        ])

    static func diagnostic(_ resource: HelpResources.Resource) -> Diagnostic {
        Diagnostic(
            about, at: resource.reviewDue.range,
            "'\(resource.id.value)' was to be looked at by \(resource.reviewDue.value.description)",
            solutions: [.init("check that it still answers, then write the next date")])
    }
}

/// Help resources can be read.
enum MalformedHelpResources {
    static let about = RuleDescription(
        id: "malformed-help-resources",
        summary: "Help resources can be read.",
        why: "A resource with a slip in it would be missing where somebody needs it.",
        isBinding: true,
        accepts: [SuitabilityExample.files("> Rest.\n\n- id: q0000000000a1\n")],
        rejects: [
            SuitabilityExample.files(
                "> Rest.\n\n- id: q0000000000a1\n",
                help: SuitabilityExample.help.replacing("region", with: "↓zone: all, region"))
        ])
}
