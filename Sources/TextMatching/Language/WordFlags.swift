/// What a word is to the judge of duplicates.
package struct WordFlags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Carries grammar rather than meaning: the, of, often.
    package static let function = WordFlags(rawValue: 1 << 0)
    /// Turns a sentence round: not, never, without.
    package static let negation = WordFlags(rawValue: 1 << 1)
    /// Digits or a number word.
    package static let number = WordFlags(rawValue: 1 << 2)
    /// A real word: in the lexicon, or so frequent that it must be one.
    package static let known = WordFlags(rawValue: 1 << 3)
    /// Letters a to z only.
    package static let latin = WordFlags(rawValue: 1 << 4)
    /// Decides who, whether or how many: can, must, my, all, before.
    package static let decisive = WordFlags(rawValue: 1 << 5)
    /// Known only with a capital letter: a name or an abbreviation.
    package static let name = WordFlags(rawValue: 1 << 6)
    /// Grammar and nothing else: may change places with a neighbour, as "you wonder" and "wonder you", and give way to
    /// another such word. Not so "like", "still" or "one", which say something themselves.
    package static let grammar = WordFlags(rawValue: 1 << 7)

    /// A word that carries meaning: neither grammar, negation nor number.
    package var isContent: Bool { rawValue & Self.notContent == 0 }

    private static let notContent = function.rawValue | negation.rawValue | number.rawValue
}
