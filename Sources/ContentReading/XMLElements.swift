import Diagnostics
import XMLReading

/// Findings about elements and attributes, worded once for all who read them.
struct XMLElements {
    let file: SourceFile

    /// The namespace that counts: the format's, or the wrong one of the root, which has been reported.
    let namespace: String?

    /// Whether the file was so broken that the tree is partly guessed.
    let isRepaired: Bool

    private let document: XMLDocument

    var findings = Findings()

    init(_ document: XMLDocument, in file: SourceFile) {
        self.file = file
        self.document = document
        namespace = document.root?.namespace
        isRepaired = document.faults.contains { $0.kind == .malformed }
        for fault in document.faults { findings.add(XMLRules.finding(fault)) }
    }

    /// Whether the text of an element is not all that was written there, which has been reported.
    func hasGap(in element: XMLElement) -> Bool { document.hasGap(in: element) }

    // MARK: - The root

    /// Whether the root element is the one wanted; a wrong namespace is reported and looked over.
    mutating func expectRoot(_ root: XMLElement, named name: String) -> Bool {
        guard root.name.string == name else {
            let near = Suggestion.nearest(to: root.name.string, among: [name])
            findings.add(
                Diagnostic(
                    UnknownElement.about, at: root.name.range,
                    "file begins with '<\(root.name.string)>' where '<\(name)>' is expected",
                    solutions: near.map { .init("write '<\($0)>'") }))
            return false
        }
        guard root.namespace != XMLFormat.namespace else { return true }
        let declaration = root.namespaceDeclarations.first { $0.value.string == root.namespace }
        let replacement =
            declaration.map { Diagnostic.Replacement($0.value.range, with: XMLFormat.namespace) }
            ?? .init(root.name.range.after, with: " xmlns=\"\(XMLFormat.namespace)\"")
        let summary: Wording =
            if let namespace = root.namespace {
                "namespace '\(namespace)' is not the content format's"
            } else {
                "'<\(name)>' does not say which format it follows"
            }
        findings.add(
            Diagnostic(
                WrongNamespace.about, at: declaration?.value.range ?? root.name.range, summary,
                solutions: [.init("write 'xmlns=\"\(XMLFormat.namespace)\"'", [replacement])]))
        return true
    }

    // MARK: - Elements

    /// False for an element of a foreign namespace, which is reported.
    mutating func isOurs(_ element: XMLElement) -> Bool {
        guard element.namespace != namespace else { return true }
        findings.add(
            Diagnostic(
                WrongNamespace.about, at: element.name.range,
                "'<\(element.name.string)>' is in another namespace than the file",
                solutions: [.init("remove it")]))
        return false
    }

    mutating func unknown(_ element: XMLElement, in place: String, known: [String]) {
        let name = element.name
        if XMLFormat.formatting.contains(name.string), !known.contains(name.string) {
            return formatting(element, in: place)
        }
        let near = Suggestion.nearest(to: name.string, among: known)
        let hint: Wording = near.isEmpty ? "" : "; did you mean \(anyOf: near)?"
        // A name is written twice, so a replacement changes both or neither.
        let end = closingName(of: element)
        var solutions = near.map { word in
            Diagnostic.Solution(
                "write '<\(word)>'",
                isRepaired
                    ? [] : [.init(name.range, with: word)] + (end.map { [.init($0, with: word)] } ?? []))
        }
        if near.isEmpty {
            solutions = [.init(known.isEmpty ? "remove it, and keep its text" : "use one of \(anyOf: known)")]
        }
        findings.add(
            Diagnostic(
                UnknownElement.about, at: name.range, "'<\(place)>' has no element '\(name.string)'\(hint)",
                solutions: solutions))
    }

    /// A tag of HTML around some words, which stay.
    private mutating func formatting(_ element: XMLElement, in place: String) {
        let name = element.name.string
        let end = element.content.bytes.upperBound..<element.range.bytes.upperBound
        let edits =
            isRepaired
            ? [] : [element.startTag, SourceRange(file, end)].map { Diagnostic.Replacement($0, with: "") }
        findings.add(
            Diagnostic(
                UnknownElement.about, at: element.name.range,
                "'<\(place)>' has no element '\(name)'",
                solutions: [.init("remove '<\(name)>' and '</\(name)>'; texts are plain words", edits)]))
    }

