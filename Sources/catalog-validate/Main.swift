import Commands

@main
enum Main {
    static func main() async {
        await CatalogCommand.start(["validate"] + CommandLine.arguments.dropFirst())
    }
}
