/// Letters of other scripts that look like Latin ones.
///
/// Source: https://www.unicode.org/Public/security/latest/confusables.txt, its single letters of Greek and Cyrillic
/// whose prototype is a Latin letter and which text fonts draw alike.
enum LookAlikes {
    /// The Latin letter that a Greek or Cyrillic one looks like.
    static func latin(for scalar: Unicode.Scalar) -> Unicode.Scalar? { toLatin[scalar] }

    /// The Cyrillic letter that a Latin one looks like.
    static func cyrillic(for scalar: Unicode.Scalar) -> Unicode.Scalar? { toCyrillic[scalar] }

    private static let cyrillicLetters = pairs(
        "аa еe оo рp сc хx уy іi јj ѕs һh ԁd ԛq ԝw АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ЈJ ЅS")
    private static let greekLetters = pairs("οo νv ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX")

    private static let toLatin = Dictionary(
        (cyrillicLetters + greekLetters).map { ($0.other, $0.latin) }, uniquingKeysWith: { first, _ in first })
    private static let toCyrillic = Dictionary(
        cyrillicLetters.map { ($0.latin, $0.other) }, uniquingKeysWith: { first, _ in first })

    private static func pairs(_ text: String) -> [(other: Unicode.Scalar, latin: Unicode.Scalar)] {
        text.split(separator: " ").map { ($0.unicodeScalars.first!, $0.unicodeScalars.last!) }
    }
}
