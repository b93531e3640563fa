/// One pair for each kind of edit, in both columns: what is harmless and what is not.
enum WorkedExamples {
    static let harmless: [JudgedPair] = [
        .init(
            "Start where the road begins, not where the map ends.",
            "START WHERE THE ROAD BEGINS NOT WHERE THE MAP ENDS!", "duplicate", "case", "punctuation"),
        .init(
            "It's the small lamp that finds the lost key.", "“It’s the small lamp that ﬁnds the lost key”",
            "duplicate", "unicode-form"),
        .init(
            "You can't hurry a river, but you'll learn its bends.",
            "You cannot hurry a river, but you will learn its bends.", "duplicate", "contraction"),
        .init(
            "Honor the color of your own seasons.", "Honour the colour of your own seasons.", "duplicate",
            "spelling-variant"),
        .init(
            "Patience is a ladder with invisible rungs.", "Patience is a ladder with invisable rungs.", "duplicate",
            "typo"),
        .init(
            "Kindness repairs what pride has broken in us.", "Kindness often repairs what pride has broken in us.",
            "duplicate", "function-word-added"),
        .init(
            "Every morning the baker forgives the night for being so long.",
            "Every morning the old baker forgives the night for being so long.", "duplicate", "content-word-added"),
        .init(
            "The garden forgives the gardener who comes back.", "Garden forgives the gardener who comes back.",
            "duplicate", "function-word-dropped"),
        .init(
            "When the door will not open, sit down and rest; strength returns to those who stop pushing.",
            "When the door will not open, sit down and rest; strength returns...", "duplicate", "truncated"),
        .init(
            "Walk slowly and the hill grows shorter.", "Walk slowly and the hill grows shorter. — Mira Holt",
            "duplicate", "attribution-appended"),
        .init(
            "Walk bravely and the hill grows smaller.", "Mira Holt: Walk bravely and the hill grows smaller.",
            "duplicate", "attribution-appended", by: "Mira Holt"),
        .init(
            "The shortest queue moves last.", "Tanner's Law: The shortest queue moves last.", "duplicate",
            "label-prefixed"),
        .init(
            "If you plant a question, you harvest a year.", "You harvest a year, if you plant a question.",
            "duplicate", "clauses-reordered"),
        .init(
            "Hope also is a habit of the hands.", "Hope is also a habit of the hands.", "duplicate",
            "words-reordered"),
        .init(
            "Believe a little and you are halfway home.", "Believe a little and you are half way home.", "duplicate",
            "word-split"),
        .init(
            "The second best day to begin is 20 days from now.",
            "The second best day to begin is twenty days from now.", "duplicate", "number-form"),
        .init(
            "Never apologise for shown feelings on a quiet day.", "Never apologise for shown feeling on a quiet day.",
            "duplicate", "inflection"),
        .init(
            "A harbour is where the tired sea sits down to rest.",
            "A harbor is where teh tired sea sits down to rest — Mira Holt", "duplicate", "spelling-variant", "typo",
            "attribution-appended", by: "Mira Holt"),
        .init(
            "Кто ищет дорогу, тот найдёт попутчиков.", "Кто ищет дорогу, тот найдет попутчиков.", "duplicate",
            "unicode-form", language: "ru"),
    ]

    static let harmful: [JudgedPair] = [
        .init(
            "Be gentle with yourself on the long road.", "Be strict with yourself on the long road.", "variant",
            "content-word-replaced"),
        .init(
            "A closed door can be the start of a walk.", "An open door can be the start of a walk.", "variant",
            "content-word-replaced"),
        .init(
            "You are ready to begin before you feel ready.", "You are not ready to begin before you feel ready.",
            "variant", "negation-changed"),
        .init(
            "Rest for 10 minutes before you answer the letter.", "Rest for 100 minutes before you answer the letter.",
            "variant", "number-changed"),
        .init(
            "The best cook tastes twice and salts once.", "The best book tastes twice and salts once.", "variant",
            "content-word-replaced"),
        .init(
            "The teacher learns most when the student speaks.", "The student learns most when the teacher speaks.",
            "variant", "roles-exchanged"),
        .init(
            "Do it for your own sake, not for the applause.", "Do it for my own sake, not for the applause.",
            "variant", "function-word-replaced"),
        .init("I can, so I will.", "I must, so I will.", "distinct"),
        .init(
            "The early kettle gets the guest.", "The early kettle gets the late guest.", "variant",
            "content-word-added"),
        .init(
            "You will be promoted within a year.", "You will be retired within a year.", "variant",
            "content-word-replaced"),
        .init(
            "Offer a kind word to the lady at the gate today.", "Offer a kind word to the lads at the gate today.",
            "variant", "content-word-replaced"),
        .init(
            "We grow because we rest and we rest because we do not fear the night.",
            "We grow because we rest and we rest because we do...", "variant", "truncated", "negation-changed"),
        .init("Rest well.", "Rest very well.", "variant", "function-word-added"),
        .init("Be kind.", "Be kinder.", "distinct"),
        .init(
            "Knowing the song is not enough.",
            "Knowing the song is not enough. You must sing it for somebody who needs it.", "excerpt"),
        .init(
            "Кто ищет дорогу, тот найдёт друзей.", "Кто ищет работу, тот найдёт друзей.", "variant",
            "content-word-replaced", language: "ru"),
    ]

    static let all = harmless + harmful
}
