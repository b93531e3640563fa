import Foundation
import TestSupport
import Testing

/// What the pages give to CI turns red on whatever a build would refuse.
struct GateTests {
    static let repository = String(#filePath.prefix(upTo: #filePath.range(of: "/Tests/EndToEndTests")!.lowerBound))

    private static func page(_ path: String) throws -> String {
        try String(contentsOfFile: "\(repository)/\(path)", encoding: .utf8)
    }

    /// Every command that a page names on a line about CI.
    static let commands: [String] = {
        let names = FileManager.default.enumerator(atPath: "\(repository)/docs")?.compactMap { $0 as? String } ?? []
        let pages =
            ["README.md"] + names.filter { $0.hasSuffix(".md") && $0 != "rules.md" }.sorted().map { "docs/\($0)" }
        return pages.flatMap { name -> [String] in
            let lines = (try? page(name))?.split(separator: "\n") ?? []
            return lines.filter { $0.contains(/\bCI\b/) }.flatMap { line in
                line.matches(of: /`(catalog[a-z-]* [^`]*)`/).map { String($0.1) }
            }
        }
    }()

    /// A folder with the shipped policies and, if wanted, one fault of every kind that a reader must never get.
    private func folder(isFaulty: Bool) throws -> TemporaryFolder {
        let folder = try SmallContent.folder()
        let policy = "\(Self.repository)/content/policy"
        for name in try FileManager.default.contentsOfDirectory(atPath: policy) {
            try folder.write(
                "content/policy/\(name)", [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(policy)/\(name)"))))
        }
        if isFaulty {
            try folder.write("content/categories/rest.md", "---\ntitle: Rest\n---\n\nFor evenings.\n")
            try folder.write(
                "content/messages/rest/a.md", "---\ncategory: rest\n---\n\n> Sit down and let the day pass.\n")
            try folder.write(
                "content/categories/courage.md",
                "---\ntitle: Courage\nages: 12+\nkinds: [message]\n---\n\nFor steps that wobble.\n")
            try folder.write(
                SmallContent.page,
                SmallContent.files[SmallContent.page]! + """

                    > If you want to kill yourself, wait until the tea is ready.

                    > Well shit, the kettle is empty again.

                    > One stair, then the next!

                    > What can you hear right now?

                    - kind: prompt

                    > Soft shoes today.

                    - ages: 3-90

                    """)
        }
        return folder
    }

    @Test func thePagesGiveCIACommand() {
        #expect(Self.commands.contains { $0.hasPrefix("catalog validate content --phase review") }, "\(Self.commands)")
    }

    @Test(arguments: commands)
    func whatThePagesGiveToCIAsksAllThatABuildAsks(command: String) throws {
        let faulty = try folder(isFaulty: true)
        let found = try BuiltTool.shell(command, in: faulty.path)
        #expect(found.exitCode == 1, "\(found)")
        for rule in [
            "blocked-content", "under-declared-age", "duplicate-quote", "kind-not-in-category", "age-outside-audience",
            "unrated-entry",
        ] { #expect(found.output.contains(rule), "\(rule): \(found)") }
        let clean = try folder(isFaulty: false)
        let green = try BuiltTool.shell(command, in: clean.path)
        #expect(green.exitCode == 0, "\(green)")
        let built = try BuiltTool().run(["build", "--dry-run", "--phase", "review"], in: clean.path)
        let rules = try #require(built.lastLine.firstMatch(of: /with ([0-9]+ rules)/)).1
        #expect(green.output.contains("with \(rules):"), "\(green)\n\(built)")
    }

    @Test func makeCheckIsTheSameCommand() throws {
        let recipe = try Self.page("Makefile").split(separator: "\ncheck: ")[1].split(separator: "\n")[1]
        #expect(recipe.contains("catalog) validate $(CONTENT) --phase $(PHASE)"), "\(recipe)")
    }

    /// Each alone is enough.
    @Test(arguments: [
        ("duplicate-quote", "> One stair, then the next!\n"),
        ("age-outside-audience", "> Soft shoes today.\n\n- ages: 3-90\n"),
        ("unknown-mood", "> Soft shoes today.\n\n- moods: anxius\n"),
    ])
    func aSingleFaultTurnsAReviewRed(rule: String, entry: String) throws {
        let folder = try SmallContent.folder([
            SmallContent.page: SmallContent.files[SmallContent.page]! + "\n" + entry
        ])
        let result = try BuiltTool().run(
            ["validate", "content", "--phase", "review", "--report", "github"], in: folder.path)
        #expect(result.exitCode == 1 && result.output.contains("::error "), "\(result)")
        #expect(result.output.contains("title=\(rule)::"), "\(result)")
    }

    @Test(arguments: [true, false])
    func aReportEndsAsAValidationDoes(isFaulty: Bool) throws {
        let folder = try folder(isFaulty: isFaulty)
        for phase in ["draft", "release"] {
            let validated = try BuiltTool().run(["validate", "content", "--phase", phase], in: folder.path)
            let reported = try BuiltTool().run(["report", "content", "--phase", phase], in: folder.path)
            #expect(validated.exitCode == reported.exitCode, "\(validated)\n\(reported)")
            #expect(validated.lastLine == reported.lastLine, "\(validated)\n\(reported)")
        }
    }

    // MARK: Machine formats

    @Test func cleanContentListsWhatWasChecked() throws {
        let folder = try SmallContent.folder(["r.jsonl": #"{"text":"One stair, then the next."}"# + "\n"])
        for (arguments, names) in [
            (["validate", "content"], SmallContent.files.keys.sorted()), (["validate", "r.jsonl"], ["r.jsonl"]),
            (["dedupe", "r.jsonl", "--out", "u.jsonl"], ["r.jsonl"]),
            (["import", "jsonl", "r.jsonl", "--out", "i.jsonl"], ["r.jsonl"]),
        ] {
            let result = try BuiltTool().run(arguments + ["--report", "junit=out.xml"], in: folder.path)
            #expect(result.exitCode == 0, "\(result)")
            let xml = try folder.text("out.xml")
            #expect(xml.contains("tests=\"\(names.count)\" failures=\"0\""), "\(xml)")
            for name in names {
                #expect(xml.contains("<testcase classname=\"\(name)\" name=\"no findings\"/>"), "\(xml)")
            }
        }
    }

    @Test(arguments: ["sarif", "junit", "jsonl", "github"])
    func anAbsoluteArgumentGivesTheSamePathsInMachineFormats(format: String) throws {
        let folder = try SmallContent.folder([
            SmallContent.page: SmallContent.files[SmallContent.page]! + "\n> Soft shoes today.\n\n- moods: anxius\n"
        ])
        let relative = try BuiltTool().run(["validate", "content", "--report", format], in: folder.path)
        let absolute = try BuiltTool().run(["validate", folder.at("content"), "--report", format], in: folder.path)
        #expect(relative.exitCode == 1 && relative.output.contains(SmallContent.page))
        #expect(absolute.output == relative.output)
        if format == "sarif" {
            #expect(relative.output.contains("\"uriBaseId\": \"%SRCROOT%\""))
            let outside = try BuiltTool().run(["validate", folder.at("content"), "--report", format], in: "/usr")
            #expect(outside.output.contains("\"uri\": \"file:///"), "\(outside)")
        }
    }
}
