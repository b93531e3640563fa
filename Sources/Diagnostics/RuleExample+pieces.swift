/// What examples are put together from.
extension RuleExample {
    /// The folder around every example: one category, one author, one message and one quotation, all of them faultless.
    ///
    /// A file of an example with the same path takes the place of one of these.
    package static let base: [(path: String, text: String)] = [
        ("catalog.yml", settings()),
        ("categories/courage.md", category("Courage")),
        (
            "authors/ada-brook.md",
            """
            ---
            name: Ada Brook
            born: 1842
            died: 1901
            aliases: [A. Brook]
            works:
              - id: small-lamps
                title: Small Lamps
                type: book
                year: 1890
            ---

            """
        ),
        (
            "messages/courage/base.md",
            """
            ---
            category: courage
            language: en
            ---

            > The kettle sings before it boils.

            > A lamp does not wait for the whole road.
            >
            > — [Ada Brook](../../authors/ada-brook.md), *Small Lamps* 3

            - status: sourced

            """
        ),
    ]

    /// The settings of the folder, in other languages if wanted.
    ///
    /// - Parameters:
    ///   - languages: separated by commas.
    ///   - readings: how many people must have read a text; an example is about something else.
    package static func settings(
        languages: String = "en", readings: String = "{needed: 0, minors: unread-allowed}"
    ) -> String {
        """
        name: Example
        audience: 12-90
        languages: [\(languages)]
        licence: CC0-1.0
        asOf: 2026-11-21
        moods: [anxious, calm, determined, tired]
        readings: \(readings)

        """
    }

    /// Files of further categories, which are still empty.
    ///
    /// - Parameter slugs: names of the files without their ending, such as `hope`.
    package static func categories(_ slugs: [String]) -> [(path: String, text: String)] {
        slugs.map { ("categories/\($0).md", category($0.prefix(1).uppercased() + $0.dropFirst())) }
    }

    private static func category(_ title: String) -> String {
        """
        ---
        title: \(title)
        ages: 12+
        ---

        For days that ask for some.

        """
    }
}
