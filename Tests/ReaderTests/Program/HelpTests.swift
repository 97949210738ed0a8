import Book
import Terminal
import TestSupport
import Testing
import Text

@testable import Reader

@Suite("The help of the workbook")
struct HelpTests {
  private func output(_ words: String..., typedAs: String? = nil) async throws -> String {
    let console = RecordingConsole()
    _ = try await Program.workbook(typedAs: typedAs).run(words, on: console) {
      throw BookError.noBook(startingAt: "/")
    }
    return console.output
  }

  @Test("It lists every command and says how to name a lesson")
  func overview() async throws {
    let summaries = Commands.all.map { "  \($0.name.padded(to: 7))  \($0.summary)\n" }.joined()
    let expected = """
      Usage: workbook [COMMAND]

      Without a command it shows how far you are in each lesson, and what is next.

      \(summaries)  help     Shows all commands, or what one of them does.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      In a terminal the text goes through your $PAGER, or `less`; an empty $PAGER
      turns paging off, and $NO_COLOR turns colours off.

      The exit status is 0, or 1 where something is red or cannot be done, 64 where
      the command line is wrong, and 70 where the fault is the workbook's own.

      `workbook help COMMAND` tells more.
      `workbook --version` shows the version.
      workbook \(Workbook.version)

      """
    #expect(try await output("help") + output("--version") == expected)
    let names = """
      read test diff step slip cost start check watch hint request reset undo play
      """
    #expect(Commands.all.map(\.name).joined(separator: " ") == names)
  }

  @Test("Every command has a summary of one line and help of its own, 80 columns at most")
  func columns() {
    let program = Program.workbook(typedAs: "scripts/workbook")
    let wrong = Commands.all.filter { command in
      let lines = program.asTyped(command.help).split(separator: "\n")
      return !command.summary.hasSuffix(".") || command.summary.contains("\n")
        || !command.help.hasPrefix("Usage: workbook \(command.name)")
        || !command.help.hasSuffix(".\n")
        || lines.contains { TextWidth.columns(of: String($0)) > 80 }
    }
    #expect(wrong.map(\.name) == [])
  }

  /// The options of the commands that have any.
  private static let options = [
    "step": ["--next", "--yes", "--try", "--compare"], "slip": ["--mine"],
    "check": ["--all", "--limit"], "undo": ["--list"],
    "watch": ["--limit"], "hint": ["--again", "--all"],
    "request": ["--finish", "--give-up", "--sum"],
  ]

  @Test("Help names every option that a command takes, and no other")
  func options() async throws {
    let book = try TemporaryBook()
    for command in Commands.all where command.name != "play" {
      // What stands in backquotes is a call of another command.
      let help = command.help.replacing(#/`[^`]*`/#, with: "")
      let told = Set(help.matches(of: #/--[a-z-]+/#).map { String($0.output) })
      let options = HelpTests.options[command.name] ?? []
      #expect(told == Set(options), "\(command.name)")
      for option in options + ["--zzz"] {
        let error = UsageError.noSuchOption(
          option + "x", command: "workbook \(command.name)",
          near: option == "--zzz" ? nil : option)
        await #expect(throws: error) { try await book.run(command, option + "x") }
      }
    }
  }

  @Test("What is paged says how to get about in it")
  func paged() {
    let told = Commands.all.filter { $0.help.contains(HelpText.pager) }.map(\.name)
    let paging = ["read", "step", "slip", "cost", "hint", "request"]
    #expect(told == paging)
  }

  @Test("Every usage names the program as it was typed")
  func typedAs() async throws {
    let request = try await output("help", "request", typedAs: "scripts/workbook")
    #expect(request.contains("\n       scripts/workbook request LESSON --finish | --give-up |"))
  }
}
