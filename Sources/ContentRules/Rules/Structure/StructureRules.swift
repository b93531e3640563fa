/// Rules about what entries, categories and authors are made of and refer to.
let structureRules: [any Rule] = [
    // What every entry has
    MissingCategory(), UnknownCategory(), TooManyCategories(), MissingLanguage(), UndeclaredLanguage(), UnknownMood(),
    UnknownReference(),

    // What kinds need
    WrongKindField(), TipWithoutSource(), TipWithoutReview(), PromptWithoutQuestion(), VideoWithoutLink(),
    IncompleteVideo(), SeveralParagraphs(),

    // Dates
    OverdueReview(), FutureReview(),

    // What nobody uses
    EmptyCategory(), UnusedAuthor(),
]
