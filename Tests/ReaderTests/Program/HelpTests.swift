import Book
import Shell
import Terminal
import TestSupport
import Testing

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
    let expected = """
      Usage: workbook [COMMAND]

      Without a command it shows the lessons and what to do next.

        list      Shows the nine lessons and what each is about.
        read      Shows the page of a lesson.
        test      Runs the tests of a lesson: before and after, side by side.
        diff      Compares before, after and your own version of a lesson.
        step      Shows the way from before to after, step by step.
        cost      Shows what the same change costs in before and in after.
        start     Makes your own kata of a lesson.
        check     Builds your kata and tells about each of its behaviours.
        watch     Checks your kata on every save.
        hint      Shows the next hint to a kata, one further each time.
        request   Gives your kata a change to carry out, and counts its cost.
        progress  Shows how far you have come with the nine katas.
        next      Says what to do next.
        reset     Begins a kata anew, and keeps the old work on the shelf.
        shelf     Lists your earlier works on a kata, or brings one back.
        play      Opens the arcade with your own kata plugged in.
        help      Shows all commands, or what one of them does.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      The exit status is 0, or 1 where something is red or cannot be done, 64 where
      the command line is wrong, and 70 where the fault is the workbook's own.

      `workbook help COMMAND` tells more; `workbook --version` shows the version.

      """
    #expect(try await output("help") == expected)
  }

  @Test("Every command has a summary of one line and help of its own, 80 columns at most")
  func columns() {
    for command in Commands.all {
      #expect(command.summary.hasSuffix(".") && !command.summary.contains("\n"))
      #expect(command.help.hasPrefix("Usage: workbook \(command.name)"))
      #expect(command.help.hasSuffix(".\n"))
      for typedAs in ["workbook", "scripts/workbook"] {
        let help = Program.workbook(typedAs: typedAs).asTyped(command.help)
        for line in help.split(separator: "\n") {
          #expect(TextWidth.columns(of: String(line)) <= 80, "\(command.name): \(line)")
        }
      }
    }
  }

  /// The options of the commands that have any.
  private static let options = [
    "diff": ["--side-by-side"], "step": ["--next"], "check": ["--limit", "--json"],
    "watch": ["--limit"], "hint": ["--again", "--all"], "request": ["--drop"],
    "progress": ["--json"],
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
      for option in options {
        let typed = option + "x"
        let error = UsageError.noSuchOption(
          typed, command: "workbook \(command.name)", near: option)
        await #expect(throws: error) { try await book.run(command, typed) }
      }
      await #expect(throws: UsageError.self, "\(command.name)") {
        try await book.run(command, "--zzz")
      }
    }
  }

  @Test("Every usage names the program as it was typed; the version is that of the book")
  func typedAs() async throws {
    let help = try await output("help", "shelf", typedAs: "scripts/workbook")
    #expect(
      help.hasPrefix(
        """
        Usage: scripts/workbook shelf [LESSON]
               scripts/workbook shelf restore LESSON [WORK]

        Lists the works that `scripts/workbook reset` put on the shelf, of one lesson

        """))
    #expect(try await output("--version") == "workbook \(Workbook.version)\n")
  }

  @Test("Home shows the lessons and what to do next, on any screen", arguments: [60, 80])
  func home(width: Int) async throws {
    let book = try TemporaryBook()
    let console = RecordingConsole(width: width)
    _ = try await Program.workbook().run([], on: console) { book.workbook }
    #expect(console.output.hasPrefix("Shipshape: SOLID in Swift by practice"))
    #expect(console.output.contains("\n  9     visit Visitor                the lobby's table\n"))
    #expect(console.output.contains("\nWhat next\n  scripts/workbook read 1   Read lesson 1.\n"))
    #expect(console.output.split(separator: "\n").allSatisfy { $0.count <= width })
  }
}
