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
    let summaries = Commands.all.map { "  \($0.name.padded(to: 10))  \($0.summary)\n" }.joined()
    let expected = """
      Usage: workbook [COMMAND]

      Without a command it shows the lessons and what to do next.

      \(summaries)  help        Shows all commands, or what one of them does.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      In a terminal, a text that is longer than the screen is paged: Space and b
      scroll, / searches, n and N go to the next match and back, ] and [ to the next
      section and back, q leaves. Where $PAGER is set, that shows the text; an empty
      $PAGER turns paging off, and $NO_COLOR turns colours off.

      The exit status is 0, or 1 where something is red or cannot be done, 64 where
      the command line is wrong, and 70 where the fault is the workbook's own.

      `workbook help COMMAND` tells more.
      `workbook --version` shows the version.
      workbook \(Workbook.version)

      """
    #expect(try await output("help") + output("--version") == expected)
    let names = """
      list read test diff step slip cost start check watch hint request progress next reset shelf play \
      class completion
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
    "diff": ["--side-by-side"], "step": ["--next", "--yes", "--try", "--compare"],
    "slip": ["--side", "--mine"],
    "check": ["--all", "--limit", "--json"],
    "watch": ["--limit"], "hint": ["--again", "--all"],
    "request": ["--finish", "--give-up", "--sum", "--markdown"],
    "progress": ["--json"], "class": ["--from", "--json", "--markdown"],
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
    let paging = ["read", "diff", "step", "slip", "cost", "hint", "request", "progress", "class"]
    #expect(told == paging)
  }

  @Test("Every usage names the program as it was typed")
  func typedAs() async throws {
    let help = try await output("help", "shelf", typedAs: "scripts/workbook")
    let expected = """
      Usage: scripts/workbook shelf [LESSON]
             scripts/workbook shelf restore LESSON [VERSION]

      Lists your earlier versions of one kata or of all, the latest first: what
      `scripts/workbook reset` and `restore` moved there, and the copies that other

      """
    #expect(help.hasPrefix(expected))
    let request = try await output("help", "request", typedAs: "scripts/workbook")
    #expect(request.contains("\n       scripts/workbook request LESSON --finish | --give-up |"))
  }

  @Test("Home shows the lessons and what to do next, on any screen", arguments: [60, 80])
  func home(width: Int) async throws {
    let book = try TemporaryBook()
    let console = RecordingConsole(width: width)
    _ = try await Program.workbook().run([], on: console) { book.workbook }
    let parts = [
      "Shipshape: SOLID in Swift by practice", "\n\nLessons\n  1  S  srp",
      "\n  9     visit Visitor                the lobby's table\n",
      "\n\nWhat next\n  scripts/workbook read 1   Read lesson 1.\n",
    ]
    #expect(parts.filter { !console.output.contains($0) } == [])
    #expect(console.output.split(separator: "\n").allSatisfy { $0.count <= width })
  }
}
