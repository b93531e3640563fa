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
        // Slips in words that stand for others.
        .init(
            "You won't hurry a river by shouting at it.", "You wwon't hurry a river by shouting at it.", "duplicate",
            "typo"),
        .init("It isn't the road that is long.", "It sin't the road that is long.", "duplicate", "typo"),
        .init("We'll plant the tree before the rain.", "Wee'll plant the tree before the rain.", "duplicate", "typo"),
        .init(
            "A thousand steps begin with an old shoe.", "A thouasnd steps begin with an old shoe.", "duplicate",
            "typo"),
        .init(
            "Good behaviour is a coat for bad weather.", "Good behavoiur is a coat for bad weather.", "duplicate",
            "typo"),
        // A name that is written small.
        .init(
            "What you learn from the river stays with you.", "What you learn fromm the river stays with you.",
            "duplicate", "typo"),
        .init(
            "What we must carry we may as well carry singing.", "What we myst carry we may as well carry singing.",
            "duplicate", "typo"),
        // Grammar that changed places with its neighbour.
        .init(
            "The lamp knows nothing of the night that you feared.",
            "The lamp knows nothing of the night that feared you.", "duplicate", "words-reordered"),
        .init(
            "Disclaimer: the kettle promises nothing to those who wait.",
            "Disclainer: the kettle promises nothing to those who wait.", "duplicate", "typo"),
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
        // Two forms of one word.
        .init(
            "The master of this house timed every visit well.", "The master of this house times every visit well.",
            "variant", "content-word-replaced"),
        .init(
            "Time has never waited for the times of kings.", "Times has never waited for the time of kings.", "variant",
            "roles-exchanged"),
        .init(
            "Keep the holy place behind the garden wall clean.", "Keep the hole place behind the garden wall clean.",
            "variant", "content-word-replaced"),
        // Real words that one slip makes of each other.
        .init(
            "Take the quiet road when the loud one is full.", "Take the quite road when the loud one is full.",
            "variant", "content-word-replaced"),
        .init(
            "Pity all those who must sing at such a wedding.", "Pity all these who must sing at such a wedding.",
            "variant", "function-word-replaced"),
        .init(
            "The patient gardener puts everything in its place.",
            "The patient gardener puts every tying in its place.", "variant", "content-word-replaced"),
        // Names.
        .init(
            "Even Maria could not say where the river begins.", "Even Marie could not say where the river begins.",
            "variant", "content-word-replaced"),
        // The same words, and two of them changed places.
        .init(
            "On Sunday the dog bit the man next door.", "On Sunday the man bit the dog next door.", "variant",
            "roles-exchanged"),
        .init(
            "There is no lamp like hope in a small house.", "There is no like lamp hope in a small house.", "variant",
            "roles-exchanged"),
        .init(
            "She bought three brown hens and a small basket.", "She bought brown three hens and a small basket.",
            "variant", "roles-exchanged"),
        .init(
            "The thought of else keeps the careful awake at night.",
            "The else of thought keeps the careful awake at night.", "variant", "roles-exchanged"),
    ]

    static let all = harmless + harmful
}