    private func closingName(of element: XMLElement) -> SourceRange? {
        let length = element.name.bytes.count
        let start = element.content.bytes.upperBound + 2
        guard element.startTag.bytes.upperBound < element.range.bytes.upperBound,
            start + length <= file.bytes.count,
            file.bytes[start..<start + length] == file.bytes[element.name.bytes]
        else { return nil }
        return SourceRange(file, start..<start + length)
    }

    mutating func misplaced(_ element: XMLElement, _ summary: Wording, fix: Wording) {
        findings.add(
            Diagnostic(MisplacedElement.about, at: element.name.range, summary, solutions: [.init(fix)]))
    }

    mutating func repeated(_ element: XMLElement, first: XMLElement) {
        findings.add(
            Diagnostic(
                DuplicateElement.about, at: element.name.range, "'<\(element.name.string)>' stands twice",
                notes: [.init(at: first.name.range, "first written here")],
                solutions: [.init("remove one of the two")]))
    }

    mutating func incomplete(_ element: XMLElement, _ summary: Wording, fix: Wording) {
        findings.add(
            Diagnostic(IncompleteElement.about, at: element.name.range, summary, solutions: [.init(fix)]))
    }

    // MARK: - Attributes, text, comments

    /// The attributes whose name is known or plainly meant; the others are reported.
    mutating func attributes(_ element: XMLElement, known: [String]) -> [XMLAttribute] {
        let (result, assumed) = assumedAttributes(element, known: known)
        for (name, finding) in assumed {
            var finding = finding
            finding.cause = Cause(assumption: AssumedKey.assumption(name))
            findings.add(finding)
        }
        return result
    }

    /// The same, where what follows from mistyped names is not known yet.
    mutating func assumedAttributes(
        _ element: XMLElement, known: [String]
    ) -> (attributes: [XMLAttribute], assumed: [(name: String, finding: Diagnostic)]) {
        var result: [XMLAttribute] = []
        var assumed: [(name: String, finding: Diagnostic)] = []
        let written = element.attributes.map(\.name.string)
        for attribute in element.attributes {
            if attribute.namespace == nil, known.contains(attribute.name.string) {
                result.append(attribute)
                continue
            }
            let finding = unknown(attribute, of: element, known: known)
            let near = Suggestion.nearest(to: attribute.name.string, among: known, limit: 2)
            if attribute.namespace == nil, near.count == 1, near[0] != "id", !written.contains(near[0]),
                written.count(where: { $0 == attribute.name.string }) == 1
            {
                result.append(attribute.renamed(near[0]))
                assumed.append((near[0], finding))
            } else {
                findings.add(finding)
            }
        }
        return (result, assumed)
    }

    private func unknown(_ attribute: XMLAttribute, of element: XMLElement, known: [String]) -> Diagnostic {
        let key = attribute.name.string
        if attribute.namespace == nil, XMLFormat.kinds.union([XMLFormat.messages]).contains(element.name.string),
            let field = XMLFormat.fieldElements.first(where: { $0.name == key || $0.field.rawValue == key })
        {
            return Diagnostic(
                UnknownKey.about, at: attribute.name.range, "'\(key)' is written as an element, not as an attribute",
                solutions: [.init("write '<\(field.name)>…</\(field.name)>'")])
        }
        let near = Suggestion.nearestOrLonger(than: key, among: known)
        let hint: Wording = near.isEmpty ? "" : "; did you mean \(anyOf: near)?"
        var solutions = near.map { Diagnostic.Solution("write '\($0)'", [.init(attribute.name.range, with: $0)]) }
        if near.isEmpty {
            let removed = SourceRange(file, attribute.range.bytes.lowerBound - 1..<attribute.range.bytes.upperBound)
            solutions = [.init("remove it", [.init(removed, with: "")])]
        }
        return Diagnostic(
            UnknownKey.about, at: attribute.name.range,
            "'<\(element.name.string)>' has no attribute '\(key)'\(hint)", solutions: solutions)
    }

