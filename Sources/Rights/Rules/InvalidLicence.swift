import CatalogModel
import Diagnostics
import Standards

/// Licences are written as everybody writes them.
enum InvalidLicence {
    static let about = RuleDescription(
        id: "invalid-licence",
        summary: "A licence is an SPDX expression, and a permission is there as a file.",
        why: "People and programs decide by it what they may do with the words; a name of our own tells them nothing.",
        accepts: [
            "> One stair, then the next.\n\n- licence: CC0-1.0",
            "> One stair, then the next.\n\n- licence: CC-BY-4.0 OR (MIT AND LicenseRef-Quotation)",
            RuleExample(files: [
                ("permissions/1.md", "From the publisher, 2026-11-21: you may print it.\n"),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> One stair, then the next.\n\n- licence: LicenseRef-Permission-1\n"
                ),
            ]),
        ],
        rejects: [
            "> One stair, then the next.\n\n- licence: ↓CC-BY",
            "> One stair, then the next.\n\n- licence: ↓cc-by-4.0",
            "> One stair, then the next.\n\n- licence: MIT ↓or CC0-1.0",
            "> One stair, then the next.\n\n- licence: ↓LicenseRef-PublicDomian",
            "> One stair, then the next.\n\n- licence: ↓LicenseRef-Permission-9",
        ])

    static func check(_ content: Content, _ findings: inout Findings) {
        let permissions = Set(content.permissions.map { $0.path.split(separator: "/").last?.dropLast(3) ?? "" })
        var known: [String: Fault?] = [:]
        func check(_ licence: String, at range: SourceRange) {
            let fault: Fault?
            if let answered = known[licence] {
                fault = answered
            } else {
                fault = Self.fault(licence, permissions)
                known[licence] = .some(fault)
            }
            if let fault { report(fault, licence, range, &findings) }
        }
        if let licence = content.settings.writtenLicence { check(licence.value, at: licence.range) }
        for file in content.files {
            if let licence = file.common[.licence]?.values.first { check(licence.string, at: licence.range) }
            for item in file.items {
                guard case .entry(let entry) = item, let licence = entry.fields[.licence]?.values.first else {
                    continue
                }
                check(licence.string, at: licence.range)
            }
        }
    }

    private enum Fault: Hashable {
        case expression(LicenceExpression.Fault)
        case noPermission(String)
    }

    private static func fault(_ licence: String, _ permissions: Set<Substring>) -> Fault? {
        do throws(LicenceExpression.Fault) {
            for case .permission(let name) in try LicenceExpression(licence).licences
            where !permissions.contains(Substring(name)) {
                return .noPermission(name)
            }
            return nil
        } catch {
            // A value that is missing was reported where it was read.
            return error.kind == .empty ? nil : .expression(error)
        }
    }

    private static func report(_ fault: Fault, _ licence: String, _ range: SourceRange, _ findings: inout Findings) {
        switch fault {
        case .noPermission(let name):
            findings.add(Diagnostic(about, at: range, .noPermission(name), solutions: [.init(.addPermission(name))]))
        case .expression(let fault):
            let start = range.bytes.lowerBound
            let isPlain = range.bytes.count == licence.utf8.count
            let place =
                isPlain
                ? SourceRange(range.file, start + fault.part.lowerBound..<start + fault.part.upperBound) : range
            let part = String(decoding: Array(licence.utf8)[fault.part], as: UTF8.self)
            findings.add(
                Diagnostic(
                    about, at: place, .fault(fault, part),
                    solutions: fault.suggestions.isEmpty
                        ? [.init(.lookUp)]
                        : fault.suggestions.map { .init(.write($0), isPlain ? [.init(place, with: $0)] : []) }))
        }
    }
}

extension Wording {
    fileprivate static func noPermission(_ name: String) -> Wording { "there is no permission '\(name)'" }
    fileprivate static func addPermission(_ name: String) -> Wording {
        "put the answer of whoever has the rights into permissions/\(name).md"
    }
    fileprivate static func fault(_ fault: LicenceExpression.Fault, _ part: String) -> Wording {
        let hint: Wording = fault.suggestions.isEmpty ? "" : "; did you mean \(anyOf: fault.suggestions)?"
        return switch fault.kind {
        case .empty: "there is no licence here"
        case .unknownLicence: "'\(part)' is no licence of the SPDX list\(hint)"
        case .unknownException: "'\(part)' is no exception of the SPDX list\(hint)"
        case .unknownReference: "'\(part)' is none of the catalog's own licences\(hint)"
        case .notCanonical: "'\(part)' is written \(anyOf: fault.suggestions)"
        case .expectedLicence: "a licence belongs here, between or behind AND, OR and WITH"
        case .expectedOperator: "'\(part)' follows a licence, where AND, OR or WITH belongs\(hint)"
        case .unclosed: "this bracket is not closed"
        case .exceptionWithoutLicence: "'WITH' belongs to a single licence, not to several in brackets"
        }
    }
    fileprivate static func write(_ licence: String) -> Wording { "write '\(licence)'" }
    fileprivate static let lookUp: Wording =
        "write an identifier of https://spdx.org/licenses/, or LicenseRef-PublicDomain, -Quotation or -Permission-1"
}
