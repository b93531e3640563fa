/// Which language a text is written in, told by its small words.
///
/// Seven languages of the Latin script, each by the commonest articles, pronouns, prepositions and conjunctions that
/// mean nothing in English; a word that several of them share counts for each. Names, borrowed words and a foreign phrase
/// hold few small words, so they do not decide.
struct LanguageGuess {
    /// The other language, where the small words leave no doubt.
    let language: String

    /// - Parameter declared: the main part of the language that the text is said to be in.
    init?(_ text: ScannedText, declared: Substring) {
        guard let own = Self.languages.firstIndex(where: { $0.code == declared }) else { return nil }
        var counts = [Int](repeating: 0, count: Self.languages.count)
        var words = 0
        text.forEachWord { range in
            words += 1
            guard let word = Self.packed(text.bytes[range]), let mask = Self.masks[word] else { return }
            for index in counts.indices where mask & (1 << UInt8(index)) != 0 { counts[index] += 1 }
        }
        guard words >= 6, let most = counts.max(), let best = counts.firstIndex(of: most), best != own else {
            return nil
        }
        // A third of the words, and none to speak of in the language that was declared.
        guard most >= 3, most * 3 >= words, counts[own] * 4 <= most else { return nil }
        language = Self.languages[best].code
    }

    /// A short word in lower case as one number; nil for longer ones, which are no small words.
    private static func packed(_ bytes: ArraySlice<UInt8>) -> UInt64? {
        guard bytes.count <= 8 else { return nil }
        return bytes.reduce(0) { $0 << 8 | UInt64($1.inLowerCase) }
    }

    private static let masks: [UInt64: UInt8] = {
        var masks: [UInt64: UInt8] = [:]
        for (index, language) in languages.enumerated() {
            for word in language.words.split(separator: " ") {
                masks[packed(Array(word.utf8)[...])!, default: 0] |= 1 << UInt8(index)
            }
        }
        return masks
    }()

    private static let languages: [(code: String, words: String)] = [
        (
            "en",
            """
            the and of to is are was were be been have has had with for from that this these those it its you your he \
            she his her they their them we our us not but or as at by on if when what which who will would can could \
            there then than do does did an i my me so no all
            """
        ),
        (
            "de",
            """
            der die das den dem des ein eine einen einem einer eines und oder aber ist sind sein wird werden wurde hat \
            haben ich du er sie wir ihr mich dich sich mir dir ihm uns nicht kein keine auch noch nur schon sehr zu zum \
            zur mit von vom bei nach aus auf für über unter vor wenn weil dass daß wie wer wo dein deine mein meine \
            immer mehr alles etwas nichts
            """
        ),
        (
            "fr",
            """
            le la les un une des du de et est sont être il elle nous vous ils elles je tu ne pas que qui dans pour sur \
            avec sans par ce cette ces mon ma mes ton ta tes son sa ses au aux mais ou où si plus tout toute bien comme \
            y en se c'est qu'il n'est
            """
        ),
        (
            "es",
            """
            el la los las un una unos unas de del y o es son ser está están que quien no con sin por para en al se su \
            sus mi mis tu tus yo nosotros ella ellos pero más muy como cuando si lo le les nos todo todos siempre nunca
            """
        ),
        (
            "it",
            """
            il lo la i gli le un una uno di del della dei delle e ed è sono essere che chi non con senza per in nel \
            nella al alla si su suo sua mio mia tuo tua io noi voi loro ma più molto come quando se tutto tutti sempre \
            mai anche
            """
        ),
        (
            "pt",
            """
            o a os as um uma uns umas de do da dos das e é são ser está que quem não com sem por para em no na nos nas \
            ao à se seu sua meu minha teu tua eu nós eles ela mas mais muito como quando tudo todos sempre nunca
            """
        ),
        (
            "nl",
            """
            de het een en of maar is zijn was wordt worden heeft hebben ik jij je hij zij wij jullie ze niet geen ook \
            nog al zeer te van voor met bij naar uit op over onder als omdat dat die hoe wie waar mijn jouw altijd meer \
            alles iets niets er om
            """
        ),
    ]
}
