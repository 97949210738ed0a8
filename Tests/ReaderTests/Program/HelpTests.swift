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

  @Test("The help lists every command and says how to name a lesson")
  func overview() async throws {
    let summaries = Commands.all.map { "  \($0.name.padded(to: 7))  \($0.summary)\n" }.joined()
    let expected = """
      Usage: workbook [COMMAND]

      Without a command, it shows your progress in each lesson and what is next.

      \(summaries)  help     Shows all commands, or how to use one.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same lesson.

      In a terminal the text goes through your $PAGER, or `less`; an empty $PAGER
      turns paging off, and $NO_COLOR turns colours off.

      The exit status is 0; 1 if something is red or cannot be done; 64 if the command
      line is wrong; and 70 if the workbook itself is at fault.

      `workbook help COMMAND` explains one command.
      `workbook --version` shows the version.
      workbook \(Workbook.version)

      """
    #expect(try await output("help") + output("--version") == expected)
    let names = """
      read test diff step slip cost start check watch hint request reset undo play
      """
    #expect(Commands.all.map(\.name).joined(separator: " ") == names)
  }

  @Test("Every command has a one-line summary and its own help, at most 80 columns wide")
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

  /// The commands with options, and their options.
  private static let options = [
    "step": ["--next", "--yes", "--try", "--compare"], "slip": ["--mine"],
    "check": ["--all", "--limit"], "undo": ["--list"],
    "watch": ["--limit"], "hint": ["--again", "--all"],
    "request": ["--finish", "--give-up", "--summary"],
  ]

  @Test("The help of a command names all of its options, and no other")
  func options() async throws {
    let book = try TemporaryBook()
    for command in Commands.all where command.name != "play" {
      // Text in backquotes is a call of another command.
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

  @Test("The help of a command that pages its output says how to use the pager")
  func paged() {
    let told = Commands.all.filter { $0.help.contains(HelpText.pager) }.map(\.name)
    let paging = ["read", "step", "slip", "cost", "hint", "request"]
    #expect(told == paging)
  }

  @Test("Every usage line names the program as it was typed")
  func typedAs() async throws {
    let request = try await output("help", "request", typedAs: "scripts/workbook")
    #expect(request.contains("\n       scripts/workbook request LESSON --finish | --give-up |"))
  }
}
