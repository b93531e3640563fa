/// Pairs of the kinds that fool similarity thresholds: each must stay two records.
enum Traps {
    /// One word is the joke, or the fact.
    static let oneWord: [JudgedPair] = [
        .init("The council calls it an illegal garden.", "The council calls it an immoral garden.", "variant"),
        .init("\"Nora's late again,\" said the tide.", "\"Omar's late again,\" said the tide.", "variant"),
        .init("Remember that the tram stops here.", "Remember that the tram starts here.", "variant"),
        .init("Give the cook a good word.", "Give the book a good word.", "variant"),
        .init("She kept her home tidy and her heart open.", "She kept her hope tidy and her heart open.", "variant"),
        .init("You will find a friend within a year.", "You will find a fortune within a year.", "variant"),
        .init("All roads lead to the sea.", "All dry roads lead to the sea.", "variant"),
        .init("A slow river keeps its promise.", "A river keeps its promise.", "variant"),
        .init(
            "To be wrong costs little unless you keep counting it.",
            "To be wronged costs little unless you keep counting it.", "variant"),
        .init("It is fine to be love for a day.", "It is fine to be loved for a day.", "variant"),
        .init(
            "Trust the quiet people of this town.", "Trust the quite people of this town.", "variant"),
        .init("Nobody leaves this kitchen hungry.", "Everybody leaves this kitchen hungry.", "variant"),
        .init(
            "The doctor who hurries sees half of the patient.", "The doctor who hurries sees half of the patience.",
            "variant"),
    ]

    /// Times, years and amounts.
    static let numbers: [JudgedPair] = [
        .init(
            "9:09 am, lay on the sofa and counted the cracks.", "9:12 am, lay on the sofa and counted the cracks.",
            "variant"),
        .init("9:12 am, still counting cracks.", "9:13 am, still counting cracks.", "variant"),
        .init("At ninety-eight she planted trees.", "At ninety-two she planted trees.", "variant"),
        .init("Seven lamps are enough for this street.", "Eight lamps are enough for this street.", "variant"),
        .init("Room 10 is where we rest at noon.", "Room 1 is where we rest at noon.", "variant"),
        .init("Room 101 is where we rest at noon.", "Room 11 is where we rest at noon.", "variant"),
        .init("Level 0 is a fine place to begin.", "Level is a fine place to begin.", "variant"),
        .init("In 1906 the old bridge still sang.", "In 1960 the old bridge still sang.", "variant"),
        .init("The 1st step is a small one today.", "The 2nd step is a small one today.", "variant"),
    ]

    /// A common beginning says nothing about the end.
    static let beginnings: [JudgedPair] = [
        .init("A lamp lit is a lamp.", "A lamp lit is a lamp found.", "variant"),
        .init(
            "A lamp lit early in the evening is a lamp.", "A lamp lit early in the evening is a lamp found.",
            "variant"),
        .init(
            "Whoever sleeps well has won half of the day already.",
            "Whoever sleeps well has won half of the day already, but not the quarrel.", "variant"),
        .init("What we need is to have.", "What we need is to have been.", "variant"),
        .init(
            "When the path gets steep, the steep of heart begin to climb.",
            "When the path gets steep, the wise of heart take the bus.", "variant"),
        .init(
            "If at first the kite will not rise, run with it again.",
            "If at first the kite will not rise, blame the wind for it.", "variant"),
        .init("The stranger was kind.", "The stranger was kind to himself.", "variant"),
    ]

    /// Who speaks matters where two speakers are named.
    static let labels: [JudgedPair] = [
        .init("Anna: The bread is still warm today.", "Robert: The bread is still warm today.", "variant"),
        .init("Mina: The bread is still warm today.", "Nina: The bread is still warm today.", "variant"),
        .init("Zorka: The bread is still warm today.", "Zorka B: The bread is still warm today.", "variant"),
        .init("Tanner's Law: The shortest queue moves last.", "Baker's Law: The shortest queue moves last.", "variant"),
        .init(
            "Walk slowly and the hill grows shorter. — Mira Holt",
            "Walk slowly and the hill grows shorter. — Ben Hale", "variant"),
    ]

    /// Under three words only equality counts, under four no word may change, under seven none may come or go.
    static let short: [JudgedPair] = [
        .init("Begin.", "Begins.", "variant"),
        .init("Begin.", "Begni.", "variant"),
        .init("Keep going.", "Keep goign.", "variant"),
        .init("Dream bigger.", "Dreams bigger.", "variant"),
        .init("Breathe.", "Breathe in.", "variant"),
        .init("Just begin.", "Begin.", "variant"),
        .init("Trust the river.", "Trust the rivet.", "variant"),
        .init("Rest is work.", "Rest is hard work.", "variant"),
        .init("Go on.", "On go.", "variant"),
        .init("To be or not to be.", "To be.", "variant"),
        .init("To be or not to be.", "Not to be or to be so.", "variant"),
        .init("Do not.", "Do.", "variant"),
    ]

    static let all = oneWord + numbers + beginnings + labels + short
}
