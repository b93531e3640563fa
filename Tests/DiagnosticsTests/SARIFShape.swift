/// As much of the schema of SARIF 2.1.0 as we write: which properties an object may have, and which it must.
///
/// Source: sarif-schema-2.1.0.json of the OASIS committee, where every object but a property bag is closed.
indirect enum SARIFShape: Sendable {
    case text
    case oneOf([String])
    case integer(atLeast: Int)
    case boolean
    case list(SARIFShape, atLeast: Int = 0)
    case map(SARIFShape)
    case object([String: SARIFShape], required: [String])
    case anything

    func check(_ value: Any, _ path: String, _ complaints: inout [String]) {
        switch self {
        case .text: if !(value is String) { complaints.append("\(path) is not a text") }
        case .oneOf(let choices):
            if !choices.contains(value as? String ?? "") { complaints.append("\(path) is none of \(choices)") }
        case .integer(let least):
            if (value as? Int ?? .min) < least { complaints.append("\(path) is not a number from \(least) on") }
        case .boolean: if !(value is Bool) { complaints.append("\(path) is neither true nor false") }
        case .list(let shape, let least):
            guard let list = value as? [Any] else { return complaints.append("\(path) is not a list") }
            if list.count < least { complaints.append("\(path) has too few elements") }
            for (index, element) in list.enumerated() { shape.check(element, "\(path)[\(index)]", &complaints) }
        case .map(let shape):
            guard let map = value as? [String: Any] else { return complaints.append("\(path) is not an object") }
            for (key, element) in map { shape.check(element, "\(path).\(key)", &complaints) }
        case .object(let properties, let required):
            guard let object = value as? [String: Any] else { return complaints.append("\(path) is not an object") }
            for (key, element) in object.sorted(by: { $0.key < $1.key }) {
                if let shape = properties[key] {
                    shape.check(element, "\(path).\(key)", &complaints)
                } else {
                    complaints.append("\(path).\(key) is not in the schema")
                }
            }
            for key in required where object[key] == nil { complaints.append("\(path).\(key) is missing") }
        case .anything: break
        }
    }

    static let log = object(
        ["$schema": .text, "version": .oneOf(["2.1.0"]), "runs": .list(run)], required: ["version", "runs"])

    private static let run = object(
        [
            "tool": object(["driver": driver], required: ["driver"]),
            "invocations": .list(invocation),
            "artifacts": .list(object(["location": artifactLocation], required: [])),
            "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
            "results": .list(result),
            "properties": .map(.anything),
        ], required: ["tool"])

    private static let driver = object(
        ["name": .text, "version": .text, "rules": .list(descriptor)], required: ["name"])

    private static let descriptor = object(
        [
            "id": .text, "shortDescription": multiformat, "fullDescription": multiformat, "help": multiformat,
            "defaultConfiguration": object(["level": level], required: []),
        ], required: ["id"])

    private static let invocation = object(
        ["executionSuccessful": .boolean, "toolExecutionNotifications": .list(notification)],
        required: ["executionSuccessful"])

    private static let notification = object(
        [
            "level": level, "message": message, "associatedRule": object(["id": .text], required: ["id"]),
            "locations": .list(location),
        ], required: ["message"])

    private static let result = object(
        [
            "ruleId": .text, "ruleIndex": .integer(atLeast: -1), "level": level, "message": message,
            "locations": .list(location), "relatedLocations": .list(location), "partialFingerprints": .map(.text),
            "fixes": .list(fix),
        ], required: ["message"])

    private static let fix = object(
        ["description": message, "artifactChanges": .list(change, atLeast: 1)], required: ["artifactChanges"])

    private static let change = object(
        ["artifactLocation": artifactLocation, "replacements": .list(replacement, atLeast: 1)],
        required: ["artifactLocation", "replacements"])

    private static let replacement = object(
        ["deletedRegion": region, "insertedContent": object(["text": .text], required: [])],
        required: ["deletedRegion"])

    private static let location = object(
        ["id": .integer(atLeast: -1), "physicalLocation": physicalLocation, "message": message], required: [])

    private static let physicalLocation = object(
        ["artifactLocation": artifactLocation, "region": region], required: ["artifactLocation"])

    private static let artifactLocation = object(["uri": .text, "uriBaseId": .text], required: [])

    private static let region = object(
        [
            "startLine": .integer(atLeast: 1), "startColumn": .integer(atLeast: 1), "endLine": .integer(atLeast: 1),
            "endColumn": .integer(atLeast: 1), "byteOffset": .integer(atLeast: -1), "byteLength": .integer(atLeast: 0),
        ], required: ["startLine"])

    private static let level = oneOf(["none", "note", "warning", "error"])
    private static let message = object(["text": .text], required: ["text"])
    private static let multiformat = object(["text": .text, "markdown": .text], required: ["text"])
}
