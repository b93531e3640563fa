import Diagnostics

/// The registry of misattributions and the policy beside it can be read.
enum MalformedRegistry {
    static let about = RuleDescription(
        id: "malformed-registry",
        summary:
            "Every entry in policy/misattributions.yml and policy/attribution.yml is complete and does what it says.",
        why: """
            The registry accuses: whoever is stopped by it must find what is known, where it can be read, and who has \
            signed it. Its examples prove that a key finds what it is meant to find and nothing else.
            """,
        accepts: [
            RuleExample(PolicyExample.registryPath, PolicyExample.registry()),
            RuleExample(PolicyExample.policyPath, PolicyExample.policy),
        ],
        rejects: [
            RuleExample(
                PolicyExample.registryPath, PolicyExample.registry(support: "↓certain")),
            RuleExample(
                PolicyExample.registryPath,
                """
                misattributions:
                  - key: boils in its own time
                    creditedTo: [Noor Elm]
                    status: disputed
                    fact: Nobody has found it.
                    support: unverified
                    by: Mira Holt
                    on: 2026-11-21
                    examples: {hit: ↓The kettle boils., miss: The kettle sings.}

                """),
            RuleExample(
                PolicyExample.registryPath, "confirmed:\n  - ↓{key: boils in its own time, author: Ada Brook}\n"),
            RuleExample(PolicyExample.policyPath, "aggregatorHosts: [↓https://goodreads.com]\n"),
        ])
}
