/// The words by which faults in authors' names are known; everything is in lower case.
enum NameVocabulary {
    /// Small words that stand in names and titles of all kinds, and tell nothing.
    static let particles: Set<String> = words(
        """
        a af al an and ap at av aus aux ben bar bat bin bint by da dal dalla das de degli dei del della den der des di
        do dos du e ed ee el en et for from ha hen i ibn il in iz la las le les lo los mac mc na nan ni o of od on op
        or ould s san st t te ten ter the 't to und van ver vom von vos with y z za ze zu zum zur
        """)

    /// Small words that a sentence has and a name or title in the author's place has not.
    static let conclusive: Set<String> = words(
        """
        i'm i've i'll i'd you your you're you'll yours we we're us our they they're their them he him his she her it
        it's its is isn't are aren't wasn't were weren't am be been being don't does doesn't did didn't have
        haven't has hasn't had not never can can't cannot could couldn't will won't would wouldn't should shouldn't
        must may might shall if because but than that this these those when what why whoever whatever let makes make
        """)

    /// Words about doubt that tell by themselves.
    static let doubt: Set<String> = words(
        """
        attributed misattributed attrib ascribed credited supposedly allegedly reputedly apocryphal apocryphally
        disputed unverified
        """)

    /// Words about doubt that tell in front of a name, or behind it after a comma or in brackets.
    static let faintDoubt: Set<String> = words(
        "probably possibly perhaps maybe often sometimes commonly usually widely traditionally presumably likely")

    /// What people are or do.
    static let occupations: Set<String> = words(
        """
        abolitionist academic activist actor actress administrator adventurer adviser advisor aeronaut anthropologist
        architect artist astronaut astronomer astrophysicist athlete attorney author aviator banker baseball basketball
        biographer biologist botanist boxer broadcaster businessman businesswoman cartoonist ceo cfo chairman
        chairperson chairwoman chancellor chef chemist choreographer clergyman coach comedian comic composer conductor
        congressman congresswoman consultant cosmologist cricketer critic cto dancer designer developer diplomat
        director doctor dramatist ecologist economist editor educator engineer entertainer entrepreneur essayist
        evangelist executive explorer farmer film filmmaker footballer founder co-founder cofounder general geneticist
        geologist golfer governor guitarist historian humanitarian humorist illustrator industrialist inventor
        investor jazz journalist judge jurist justice lawyer leader lecturer lexicographer librarian linguist logician
        lyricist magician manager mathematician mayor merchant minister missionary monk mountaineer musician naturalist
        neurologist neuroscientist novelist nun nurse nutritionist orator painter pastor pediatrician performer
        personality philanthropist philologist philosopher photographer physician physicist pianist pilot pioneer
        playwright poet politician preacher premier president priest primatologist producer professor programmer
        psychiatrist psychoanalyst psychologist publisher rabbi racer rapper reformer reporter researcher revolutionary
        runner sailor satirist scholar scientist screenwriter sculptor secretary senator singer skater socialite
        sociologist soldier songwriter speaker spokesman sportscaster sportswriter star statesman statistician
        strategist suffragette suffragist surgeon swimmer teacher technologist tennis theologian theorist therapist
        trainer translator traveler traveller tycoon violinist virologist vocalist winner writer zoologist
        """)

    /// Degrees and the like behind a name.
    static let degrees: Set<String> = words("phd ph.d md m.d mba m.b.a esq dds d.d.s jd j.d rn dphil d.phil msc m.sc")

    /// What is part of a name although a comma stands before it.
    static let suffixes: Set<String> = words(
        """
        jr sr jun sen junior senior 2nd 3rd 4th ltd inc llc plc co corp gmbh ag ii iii iv v vi vii viii filho neto fils
        père
        """)

    /// Rank by which people are called, behind a comma: "Philip Stanhope, 4th Earl of Chesterfield".
    static let ranks: Set<String> = words(
        """
        abbot archbishop archduke baron baroness baronet bishop cardinal comte comtesse count countess duchess duke
        earl emperor empress graf gräfin king knight lady lord maharaja marchioness marquess marquis marquise pope
        prince princess queen saint sir sultan viscount viscountess margrave landgrave khan shah tsar tsarina
        """)

    /// How the mention of a source begins, in small letters, behind a name.
    static let sourceOpenings: Set<String> = words(
        "in from as quoted speech letter interview on to at chapter page verse book song film movie lyrics poem essay")

    static let articles: Set<String> = words("the a an")

    /// Small words that stand in titles of works more than in names.
    static let titleWords: Set<String> = words("to in on from for with at by")

    /// Titles that belong to no name when a full name follows.
    static let titles: Set<String> = words("dr doctor prof professor")

    /// Abbreviations that end in a full stop.
    static let abbreviations: Set<String> = words(
        """
        jr sr jun sen esq st ste dr prof mr mrs ms mme mlle messrs ph.d m.d d.d.s phd md al inc co ltd bros corp llc
        anon wm geo chas thos jas jos rev hon gen col capt lt sgt maj fr sra srta etc vol
        """)

    /// What is said by everybody: "an old Irish proverb".
    static let commonGood: Set<String> = words("proverb saying adage maxim blessing motto toast song rhyme idiom")

    /// The first four letters of titles and of words about doubt, which may hide among capitalised words.
    static let suspiciousStarts: [UInt32] = [
        "prof", "attr", "misa", "ascr", "cred", "supp", "alle", "repu", "apoc", "prob", "poss", "perh", "mayb", "ofte",
        "some", "comm", "usua", "wide", "trad", "pres", "like", "doct",
    ].map(packed)

    /// "Dr" comes with a full stop or a blank.
    static func isDoctor(_ start: UInt32) -> Bool { start >> 8 == packed("dr.") || start >> 8 == packed("dr ") }

    private static func packed(_ letters: String) -> UInt32 { letters.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
