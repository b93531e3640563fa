/// A number for people, with commas between thousands: `4,950`.
package func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
        result.append(digit)
    }
    return result
}

/// A number of things: `1 entry`, `812 entries`.
///
/// - Parameter many: the word for any number but one; with an s unless given.
package func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? one : many ?? one + "s")"
}
