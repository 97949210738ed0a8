import Shell
import Testing

@Suite("A program with commands")
struct ProgramTests {
  /// Prints where it works and what follows its name.
  struct EchoCommand: ProgramCommand {
    let name: String
    let summary = "Says what it hears."
    let help = "Usage: book echo\n"

    func run(_ words: [String], in context: String, on console: any Console) async throws -> Bool {
      console.write("\(context): \(words)\n")
      return words != ["wrong"]
    }
  }

  struct NoBook: Error {}

  static let program = Program(
    "book", version: "1.2.3",
    overview: .init(usage: "[COMMAND]", introduction: "First words.", notes: "Last words."),
    commands: [EchoCommand(name: "echo"), EchoCommand(name: "longer-name")],
    home: EchoCommand(name: "home"))

  private func output(_ words: [String]) async throws -> String {
    let console = RecordingConsole()
    #expect(try await Self.program.run(words, on: console) { "here" })
    return console.written
  }

  @Test("Without a word it is at home")
  func home() async throws {
    #expect(try await output([]) == "here: []\n")
    let isRight = try await Self.program.run([], on: RecordingConsole()) { "here" }
    #expect(isRight)
  }

  @Test("One `--` in front of everything is no matter, a second one is")
  func leadingDashes() async throws {
    #expect(try await output(["--", "echo", "a"]) == "here: [\"a\"]\n")
    #expect(try await output(["--"]) == "here: []\n")
    #expect(try await output(["--", "--version"]) == "book 1.2.3\n")
    #expect(try await output(["--", "--", "echo"]) == "here: [\"--\", \"echo\"]\n")
    #expect(try await output(["echo", "--", "a"]) == "here: [\"--\", \"a\"]\n")
  }

  @Test("Options without a command are for home")
  func homeOptions() async throws {
    #expect(try await output(["--seed", "7"]) == "here: [\"--seed\", \"7\"]\n")
  }

  @Test("A command gets the words that follow its name, and its verdict counts")
  func command() async throws {
    #expect(try await output(["echo", "a", "--", "-h"]) == "here: [\"a\", \"--\", \"-h\"]\n")
    let isRight = try await Self.program.run(["echo", "wrong"], on: RecordingConsole()) { "here" }
    #expect(!isRight)
  }

  static let overview = """
    Usage: book [COMMAND]

    First words.

      echo         Says what it hears.
      longer-name  Says what it hears.
      help         Shows all commands, or what one of them does.

    Last words.

    `book help COMMAND` tells more; `book --version` shows the version.

    """

  static let aboutHelp = """
    Usage: book help [COMMAND]

    Shows all commands, or what one of them does and takes.
    `book COMMAND --help` shows the same.

    """

  @Test(
    "Help and the version do not need the place where commands work",
    arguments: [
      (["help"], overview), (["--help"], overview), (["-h"], overview),
      (["--seed", "--help"], overview),
      (["help", "echo"], "Usage: book echo\n"), (["--help", "echo"], "Usage: book echo\n"),
      (["echo", "--help"], "Usage: book echo\n"), (["echo", "a", "-h"], "Usage: book echo\n"),
      (["help", "help"], aboutHelp), (["help", "--help"], aboutHelp), (["help", "-h"], aboutHelp),
      (["--version"], "book 1.2.3\n"),
    ])
  func helpWithoutContext(words: [String], expected: String) async throws {
    let console = RecordingConsole()
    #expect(try await Self.program.run(words, on: console) { throw NoBook() })
    #expect(console.written == expected)
  }

  @Test("A command that cannot find where it works says so")
  func noContext() async {
    await #expect(throws: NoBook.self) {
      try await Self.program.run(["echo"], on: RecordingConsole()) { throw NoBook() }
    }
  }

  @Test(
    "What it does not have is refused, with the nearest that it has",
    arguments: [
      (["ecko"], UsageError.noSuchCommand("ecko", program: "book", near: "echo")),
      (["hepl"], .noSuchCommand("hepl", program: "book", near: "help")),
      (["ECHO"], .noSuchCommand("ECHO", program: "book", near: "echo")),
      (["sing"], .noSuchCommand("sing", program: "book", near: nil)),
      (["help", "ecko"], .noSuchCommand("ecko", program: "book", near: "echo")),
      (["help", "echo", "x"], .surplusArgument("x", command: "book help")),
      (["help", "--all"], .noSuchOption("--all", command: "book help", near: nil)),
      (["--version", "x"], .surplusArgument("x", command: "book")),
    ])
  func refused(words: [String], expected: UsageError) async {
    await #expect(throws: expected) {
      try await Self.program.run(words, on: RecordingConsole()) { throw NoBook() }
    }
  }
}
