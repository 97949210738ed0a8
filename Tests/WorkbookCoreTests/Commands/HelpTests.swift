import Shell
import Terminal
import Testing

@testable import WorkbookCore

@Suite("The help of the workbook")
struct HelpTests {
  private func output(_ words: String...) async throws -> String {
    let console = RecordingConsole()
    _ = try await Program.workbook().run(words, on: console) {
      throw WorkbookError.noBook(startingAt: "/")
    }
    return console.written
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
        start     Makes your own kata of a lesson.
        check     Builds your kata and tells about each of its behaviours.
        watch     Checks your kata on every save.
        hint      Shows the next hint to a kata, one further each time.
        progress  Shows how far you have come with the nine katas.
        next      Says what to do next.
        reset     Begins a kata anew, and keeps the old work on the shelf.
        shelf     Lists your earlier works on a kata, or brings one back.
        play      Opens the arcade with your own kata plugged in.
        doctor    Looks whether this machine has what the katas need.
        pages     Brings what the pages quote up to date, or checks it.
        verify    Checks that lessons, katas and tests agree.
        help      Shows all commands, or what one of them does.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      `workbook help COMMAND` tells more; `workbook --version` shows the version.

      """
    #expect(try await output("help") == expected)
    #expect(try await output("--help") == expected)
  }

  @Test("The list of lessons explains its JSON")
  func list() async throws {
    let expected = """
      Usage: workbook list [--json]

      Shows the nine lessons: number, letter in SOLID, abbreviation, title, and what
      each is about.

        --json    Prints an object with "version" (now 1) and "lessons", an array in
                  the order of the book. Each lesson has "number", "letter" (null
                  where it has none), "abbreviation", "name", "title", "about",
                  "folder", "page" (its path in the book) and "isWritten".

      """
    #expect(try await output("help", "list") == expected)
  }

  @Test("Reading explains names, paging and colours")
  func read() async throws {
    let expected = """
      Usage: workbook read LESSON

      Shows the page of a lesson: laid out and paged in a terminal, as it is in the
      file when the output goes to a pipe or a file. In a terminal, the answers to
      its questions stand at the end of the page.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      In a terminal, $PAGER shows the page, or `less -R` where it is not set; an
      empty $PAGER turns paging off. $NO_COLOR turns colours off; the marks of
      Markdown, such as ** around what is bold, then stay.

      """
    #expect(try await output("help", "read") == expected)
  }

  @Test("Each line of a usage names the program as it was typed")
  func usage() async throws {
    let console = RecordingConsole()
    _ = try await Program.workbook(typedAs: "scripts/workbook").run(["help", "shelf"], on: console)
    {
      throw WorkbookError.noBook(startingAt: "/")
    }
    #expect(
      console.written.hasPrefix(
        """
        Usage: scripts/workbook shelf [LESSON]
               scripts/workbook shelf restore LESSON [WORK]

        Lists the works that `scripts/workbook reset` put on the shelf, of one lesson

        """))
  }

  @Test("The version is that of the book")
  func version() async throws {
    #expect(try await output("--version") == "workbook \(Workbook.version)\n")
    #expect(Workbook.version.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
  }

  @Test("Every command has a summary of one line and help of its own, 80 columns at most")
  func allCommands() {
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
}