    /// Text where only white space may stand.
    ///
    /// - Returns: whether there is more.
    @discardableResult
    mutating func expectBlank(_ text: SourceText, _ rule: RuleDescription, _ summary: Wording, fix: Wording) -> Bool {
        let words = text.trimmed
        guard !words.string.isEmpty else { return false }
        findings.add(Diagnostic(rule, at: words.range, summary, solutions: [.init(fix)]))
        return true
    }

    private static func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    mutating func misplacedComment(_ comment: SourceText) {
        let start = max(comment.bytes.lowerBound - 4, 0)
        findings.add(
            Diagnostic(
                MisplacedComment.about, at: SourceRange(file, start..<start + min(4, file.bytes.count - start)),
                "comment inside an element is lost when the file is rewritten",
                solutions: [.init("move it in front of the entry, or write <note>…</note>")]))
    }

    // MARK: - Content

    /// The text of an element that holds no others.
    mutating func line(_ element: XMLElement) -> SourceText {
        var text = XMLText(in: file, at: element.content.bytes.lowerBound, hasLines: false)
        collect(element, into: &text, known: [])
        return text.text
    }

    /// Text with `<p>` or empty lines between paragraphs and `<br/>` at the end of lines.
    mutating func paragraphs(_ element: XMLElement) -> SourceText {
        var text = XMLText(in: file, at: element.content.bytes.lowerBound, hasLines: true)
        guard element.elements.contains(where: { $0.name.string == XMLFormat.paragraph }) else {
            collect(element, into: &text, known: [XMLFormat.lineBreak])
            return text.text
        }
        for child in element.children {
            switch child {
            case .text(let loose):
                expectBlank(
                    loose, StrayText.about, "text stands loose between paragraphs", fix: "put it into '<p>…</p>'")
            case .comment(let comment): misplacedComment(comment)
            case .element(let paragraph):
                guard isOurs(paragraph) else { continue }
                guard paragraph.name.string == XMLFormat.paragraph else {
                    unknown(paragraph, in: element.name.string, known: [XMLFormat.paragraph])
                    continue
                }
                _ = attributes(paragraph, known: [])
                let before = text.count
                text.endParagraph(at: paragraph.range.bytes.lowerBound)
                let start = text.count
                collect(paragraph, into: &text, known: [XMLFormat.lineBreak])
                if text.count == start {
                    incomplete(paragraph, "paragraph is empty", fix: "remove it")
                    text.shorten(to: before)
                }
            }
        }
        return text.text
    }

    /// Takes in the text of an element; elements that do not belong there are reported and their text is kept.
    private mutating func collect(_ element: XMLElement, into text: inout XMLText, known: [String]) {
        for (index, child) in element.children.enumerated() {
            switch child {
            case .text(let piece): text.append(piece)
            case .comment(let comment): misplacedComment(comment)
            case .element(let inner):
                guard isOurs(inner) else { continue }
                if inner.name.string == XMLFormat.lineBreak, !known.isEmpty {
                    breakLine(at: inner, in: &text, isLast: isBlank(element.children[(index + 1)...]))
                } else {
                    unknown(inner, in: element.name.string, known: known)
                    collect(inner, into: &text, known: known)
                }
            }
        }
    }

    private mutating func breakLine(at element: XMLElement, in text: inout XMLText, isLast: Bool) {
        _ = attributes(element, known: [])
        if !element.children.isEmpty { incomplete(element, "'<br>' holds nothing", fix: "write '<br/>'") }
        if isLast || !text.hasLine {
            misplaced(element, "'<br/>' stands at the beginning or end of a text, where no line ends", fix: "remove it")
        } else {
            text.endLine(at: element.range.bytes.lowerBound)
        }
    }

    /// Whether nothing but literal white space is left; written as a reference it is meant to be read.
    private func isBlank(_ nodes: ArraySlice<XMLNode>) -> Bool {
        nodes.allSatisfy {
            switch $0 {
            case .text(let text): file.bytes[text.bytes].allSatisfy(Self.isWhite)
            case .comment: true
            case .element: false
            }
        }
    }
}
