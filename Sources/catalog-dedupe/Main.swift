import Commands

@main
enum Main {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        // Answers to what this step asks are given at its own door too.
        await CatalogCommand.start(arguments.first == "decide" ? arguments : ["dedupe"] + arguments)
    }
}
