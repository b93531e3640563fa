import TextNormalisation

/// Two texts that are to be judged without regard to any others.
package struct TextPair: Sendable {
    /// The number under which the verdict is wanted.
    package var number: Int
    package var a: String
    package var b: String

    package init(number: Int, a: String, b: String) {
        self.number = number
        self.a = a
        self.b = b
    }

    /// How they stand to each other, and what was edited.
    package func judged() -> (relation: Relation, edits: [Edit]) {
        let form = NormalForm(of: a)
        guard form.basis != .nothing, form == NormalForm(of: b) else { return (.distinct, []) }
        return (.duplicate, EditNaming.edits(a, b))
    }
}
