/// A change that turns one text into another without changing what it says.
///
/// In the order in which reports list them.
package enum Edit: String, Hashable, Sendable, CaseIterable {
    case letterCase = "case"
    case punctuation
    /// The same characters in another way of writing them: curly quotation marks, ligatures, accents left out.
    case unicodeForm = "unicode-form"
}
