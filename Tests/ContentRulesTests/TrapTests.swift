import Diagnostics
import Testing

@testable import ContentRules

/// Correct texts of many languages that careless rules would stop.
@Suite struct TrapTests {
    @Test(arguments: [
        ("می‌خواهم زنده بمانم و کتاب‌ها را بخوانم.", "fa"), ("الشجاعة ليست غياب الخوف، بل الانتصار عليه.", "ar"),
        ("قال لي: «لا تخف»، ومضى.", "ar"), ("אומץ הוא לא היעדר פחד.", "he"), ("धीरे-धीरे रे मना, धीरे धीरे सब कुछ होय।", "hi"),
        ("ความกล้าหาญไม่ใช่การไม่กลัว", "th"), ("千里之行，始于足下。", "zh"), ("有些事不靠\"打\"是无法传达的。", "zh"),
        ("「七転び八起き」と言う。", "ja"), ("용기는 두려움이 없는 것이 아니다.", "ko"), ("Luôn luôn mỉm cười, mãi mãi yêu đời.", "vi"),
        ("Yavaş yavaş, damla damla.", "tr"), ("Courage ! Que faire ? « Rien », dit-il ; puis il partit.", "fr"),
        ("Nous nous aimons, vous vous aimez.", "fr"), ("„Mut“, sagte sie, „ist alles.“", "de"),
        ("»Mut«, sagte sie, »ist alles.«", "de"), ("„Das ist Spaß“, rief er, „und nicht Ernst.“", "de"),
        ("Die, die die Wahrheit sagen, sind frei.", "de"), ("”Mod”, sade hon, ”är allt.”", "sv"),
        ("¿Por qué no? ¡Claro que sí!", "es"), ("Amanhã há de ser outro dia: “AMANHÃ”.", "pt"),
        ("La Résistance, c’est “CAFÉ”, dit-on.", "fr"), ("Мужество есть начало победы.", "ru"),
        ("Η αρχή είναι το ήμισυ του παντός.", "el"), ("ქართული ენა მდიდარია.", "ka"),
        ("Mr. O'Brien is 5'10\" tall, isn't he?", "en"), ("'Tis the season of rock 'n' roll in the '90s.", "en"),
        ("‘Tis the season of rock ‘n’ roll in the ‘90s.", "en"), ("The boys’ toys ‘were ours’, she said.", "en"),
        ("\"He is 6'2\" tall,\" she said.", "en"), ("\"It was 1984,\" he said, \"in \"1984\".\"", "en"),
        ("One family: 👩‍👩‍👧‍👦, one flag: 🏴󠁧󠁢󠁥󠁮󠁧󠁿, one heart: ❤️, one key: 1️⃣.", "en"),
        ("If a < b, then I <3 you, and R&D; at AT&T; knows &c.", "en"), ("Write <name> here, and <A> speaks.", "en"),
        ("At 10:30 p.m. e.g. in the U.S.A. we met Ph.D. people, J.R.R. Tolkien said.", "en"),
        ("Read example.com, index.html, Node.js and https://a.example/b?c=d;e today.", "en"),
        ("It weighs 3.5 kg, costs 1,000.50 and ends 2:1 :) or :D.", "en"), ("EU:ssa on monta maata.", "fi"),
        ("Wait...what? No—never! Really?! Yes.", "en"), ("Whatever works works, and what is is.", "en"),
        ("He had had enough of that that day.", "en"),
        ("No no no, it is never never land in New York, New York.", "en"),
        ("iPhone users and eBay sellers agree.", "en"), ("d'Artagnan was brave.", "en"), ("…and so we went on.", "en"),
        ("-- I have seen the FUN --", "en"), ("Two things: Rain – Sunshine", "en"), ("NEVER GIVE UP!", "en"),
        ("Too many requests wear a friend out.", "en"), ("Error is human. To forgive, divine.", "en"),
        ("None of us is as good as all of us.", "en"), ("To learn more, read more. Share.", "en"),
        ("naïve café Ångström", "en"),
        ("5 µm of Ωmega and α-helix in hν units.", "en"), ("q̃ is rare; ẍ̂ is rarer.", "en"),
        ("“One paragraph.\n\n“And the last.”", "en"), ("A line,\nand the next line.", "en"), ("42", "en"),
    ])
    func saysNothingAboutCorrectTexts(text: String, language: String) {
        var text = text
        // A capital at the beginning is not what these are about.
        if text == "naïve café Ångström" || text == "q̃ is rare; ẍ̂ is rarer." { text = "N" + text }
        let found = LooseTexts.diagnostics(of: text, language: language)
        #expect(found.isEmpty, "\(text): \(found.map { "\($0.rule): \($0.summary)" })")
    }

