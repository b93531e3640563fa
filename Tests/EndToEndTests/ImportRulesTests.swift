import Foundation
import TestSupport
import Testing

/// What is imported goes through the rules of the folder that it comes to.
@Suite struct ImportRulesTests {
    private static let pack = """
        pack: {id: house-en, version: 1.0.0, language: en, license: CC0-1.0, sources: [our own]}
        bands: [4, 9, 12, 13, 16, 18]
        topics:
          profanity: {moderate: 13, strong: 16, stores: {apple: profanityOrCrudeHumor}}
          self-harm: {strong: 18}
        stores: {bands: {apple: {4: 4, 9: 9, 12: 13, 13: 13, 16: 16, 18: 18}}}
        overrides-policy: {min-reason: 20, two-person: []}
        rules:
          - id: oath
            topic: profanity
            severity: moderate
            any: [bloody]
            why: An oath; suitable from 13.
            examples: {hit: ["Bloody hard work."], miss: ["Blood, sweat and patience."]}
          - id: method
            topic: self-harm
            severity: strong
            action: block
            override: never
            any: [noose]
            why: Names a method.
            examples: {hit: ["A noose."], miss: ["A rope ladder."]}

        """

    private static let registry = """
        misattributions:
          - key: boils in its own time
            creditedTo: [Noor Elm]
            status: misattributed
            author: Ada Brook
            fact: Ada Brook wrote it.
            evidence: [her book]
            support: documented
            by: Mira Holt
            on: 2026-11-21
            examples: {hit: It boils in its own time., miss: It boils.}

        """

    private static let collection = """
        [{"text": "A kettle boils in its own time.", "author": "Noor Elm"},
         {"text": "Bloody hard work, and done by noon.", "author": "Ada Brook"},
         {"text": "He kept a noose in the shed.", "author": "Ada Brook"},
         {"text": "Rain is patient with every roof.", "author": "Ada Brook"}]
        """

    private static let into = "content/messages/courage/more.md"

