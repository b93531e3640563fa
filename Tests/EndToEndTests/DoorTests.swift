import TestSupport
import Testing

/// The tools of the steps are the subcommands under another name.
struct DoorTests {
    private static let broken = SmallContent.opening + "> Go on.\n\n- moods: tierd\n"

    @Test(arguments: [
        ("validate", ["content"]), ("validate", ["nowhere"]), ("validate", ["--report", "jsonl", "content"]),
        ("validate", ["--nonsense"]), ("dedupe", ["content", "--out", "d.jsonl"]), ("dedupe", ["--help"]),
        ("tag", ["content"]), ("tag", ["nowhere"]), ("compile", ["nowhere.jsonl"]), ("compile", ["--help"]),
        ("publish", ["nowhere"]), ("publish", ["--nonsense"]),
    ])
    func saysTheSameAsTheSubcommand(step: String, arguments: [String]) throws {
        for page in [SmallContent.files[SmallContent.page]!, Self.broken] {
            let folder = try SmallContent.folder([SmallContent.page: page])
            let door = try BuiltTool("catalog-\(step)").run(arguments, in: folder.path)
            let command = try BuiltTool().run([step] + arguments, in: folder.path)
            #expect(door.exitCode == command.exitCode, "\(door)\n\(command)")
            #expect(timeless(door.output) == timeless(command.output), "\(door)\n\(command)")
            #expect(door.errors == command.errors, "\(door)\n\(command)")
        }
    }

    /// Without the line that tells how long each step took.
    private func timeless(_ output: String) -> [Substring] {
        output.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasSuffix(" in all") }
    }
}
