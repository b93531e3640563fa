import Diagnostics
import XMLReading

/// The rules that only XML files can break.
package enum XMLRules {
    package static let all: [RuleDescription] = [
        MalformedXML.about, DoctypeFound.about, ProcessingInstructionFound.about, WrongEncodingDeclared.about,
        TooManyAttributes.about, UnknownElement.about,
        MisplacedElement.about, DuplicateElement.about, IncompleteElement.about, StrayText.about,
        MisplacedComment.about, WrongNamespace.about,
    ]

    /// A fault of the bytes as a finding of its rule.
    package static func finding(_ fault: XMLFault) -> Diagnostic {
        Diagnostic(
            about(fault.kind), at: fault.range, fault.summary, notes: fault.notes, solutions: fault.solutions)
    }

    private static func about(_ kind: XMLFault.Kind) -> RuleDescription {
        switch kind {
        case .malformed: MalformedXML.about
        case .doctype: DoctypeFound.about
        case .processingInstruction: ProcessingInstructionFound.about
        case .wrongEncoding: WrongEncodingDeclared.about
        case .tooDeep: NestingTooDeep.about
        case .tooManyAttributes: TooManyAttributes.about
        case .tooLong: EntryTooLong.about
        }
    }
}

extension RuleExample {
    /// Entries of the category `courage`, written as XML.
    init(xml entries: String) {
        self.init(
            xmlFile: "<messages xmlns=\"\(XMLFormat.namespace)\" category=\"courage\">\n\(entries)\n</messages>\n")
    }

    /// A file of entries, written as XML.
    init(xmlFile text: String) { self.init("messages/courage/example.xml", text) }
}
