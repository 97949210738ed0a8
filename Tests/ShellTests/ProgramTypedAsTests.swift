import Shell
import Testing

@Suite("A program that is started by another name")
struct ProgramTypedAsTests {
  private struct EchoCommand: ProgramCommand {
    let name = "echo"
    let summary = "Says what it hears."
    let help = "Usage: book echo [WORD]\n\n`book` and `book echo` are known, a book is not.\n"

    func run(_ words: [String], in context: String, on console: any Console) async throws -> Bool {
      try Arguments(words, of: "book echo").finish()
      return true
    }
  }

  private func program(typedAs: String?) -> Program<String> {
    Program(
      "book", typedAs: typedAs, version: "1.2.3",
      overview: .init(usage: "[COMMAND]", introduction: "First words.", notes: "Last words."),
      commands: [EchoCommand()], home: EchoCommand())
  }

  private func output(_ words: String..., typedAs: String? = "./go book") async throws -> String {
    let console = RecordingConsole()
    #expect(try await program(typedAs: typedAs).run(words, on: console) { "here" })
    return console.written
  }

  @Test("Its help tells what to type, and its version what it is")
  func help() async throws {
    let overview = """
      Usage: ./go book [COMMAND]

      First words.

        echo  Says what it hears.
        help  Shows all commands, or what one of them does.

      Last words.

      `./go book help COMMAND` tells more; `./go book --version` shows the version.

      """
    #expect(try await output("help") == overview)
    let aboutEcho = """
      Usage: ./go book echo [WORD]

      `./go book` and `./go book echo` are known, a book is not.

      """
    #expect(try await output("help", "echo") == aboutEcho)
    #expect(try await output("echo", "--help") == aboutEcho)
    #expect(try await output("--version") == "book 1.2.3\n")
  }

  @Test(
    "What it says of wrong calls tells what to type",
    arguments: [
      (["ecko"], "There is no command “ecko”: did you mean `./go book echo`?"),
      (["sing"], "There is no command “sing”: `./go book help` lists them."),
      (
        ["echo", "x"],
        "`./go book echo` has no use for “x”: `./go book help echo` shows what it takes."
      ),
    ])
  func complaints(words: [String], expected: String) async throws {
    let program = program(typedAs: "./go book")
    let error = try #require(
      await #expect(throws: UsageError.self) {
        try await program.run(words, on: RecordingConsole()) { "here" }
      })
    #expect(program.asTyped(error.description) == expected)
  }

  @Test("Without another name, or with an empty one, it has its own", arguments: [nil, ""])
  func ownName(typedAs: String?) async throws {
    #expect(try await output("help", typedAs: typedAs).hasPrefix("Usage: book [COMMAND]\n"))
  }
}
