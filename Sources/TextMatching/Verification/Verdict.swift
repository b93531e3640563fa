/// How two texts are related, and by which edits.
package struct Verdict: Hashable, Sendable {
    package var relation: Relation
    package var edits: [Edit]

    /// In half-units of the edit script; 0 where no script was needed.
    package var cost: Int

    package init(_ relation: Relation, _ edits: [Edit] = [], cost: Int = 0) {
        self.relation = relation
        self.edits = edits
        self.cost = cost
    }

    /// The same seen from the other text: what was added there was dropped here.
    var turned: Verdict {
        Verdict(relation, edits.map { Edit($0.kind.turned, a: $0.b, b: $0.a) }, cost: cost)
    }

    /// One edit with the terms it concerns, as half-open ranges of term numbers on either side.
    package struct Edit: Hashable, Sendable {
        package var kind: EditKind
        package var a: Range<Int>
        package var b: Range<Int>

        package init(_ kind: EditKind, a: Range<Int>, b: Range<Int>) {
            self.kind = kind
            self.a = a
            self.b = b
        }
    }
}