    /// Faults at their places; what a rule finds otherwise is not asked here.
    @Test(arguments: [
        ("zero-width-character", "W↓\u{200B}henever", "en"), ("zero-width-character", "Plain↓\u{200C}text here", "en"),
        ("zero-width-character", "Tags↓\u{E0041}\u{E0042} hide", "en"), ("zero-width-character", "A↓\u{FE0F} b", "en"),
        ("bidirectional-control", "Courage ↓\u{2067}شجاعة↓\u{2069}.", "en"), ("edge-space", "Ends so.↓ \u{AD}", "en"),
        ("edge-space", "Ends so.↓\r\n", "en"), ("soft-hyphen", "Ends so. ↓\u{AD}", "en"),
        ("c0-control", "One↓\r\ntwo", "en"),
        ("html-entity", "柳星朔↓&amp;DJ铁柱", "zh"), ("html-entity", "Fish ↓&amp chips", "en"),
        ("html-tag", "Be ↓<i>very↓</i> brave", "en"), ("html-tag", "Be ↓<BR>brave ↓<!-- so --> be", "en"),
        ("mixed-script-word", "The ↓pаypal of old", "en"), ("doubled-word", "Paris in the\n↓the spring", "en"),
        ("doubled-word", "И я ↓я тоже", "ru"), ("doubled-word", "of ↓Of course", "en"),
        ("missing-space-after-punctuation", "A month↓,Love and rest↓.Être là", "en"),
        ("missing-space-after-punctuation", "the end↓.and then", "en"),
        ("missing-space-after-punctuation", "Why↓?I know", "en"),
        ("space-before-punctuation", "Walk↓ .", "en"), ("space-before-punctuation", "Walk↓ ; rest", "de"),
        ("unbalanced-quotation-marks", "↓“Walk on, she said.", "en"),
        ("unbalanced-quotation-marks", "Walk on,↓\" she said.", "en"),
        ("unbalanced-quotation-marks", "“Walk on,↓\" she said.", "en"),
        ("unbalanced-quotation-marks", "↓„Mut ist alles.", "de"),
        ("unbalanced-quotation-marks", "Il dit ↓« oui.", "fr"), ("unbalanced-quotation-marks", "↓「七転び八起き", "ja"),
        ("text-begins-in-lower-case", "(↓walk on)", "en"), ("text-begins-in-lower-case", "↓élan vital", "fr"),
        ("truncated-text", "Walk on, then rest, ↓and", "en"), ("truncated-text", "Walk on ↓– ", "en"),
        ("text-contains-attribution", "Walk on.\n\t\t↓-- Wilhelm Busch", "de"),
        ("text-contains-attribution", "Walk on! ↓― Vincent van Gogh", "en"),
        ("scraper-text", "↓- More quotations on: [Patience] Walk on.", "en"),
        ("scraper-text", "Walk on. ↓[Read more]", "en"),
        ("scraper-text", "Walk on. ↓https://www.goodreads.com/q/1", "en"),
        ("service-text-as-quote", "↓Too many requests", "en"),
        ("service-text-as-quote", "↓{\"message\": \"no\"}", "en"),
        ("service-text-as-quote", "↓429: Too many requests", "en"), ("service-text-as-quote", "↓NULL", "en"),
        ("repeated-punctuation", "Go↓!! Now↓,, then↓.. so", "en"), ("shouting", "↓WALK ON AND NEVER EVER REST", "en"),
        ("unusual-space", "Not↓\u{A0}alone", "en"), ("not-normalised", "Ti↓e\u{302}\u{301}ng Vi↓e\u{323}t", "vi"),
    ])
    func findsFaultsAtTheirPlaces(rule: String, marked: String, language: String) {
        let sample = RuleExample.decode(marked)
        let text = String(decoding: sample.bytes, as: UTF8.self)
        let found = LooseTexts.diagnostics(of: text, language: language).filter { $0.rule.name == rule }
        #expect(found.map(\.range.bytes.lowerBound) == sample.marks, "\(rule): \(text)")
    }

    @Test func namesTheAuthorOfTheEntryAsTheAttributionInItsWords() {
        let entry = LooseTexts.entry("Know thyself - Plato", author: "Plato")
        let found = LooseTexts.checker.check([entry]).kept.filter { $0.rule == "text-contains-attribution" }
        #expect(found.map(\.range.text) == ["- Plato"])
        #expect(found.first?.solutions.first?.replacements.first?.range.text == " - Plato")
    }

    @Test func knowsTheAuthorOfServiceMessages() {
        let entry = LooseTexts.entry("Obtain an auth key for unlimited access.", author: "zenquotes.io")
        #expect(LooseTexts.checker.check([entry]).kept.map(\.rule) == ["service-text-as-quote"])
    }

    @Test(arguments: [
        ("he purpose of our lives is to be happy.", ["The", "She", "He"]), ("ife is short.", ["Life", "Ife"]),
        ("walk on.", ["Walk"]), ("f you can, walk.", ["If", "F"]),
    ])
    func offersTheWordWhoseFirstLetterWasLost(text: String, words: [String]) {
        let found = LooseTexts.diagnostics(of: text).filter { $0.rule == "text-begins-in-lower-case" }
        let offered = found.first?.solutions.map { solution in
            FixedText.applying(solution.replacements, to: text).prefix { $0 != " " }
        }
        #expect(offered?.map(String.init) == words)
    }
}
