import Diagnostics

/// Parses, and where libxml2 stops, says why, repairs a copy and parses again: one fault must not hide the next.
struct RepairedParsing {
    private let file: SourceFile
    private let bytes: [UInt8]
    private let options: XMLDocument.Options
    private var edits: [Edit]
    private(set) var faults: [XMLFault] = []

    /// Whether unknown entities go without a word, since the DOCTYPE that declares them has been refused.
    var toleratesUnknownEntities = false

    /// Where those stand in the file.
    private(set) var unknownEntities: [Int] = []

    init(file: SourceFile, bytes: [UInt8], edits: [Edit], options: XMLDocument.Options) {
        self.file = file
        self.bytes = bytes
        self.edits = edits
        self.options = options
    }

    /// The last run: its tree, and the faults at which libxml2 does not stop.
    mutating func run() -> TreeBuilder {
        var parsedAgain = 0
        for round in 0... {
            let builder = TreeBuilder(WorkingCopy(of: file, bytes: bytes, edits: edits), options: options)
            builder.parse()
            guard let code = builder.failure else { return builder }
            let diagnosis = Diagnosis(builder, code: code, toleratesUnknownEntities: toleratesUnknownEntities)
            unknownEntities += diagnosis.toleratedEntities
            faults += diagnosis.faults.prefix(XMLLimits.faults - min(faults.count, XMLLimits.faults))
            parsedAgain += bytes.count
            guard round < XMLLimits.repairs, faults.count < XMLLimits.faults, parsedAgain <= XMLLimits.bytesParsedAgain,
                take(diagnosis.repairs)
            else {
                return builder
            }
        }
        preconditionFailure("the rounds are limited")
    }

    /// False if a repair would touch an earlier one: then something is wrong with our idea of the fault.
    private mutating func take(_ repairs: [Edit]) -> Bool {
        guard !repairs.isEmpty else { return false }
        // New insertions go behind older ones at the same place: they were found behind them.
        let all = (edits + repairs).enumerated().sorted {
            let (one, other) = ($0.element.range, $1.element.range)
            return (one.lowerBound, one.upperBound, $0.offset) < (other.lowerBound, other.upperBound, $1.offset)
        }.map(\.element)
        for (one, next) in zip(all, all.dropFirst())
        where one.range.upperBound > next.range.lowerBound || (one.range == next.range && !one.range.isEmpty) {
            return false
        }
        edits = all
        return true
    }
}

extension TreeBuilder {
    /// One run of libxml2 over the copy.
    func parse() {
        if let name = scanner.attributeBeyondLimit() {
            refuseAttributes(at: name)
        } else if copy.bytes.isEmpty {
            failed(Diagnosis.documentEmpty)
        } else {
            ParserContext().parse(copy.bytes, for: self)
            if root == nil, !isStopped { failed(Diagnosis.documentEmpty) }
        }
    }
}
