import Diagnostics

/// Reads licence expressions by recursive descent: OR binds weaker than AND, AND weaker than WITH.
struct LicenceParser {
    private struct Token {
        let text: String
        let range: Range<Int>
    }

    private let tokens: [Token]
    private let end: Int
    private var next = 0
    private var depth = 0

    init(_ written: String) {
        tokens = Self.tokens(of: written)
        end = written.utf8.count
    }

    mutating func expression() throws(LicenceExpression.Fault) -> [LicenceExpression.Licence] {
        guard !tokens.isEmpty else { throw fault(.empty, 0..<end) }
        var licences: [LicenceExpression.Licence] = []
        try alternatives(&licences)
        if next < tokens.count {
            let token = tokens[next]
            let isSlip = ["and", "or", "with"].contains(token.text.lowercased())
            throw fault(
                .expectedOperator, token.range,
                isSlip ? [token.text.uppercased()] : Suggestion.nearest(to: token.text, among: ["AND", "OR", "WITH"]))
        }
        return licences
    }

    /// Terms joined by AND and OR; which binds stronger makes no difference to which licences are named.
    private mutating func alternatives(_ licences: inout [LicenceExpression.Licence]) throws(LicenceExpression.Fault) {
        repeat { try term(&licences) } while take("AND") || take("OR")
    }

    private mutating func term(_ licences: inout [LicenceExpression.Licence]) throws(LicenceExpression.Fault) {
        guard next < tokens.count else { throw fault(.expectedLicence, end..<end) }
        let token = tokens[next]
        guard !["AND", "OR", "WITH", ")"].contains(token.text) else { throw fault(.expectedLicence, token.range) }
        next += 1
        if token.text == "(" {
            depth += 1
            // Deeper than anybody nests; a stack is not endless.
            guard depth < 64 else { throw fault(.expectedLicence, token.range) }
            try alternatives(&licences)
            guard take(")") else { throw fault(.unclosed, token.range) }
            depth -= 1
            if next < tokens.count, tokens[next].text == "WITH" {
                throw fault(.exceptionWithoutLicence, tokens[next].range)
            }
            return
        }
        licences.append(try licence(token))
        if take("WITH") {
            guard next < tokens.count else { throw fault(.expectedLicence, end..<end) }
            let exception = tokens[next]
            next += 1
            guard let known = Self.exceptions[exception.text.lowercased()] else {
                let near = Suggestion.nearest(to: exception.text, among: Self.exceptions.values.sorted(by: <))
                throw fault(.unknownException, exception.range, near)
            }
            guard known == exception.text else { throw fault(.notCanonical, exception.range, [known]) }
        }
    }

    private func licence(_ token: Token) throws(LicenceExpression.Fault) -> LicenceExpression.Licence {
        let lower = token.text.lowercased()
        if lower.hasPrefix("licenseref-") || lower.hasPrefix("licenceref-") { return try reference(token) }
        let isLater = token.text.hasSuffix("+")
        let name = isLater ? String(token.text.dropLast()) : token.text
        guard let known = Self.licences[name.lowercased()] else {
            let near = Suggestion.nearest(to: name, among: Self.names)
            throw fault(.unknownLicence, token.range, near)
        }
        guard known == name else { throw fault(.notCanonical, token.range, [known + (isLater ? "+" : "")]) }
        return .listed(token.text)
    }

    private func reference(_ token: Token) throws(LicenceExpression.Fault) -> LicenceExpression.Licence {
        switch token.text {
        case "LicenseRef-PublicDomain": return .publicDomain
        case "LicenseRef-Quotation": return .quotation
        default: break
        }
        let permission = "LicenseRef-Permission-"
        if token.text.hasPrefix(permission), token.text.utf8.count > permission.utf8.count {
            return .permission(String(token.text.dropFirst(permission.count)))
        }
        throw fault(
            .unknownReference, token.range,
            Suggestion.nearest(
                to: token.text, among: ["LicenseRef-PublicDomain", "LicenseRef-Quotation", "LicenseRef-Permission-1"]))
    }

    private mutating func take(_ word: String) -> Bool {
        guard next < tokens.count, tokens[next].text == word else { return false }
        next += 1
        return true
    }

    private func fault(
        _ kind: LicenceExpression.Fault.Kind, _ part: Range<Int>, _ suggestions: [String] = []
    ) -> LicenceExpression.Fault {
        .init(kind: kind, part: part, suggestions: suggestions)
    }

    private static func tokens(of written: String) -> [Token] {
        var tokens: [Token] = []
        var start: Int?
        let bytes = Array(written.utf8)
        func close(_ end: Int) {
            guard let begin = start else { return }
            tokens.append(Token(text: String(decoding: bytes[begin..<end], as: UTF8.self), range: begin..<end))
            start = nil
        }
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case 0...0x20: close(offset)
            case UInt8(ascii: "("), UInt8(ascii: ")"):
                close(offset)
                tokens.append(Token(text: byte == UInt8(ascii: "(") ? "(" : ")", range: offset..<offset + 1))
            default: if start == nil { start = offset }
            }
        }
        close(bytes.count)
        return tokens
    }

    private static let names = StandardList.words(SPDXIdentifiers.licences).map(String.init)
    private static let licences = table(names)
    private static let exceptions = table(StandardList.words(SPDXIdentifiers.exceptions).map(String.init))

    private static func table(_ names: [String]) -> [String: String] {
        Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    }
}
