/// Texts of a selection at random, one after the other without end: for whoever hands them out all the time.
///
///     var generator = SystemRandomNumberGenerator()
///     var texts = try bundle.selection(category: "courage", age: 14).randomTexts(using: &generator)
///     while let text = try texts.next() { send(text) }
///
/// The processor fetches the next texts while those before are used. In a large catalog that is quicker than to ask for
/// one text at a time, because most of such a call is waiting for memory.
public struct RandomTexts: Sendable {
    private let selection: Selection

    private var numbers: SplitMix64

    /// Where the next texts begin, which are on their way from memory.
    private var starts = (0, 0, 0)

    /// Elements of the pools that lead to the texts behind those, likewise on their way.
    private var elements = (0, 0)

    init(_ selection: Selection, seed: UInt64) throws(BundleDefect) {
        self.selection = selection
        numbers = SplitMix64(seed)
        guard selection.count > 0 else { return }
        // As often as something is kept above, so that nothing is left of the zeros.
        for _ in 0..<5 { _ = try advance() }
    }

    /// The words of the next message; nil where the selection is empty. What is wrong with the bundle can show a few
    /// texts early.
    public mutating func next() throws(BundleDefect) -> String? {
        guard selection.count > 0 else { return nil }
        return try selection.text(from: advance())
    }

    /// - Returns: where the text begins whose turn it is.
    @inline(__always)
    private mutating func advance() throws(BundleDefect) -> Int {
        let start = starts.0
        starts = (starts.1, starts.2, try selection.start(of: elements.0))
        elements = (elements.1, selection.fetchedElement(at: draw()))
        return start
    }

    /// A place at random: the upper half of a product, in which one place is likelier than another by less than 2⁻³².
    @inline(__always)
    private mutating func draw() -> Int {
        Int(UInt64(selection.count).multipliedFullWidth(by: numbers.next()).high)
    }
}
