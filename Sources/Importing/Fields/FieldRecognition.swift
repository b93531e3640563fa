import Diagnostics

/// Which fields of a file were taken for what; printed, so that nobody has to guess.
package struct FieldRecognition: Hashable, Sendable {
    package let path: String

    /// Names of fields by role, each in the order in which they were met.
    package fileprivate(set) var taken: [FieldRole: [String]] = [:]

    /// Fields kept beside the record.
    package fileprivate(set) var beside: [String] = []

    /// What the importer decided by itself, such as the separator of a table.
    package fileprivate(set) var remarks: [String] = []

    /// For looking up what was noted already.
    private var known: Set<String> = []

    package init(path: String) { self.path = path }

    mutating func note(_ field: String, as role: FieldRole?) {
        guard known.insert((role?.rawValue ?? "") + "=" + field).inserted else { return }
        if let role { taken[role, default: []].append(field) } else { beside.append(field) }
    }

    mutating func remark(_ remark: String) { remarks.append(remark) }

    /// `quotes.json: text = content, author = author, tags = tags; beside them: _id`
    package var line: String {
        let roles = FieldRole.allCases.compactMap { role in
            taken[role].map { "\(role.rawValue) = \($0.joined(separator: ", "))" }
        }
        var parts = [roles.isEmpty ? "no field recognised" : roles.joined(separator: ", ")]
        if !beside.isEmpty { parts.append("beside them: \(beside.joined(separator: ", "))") }
        return escaped("\(path): \((parts + remarks).joined(separator: "; "))")
    }
}
