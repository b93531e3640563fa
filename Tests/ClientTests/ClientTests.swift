import Foundation
import TestSupport
import Testing

/// The readers of docs/clients accept the same bundles as the Swift reader, refuse the same, and find the same in them.
struct ClientTests {
    private let clients: ClientFolder

    init() throws { clients = try ClientFolder() }

    private static let hasPython = Program.succeeds(["python3", "--version"])
    private static let hasNode = Program.succeeds(["node", "--version"])
    private static let hasBrowser = hasPython && Program.succeeds(["chromium", "--version"])

    @Test(.enabled(if: hasPython, "python3 is not installed"))
    func pythonAgreesWithSwift() throws {
        let folders = (clients.good + clients.bad).map { clients.folder.at($0.name) }
        let client = ClientFolder.documents.appendingPathComponent("python").path
        try check(
            run(["python3", "-B", driver("drive.py"), client, ClientFolder.Asked().text], folders), withPages: false)
    }

    @Test(.enabled(if: hasNode, "node is not installed"))
    func javaScriptAgreesWithSwift() throws {
        let names = (clients.good + clients.bad).map(\.name) + clients.goodPages + clients.badPages
        let command = ["node", driver("node.js"), ClientFolder.page, ClientFolder.Asked().text]
        try check(run(command, names.map(clients.folder.at)), withPages: true)
    }

    @Test(.enabled(if: hasBrowser, "chromium or python3 is not installed"))
    func browserAgreesWithSwift() throws {
        let names = (clients.good + clients.bad).map(\.name) + clients.goodPages + clients.badPages
        let command = [
            "python3", "-B", driver("in_browser.py"), "drive", clients.folder.path, ClientFolder.page,
            ClientFolder.Asked().text,
        ]
        try check(run(command, names), withPages: true)
    }

    private func driver(_ name: String) -> String { ClientFolder.drivers.appendingPathComponent(name).path }

    private func run(_ command: [String], _ lines: [String]) throws -> [String: ClientFolder.Found] {
        let outcome = try Program.run(command, input: lines.map { "\($0)\n" }.joined())
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return try JSONDecoder().decode([String: ClientFolder.Found].self, from: Data(outcome.output.utf8))
    }

    private func check(_ found: [String: ClientFolder.Found], withPages: Bool) throws {
        for example in clients.good {
            var expected = try clients.expected(of: example)
            #expect(found[example.name] == expected, "\(example.name)")
            guard withPages else { continue }
            expected.resolved = []
            #expect(found["pages-\(example.name)"] == expected, "pages of \(example.name)")
        }
        let bad = clients.bad.map(\.name) + (withPages ? clients.badPages : [])
        #expect(bad.count > 60)
        for name in bad { #expect(found[name]?.refused != nil, "\(name) was accepted") }
        #expect(found.count == bad.count + clients.good.count * (withPages ? 2 : 1))
    }

    /// The page itself: a message and the list of its category, and words where something cannot be shown.
    @Test(.enabled(if: hasBrowser, "chromium or python3 is not installed"))
    func thePageShowsMessagesAndSaysWhatIsWrong() throws {
        func shown(_ query: String) throws -> String {
            try Program.run([
                "python3", "-B", driver("in_browser.py"), "show", clients.folder.path, ClientFolder.page, query,
            ]).output
        }
        for query in ["pages=pages-every-sort", "bundle=every-sort"] {
            let page = try shown(query)
            #expect(page.contains("<title>Sample</title>"), "\(page)")
            #expect(page.contains(#"<option value="courage">Courage</option>"#))
            #expect(page.contains(#"<p role="alert" id="problem"></p>"#))
            // For an age of 12, in English, in all categories: one message, in the list and as the one drawn.
            #expect(page.components(separatedBy: #"<span lang="en">Small steps "count","#).count == 3)
            #expect(page.components(separatedBy: "<li>").count == 2)
        }
        for query in ["pages=nowhere", "bundle=flipped-records", "bundle=unknown-major"] {
            let page = try shown(query)
            #expect(page.contains(#"<p role="alert" id="problem">This cannot be shown: "#), "\(page)")
            #expect(page.contains(#"<form id="choice" hidden"#))
        }
    }
}
