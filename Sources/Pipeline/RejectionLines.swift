import Diagnostics
import Importing

/// Rejected records as JSON Lines, so that nobody has to search for what is missing.
package enum RejectionLines {
    /// `{"record":"quotes.json[17]","rule":"missing-text","place":"quotes.json:42:5"}`
    package static func text(_ rejections: [Rejection]) -> String {
        rejections.map { rejection in
            let start = rejection.range.start
            let place = "\(rejection.range.file.path):\(start.line):\(start.column)"
            return "{\"record\":\(JSONText.quoted(rejection.origin.description)),"
                + "\"rule\":\(JSONText.quoted(rejection.rule.name)),\"place\":\(JSONText.quoted(place))}\n"
        }.joined()
    }
}
