import Terminal
import TestSupport
import Testing

@Suite("A program with commands")
struct ProgramTests {
  /// Prints its context and the words after its name.
  private struct EchoCommand: ProgramCommand {
    let name: String
    let summary = "Says what it hears."
    let help = "Usage: book echo [WORD]\n\n`book` and `book echo` are known, a book is not.\n"

    func run(_ words: [String], in context: String, on console: any Console) async throws -> Bool {
      console.write("\(context): \(words)\n")
      return words != ["wrong"]
    }
  }

  private struct NoBook: Error {}

  private let program = Program(
    "book", usage: "[COMMAND]", introduction: "First words.", notes: "Last words.",
    commands: [EchoCommand(name: "echo"), EchoCommand(name: "longer-name")],
    home: EchoCommand(name: "home"))

  @Test(
    "A command gets the words after its name, the home command gets all; a leading -- is ignored",
    arguments: [
      ([], "here: []"), (["--"], "here: []"), (["--", "echo", "a"], "here: [\"a\"]"),
      (["--", "--", "echo"], "here: [\"--\", \"echo\"]"),
      (["echo", "--", "a"], "here: [\"--\", \"a\"]"),
      (["echo", "a", "--", "-h"], "here: [\"a\", \"--\", \"-h\"]"),
      (["--seed", "7"], "here: [\"--seed\", \"7\"]"),
      (["echo", "wrong"], "here: [\"wrong\"]"),
    ] as [([String], String)])
  func commands(words: [String], output: String) async throws {
    let console = RecordingConsole()
    let verdict = try await program.run(words, on: console) { "here" }
    #expect(console.output == output + "\n" && verdict == (words != ["echo", "wrong"]))
  }

  private static let overview = """
    Usage: book [COMMAND]

    First words.

      echo         Says what it hears.
      longer-name  Says what it hears.
      help         Shows all commands, or how to use one.

    Last words.

    `book help COMMAND` explains one command.

    """

  private static let aboutEcho =
    "Usage: book echo [WORD]\n\n`book` and `book echo` are known, a book is not.\n"

  private static let helps: [(words: [String], text: String)] = [
    (["help"], overview), (["--help"], overview), (["-h"], overview),
    (["--seed", "--help"], overview), (["help", "echo"], aboutEcho),
    (["--help", "echo"], aboutEcho), (["echo", "--help"], aboutEcho),
    (["echo", "a", "-h"], aboutEcho), (["help", "-h"], overview),
  ]

  @Test("The help says what to type, and needs no context", arguments: helps)
  func help(words: [String], text: String) async throws {
    let console = RecordingConsole()
    let verdict = try await program.run(words, on: console) { throw NoBook() }
    #expect(console.output == text && verdict)
    await #expect(throws: NoBook.self) {
      try await program.run(["echo"], on: console) { throw NoBook() }
    }
  }

  @Test(
    "An unknown command is refused, and a similar command is suggested",
    arguments: [
      ("ecko", "There is no command “ecko”: did you mean `book echo`?"),
      ("hepl", "There is no command “hepl”: `book help` lists them."),
      ("ECHO", "There is no command “ECHO”: did you mean `book echo`?"),
      ("sing", "There is no command “sing”: `book help` lists them."),
      ("help ecko", "There is no command “ecko”: did you mean `book help echo`?"),
      ("help echo x", "`book` takes no further argument “x”: `book help` shows what it takes."),
      ("help --hepl", "`book` has no option “--hepl”: did you mean `--help`?"),
      ("help --all", "`book` has no option “--all”: `book help` shows what it takes."),
    ])
  func refused(words: String, told: String) async {
    let error = await #expect(throws: UsageError.self) {
      let words = words.split(separator: " ").map(String.init)
      return try await program.run(words, on: RecordingConsole()) { throw NoBook() }
    }
    #expect(error?.description == told)
  }
}