    private func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        let files = [
            "content/policy/house-en.yml": Self.pack, "content/policy/house-en.md": "Written for this catalog.\n",
            "content/policy/misattributions.yml": Self.registry, "private/of/ada/list.json": Self.collection,
        ]
        return try SmallContent.folder(files.merging(more) { $1 })
    }

    private func run(_ arguments: [String], _ folder: TemporaryFolder) throws -> BuiltTool.Result {
        try BuiltTool().run(["import"] + arguments, in: folder.path)
    }

    /// Which records were turned away, and by which rule.
    private func rejected(_ folder: TemporaryFolder) throws -> [String] {
        try folder.text("rejected.jsonl").split(separator: "\n").map { line in
            let fields = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
            return "\(fields["record"]!) \(fields["rule"]!)"
        }
    }

    @Test func aMisattributionSwearingAndWhatIsBlockedAreTurnedAway() throws {
        let folder = try folder()
        let result = try run(
            ["json", "private/of/ada/list.json", "--into", Self.into, "--rejected", "rejected.jsonl"], folder)
        #expect(
            try rejected(folder) == [
                "list.json[0] known-misattribution", "list.json[1] under-declared-age", "list.json[2] blocked-content",
            ], "\(result)")
        #expect(
            result.output.contains(
                "held against the rules of import, content, attribution, ages, duplicates; policies of content\n"),
            "\(result)")
        let written = try folder.text(Self.into)
        #expect(written.contains("Rain is patient") && !written.contains("kettle") && !written.contains("Bloody"))
    }

    @Test func agesThatAreDeclaredForAllAreWrittenAndHoldForAll() throws {
        let folder = try folder()
        let result = try run(
            [
                "json", "private/of/ada/list.json", "--into", Self.into, "--ages", "13+", "--rejected",
                "rejected.jsonl",
            ], folder)
        #expect(
            try rejected(folder) == ["list.json[0] known-misattribution", "list.json[2] blocked-content"], "\(result)")
        let written = try folder.text(Self.into)
        #expect(written.contains("\nages: 13+\n") && written.contains("Bloody hard work"), "\(written)")
    }

    @Test func whereNobodyDeclaredAgesTheyAreAskedFor() throws {
        let folder = try folder()
        let result = try run(["json", "private/of/ada/list.json", "--out", "kept.jsonl"], folder)
        #expect(result.output.contains("warning: 'Bloody' asks for 13+, and no ages are declared"), "\(result)")
        #expect(try folder.text("kept.jsonl").contains("Bloody hard work"))
    }

    @Test func whatNoReaderIsOldEnoughForIsTurnedAway() throws {
        let settings = SmallContent.files["content/catalog.yml"]!.replacingOccurrences(of: "12-90", with: "4-12")
        let folder = try folder(["content/catalog.yml": settings])
        let result = try run(
            ["json", "private/of/ada/list.json", "--out", "kept.jsonl", "--rejected", "rejected.jsonl"], folder)
        #expect(result.output.contains("error: 'Bloody' asks for 13+, and the catalog's readers are 4-12"), "\(result)")
        #expect(try rejected(folder).contains("list.json[1] under-declared-age"))
    }

    @Test func theSumNamesWhatWasAsked() throws {
        let with = try folder()
        _ = try run(["json", "private/of/ada/list.json", "--summary", "sum.json"], with)
        #expect(
            try with.text("sum.json").contains(
                #""asked":["import","content","attribution","ages","duplicates"]"#))
        let without = try TemporaryFolder(["list.json": Self.collection])
        let result = try run(["json", "list.json", "--summary", "sum.json"], without)
        #expect(try without.text("sum.json").contains(#""asked":["import","content","duplicates"]"#))
        #expect(
            result.output.contains("no content folder, so no registry of misattributions and no packs"), "\(result)")
        #expect(result.output.contains("4 read = 4 kept"), "\(result)")
    }

    @Test func theFolderOfTheNewFileIsTaken() throws {
        let folder = try folder()
        let into = "elsewhere/" + Self.into
        let result = try run(["json", "private/of/ada/list.json", "--into", into], folder)
        #expect(result.output.contains("4 read = 4 kept"), "\(result)")
        #expect(try run(["json", "private/of/ada/list.json", "--content", "none"], folder).exitCode == 2)
    }

    @Test func aLanguageWithoutAPackIsSaidOnce() throws {
        let records = #"[{"text": "Rien ne presse ici.", "author": "A"}, {"text": "Il pleut.", "author": "B"}]"#
        let folder = try folder(["list.json": records])
        let result = try run(["json", "list.json", "--lang", "fr"], folder)
        #expect(
            result.output.contains("warning: there are no rules for 'fr': 2 records from here on were not looked at"),
            "\(result)")
        #expect(result.output.contains("2 read = 2 kept") && result.output.contains(" 1 warning, "), "\(result)")
    }

    @Test func validateAsksTheSameOfRecords() throws {
        let folder = try folder(["records.jsonl": #"{"text": "He kept a noose.", "author": "Ada Brook"}"# + "\n"])
        let result = try BuiltTool().run(["validate", "records.jsonl"], in: folder.path)
        #expect(result.exitCode == 1 && result.output.contains("[blocked-content]"), "\(result)")
    }

    // MARK: What the source is called

    @Test func foldersOfTheInputArePublishedNowhere() throws {
        let folder = try folder(["private/of/ben/list.json": #"[{"text": "Walk on.", "author": "Ben Cole"}]"#])
        let files = [folder.at("private/of/ada/list.json"), folder.at("private/of/ben/list.json")]
        let result = try run(["json"] + files + ["--into", Self.into, "--out", "kept.jsonl"], folder)
        let written = try folder.text(Self.into)
        #expect(written.contains("\n- source: list.json[3], JSON\n"), "\(result)")
        #expect(written.contains("\n- source: list.json (2)[0], JSON\n"), "\(result)")
        #expect(!written.contains("private"))
        #expect(try !folder.text("kept.jsonl").contains("private"))
        let whole = try run(["json", folder.at("private"), "--out", "whole.jsonl"], folder)
        #expect(try !folder.text("whole.jsonl").contains("private"), "\(whole)")
    }

    @Test func theNameThatIsGivenIsTheSource() throws {
        let folder = try folder()
        let result = try run(
            ["json", "private/of/ada/list.json", "--source", "Ada's notebook", "--into", Self.into], folder)
        #expect(try folder.text(Self.into).contains("\n- source: Ada's notebook[3], JSON\n"), "\(result)")
    }

    // MARK: Fields

    @Test func aFieldThatNamesAuthorsIsOfferedOnce() throws {
        let names = ["Ada Brook", "Ben Cole", "Cleo Dunn"]
        let records = (0..<60).map { #"{"text": "Stair number \#($0) is next.", "from": "\#(names[$0 % 3])"}"# }
        let folder = try TemporaryFolder(["list.json": "[\(records.joined(separator: ","))]"])
        let asked = try run(["json", "list.json"], folder)
        #expect(asked.exitCode == 1 && asked.output.contains(" 1 error, "), "\(asked)")
        #expect(asked.output.contains("60 records with a work and without an author are rejected"), "\(asked)")
        #expect(asked.output.contains("run it again with --map author=from"), "\(asked)")
        let told = try run(["json", "list.json", "--map", "author=from", "--out", "kept.jsonl"], folder)
        #expect(told.exitCode == 0 && told.output.contains(" 0 errors, "), "\(told)")
        #expect(try folder.text("kept.jsonl").contains(#""author":"Cleo Dunn""#))
    }

    @Test func aFieldThatHoldsTheTextIsAskedForOnce() throws {
        let records = (0..<60).map { #"{"line": "Stair number \#($0) is next.", "author": "Ada Brook"}"# }
        let folder = try TemporaryFolder(["list.json": "[\(records.joined(separator: ","))]"])
        let asked = try run(["json", "list.json"], folder)
        #expect(asked.output.contains("error: 60 records, of which this is the first, have no field"), "\(asked)")
        #expect(asked.output.contains("--map text=line") && asked.output.contains(" 1 error, "), "\(asked)")
    }
}
