import TestSupport
import Testing

/// The page of a content folder, made by the tool.
struct ReportTests {
    @Test func writesAPageOfWhatTheContentMakes() throws {
        let folder = try SmallContent.folder()
        let report = try BuiltTool().run(["report"], in: folder.path)
        #expect(report.exitCode == 0, "\(report)")
        #expect(report.output.contains("\nwrote build/report/index.html: 1 message, "), "\(report)")
        #expect(report.lastLine.hasPrefix("checked 1 entry in "))
        let page = try folder.text("build/report/index.html")
        #expect(page.contains("One stair, then the next."))
        let made = try BuiltTool.shell("find build", in: folder.path)
        #expect(made.output == "build\nbuild/report\nbuild/report/index.html\n", "\(made)")
        #expect(try folder.text(SmallContent.page) == SmallContent.files[SmallContent.page])
    }

    @Test func showsTheBundleThatABuildWrites() throws {
        let folder = try SmallContent.folder()
        let built = try BuiltTool().run(["build"], in: folder.path)
        try #require(built.exitCode == 0, "\(built)")
        let of = ["content": [], "bundle": ["--bundle", "build/catalog/"]]
        for (name, options) in of {
            let report = try BuiltTool().run(["report", "--out", "\(name).html"] + options, in: folder.path)
            #expect(report.exitCode == 0, "\(report)")
        }
        #expect(try folder.bytes("content.html") == folder.bytes("bundle.html"))
        let catalog = try folder.text("build/catalog/catalog.json")
        let digest = String(catalog.dropFirst(#"{"_sha256":""#.count).prefix(64))
        #expect(try folder.text("content.html").contains(digest))
    }

    @Test func errorsOfTheContentAreShownAndStillCount() throws {
        let page = SmallContent.opening + "> One stair, then the next.\n\n- moods: anxius\n"
        let folder = try SmallContent.folder([SmallContent.page: page])
        let report = try BuiltTool().run(["report"], in: folder.path)
        #expect(report.exitCode == 1, "\(report)")
        let html = try folder.text("build/report/index.html")
        #expect(html.contains("1 error keeps this content from being built"))
        #expect(html.contains("<mark>anxius</mark>") && html.contains("<ins>anxious</ins>"))
        let id = String(try #require(html.firstMatch(of: /"id":"(q[0-9a-z]{12})"/)).1)
        #expect(html.contains("<a href=\"#\(id)\">Show <code>\(id)</code></a>"))
        #expect(html.contains("\"findings\":[0]"))
    }

    @Test func contentThatMakesNoBundleStillGetsAPage() throws {
        let twice =
            SmallContent.opening + "> One stair.\n\n- id: q27rs0c79fpeh\n\n> Another lamp.\n\n- id: q27rs0c79fpeh\n"
        let faults = [
            SmallContent.page: (twice, "One stair."), "content/catalog.yml": ("name: [\n", "no catalog to show"),
        ]
        for (path, (text, words)) in faults {
            let folder = try SmallContent.folder([path: text])
            let report = try BuiltTool().run(["report", "--out", "page.html"], in: folder.path)
            #expect(report.exitCode == 1, "\(report)")
            #expect(try folder.text("page.html").contains(words), "\(path)")
        }
    }

    @Test func tellsWhatHasChangedSinceARelease() throws {
        let folder = try SmallContent.folder()
        let steps = [["build", "--phase", "release"], ["publish"]]
        for step in steps {
            let done = try BuiltTool().run(step, in: folder.path)
            try #require(done.exitCode == 0, "\(done)")
        }
        let page = try folder.text(SmallContent.page)
        try folder.write(SmallContent.page, page.replacing("stair", with: "step"))
        for options in [[], ["--since", "build/release/1"]] {
            let report = try BuiltTool().run(["report", "--out", "page.html"] + options, in: folder.path)
            #expect(report.exitCode == 0, "\(report)")
            #expect(try folder.text("page.html").contains("One <del>stair</del><ins>step</ins>, then the next."))
        }
        try folder.write(SmallContent.page, SmallContent.opening + "> Something else.\n")
        let lost = try BuiltTool().run(["report", "--out", "page.html"], in: folder.path)
        #expect(lost.exitCode == 1, "\(lost)")
        let missing = try BuiltTool().run(["report", "--since", "build/release/7"], in: folder.path)
        #expect(missing.exitCode == 2, "\(missing)")
    }

    @Test func theBytesDependOnTheContentAlone() throws {
        var pages: [[UInt8]] = []
        for environment in [[:], ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]] {
            let folder = try SmallContent.folder([
                "content/messages/courage/b.md": SmallContent.opening + "> İt is a small lamp & a “large” night.\n"
            ])
            let jobs = environment.isEmpty ? "1" : "4"
            let report = try BuiltTool().run(
                ["report", "--out", "page.html", "--jobs", jobs], in: folder.path, environment: environment)
            #expect(report.exitCode == 0, "\(report)")
            pages.append(try folder.bytes("page.html"))
        }
        #expect(pages[0] == pages[1])
    }

    @Test func nothingIsMadeWhereThereIsNothingToReportOn() throws {
        let folder = try TemporaryFolder()
        let report = try BuiltTool().run(["report", "nowhere"], in: folder.path)
        #expect(report.exitCode == 2, "\(report)")
        #expect(try BuiltTool.shell("ls -A", in: folder.path).output == "")
    }

    @Test func aPageThatCannotBeWrittenIsATroubleOfTheTool() throws {
        let folder = try SmallContent.folder(["build/report": "a file"])
        let report = try BuiltTool().run(["report"], in: folder.path)
        #expect(report.exitCode == 2 && report.errors.hasPrefix("catalog: "), "\(report)")
        #expect(try folder.text("build/report") == "a file")
    }
}
