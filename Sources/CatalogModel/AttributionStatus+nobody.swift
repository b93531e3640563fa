extension AttributionStatus {
    /// The status of words that are credited to nobody in particular; nil where the words may be a name.
    ///
    /// - Parameter name: what stands where the author belongs: `Unknown`, `Anon.`, `Japanese proverb`, `Sprichwort`.
    package init?(creditedTo name: String) {
        // Nearly every author is somebody: the lists are asked only about short texts.
        guard name.utf8.count < 40, !name.contains(":") else { return nil }
        let letters = name.utf8.filter { !".?()".utf8.contains($0) }
        let words = String(decoding: letters, as: UTF8.self).lowercased().split(separator: " ")
        guard let first = words.first, let last = words.last, words.count <= 4 else { return nil }
        if Self.nobody.contains(words.joined(separator: " ")) {
            self = .anonymous
        } else if Self.sayings.contains(last) || Self.sayingsInFront.contains(first) {
            self = .proverb
        } else {
            return nil
        }
    }

    private static let nobody: Set<String> = [
        "unknown", "author unknown", "unknown author", "anonymous", "anonymous author", "anon", "unattributed",
        "source unknown", "unknown source", "unbekannt", "verfasser unbekannt", "autor unbekannt",
        "unbekannter verfasser", "unbekannter autor", "anonym", "inconnu", "auteur inconnu", "anonyme", "desconocido",
        "autor desconocido", "anónimo",
    ]

    /// Behind the people whose it is: "Japanese proverb", "Chinesisches Sprichwort".
    private static let sayings: Set<Substring> = [
        "proverb", "proverbs", "saying", "adage", "sprichwort", "volksweisheit", "volksmund", "bauernregel", "proverbe",
        "proverbio", "refrán",
    ]

    /// In front of them: "Proverbe japonais".
    private static let sayingsInFront: Set<Substring> = ["proverbe", "proverbio", "refrán"]
}
