import Terminal
import Testing

@testable import WorkbookCore

@Suite("The home screen")
struct HomeScreenTests {
  static let commands = ["list", "read", "test", "diff", "start", "pages"]

  private func text(
    written: [Int], commands: [String] = commands, ink: Ink = Ink(isOn: false)
  ) throws -> String {
    let book = try TemporaryBook(written: written)
    defer { book.remove() }
    return HomeScreen(workbook: book.workbook, commands: commands, ink: ink).text
  }

  @Test("It shows what is written, what is to come, and what to do next")
  func text() throws {
    let expected = """
      Shipshape: SOLID in Swift by practice, each lesson written twice, tested once.

      Lessons
        1  S  srp   Single responsibility  the ship
        2  O  ocp   Open/closed            what happens when two things touch
        3  L  lsp   Liskov substitution    flight and its reports
        4  I  isp   Interface segregation  whose turn it is to shoot, steer, collide

      To come
        5  D  dip   Dependency inversion   the roster in layers
        6     mvvm  Sign-in                the sign-in screen
        7     di    Dependencies by hand   going from screen to screen
        8     tick  Scheduler              the lobby's background refresh
        9     visit Visitor                the lobby's table

      What next
        scripts/workbook read 1   Read lesson 1.
        scripts/workbook test 1   Run its tests on both sides.
        scripts/workbook diff 1   Compare its before with its after.
        scripts/workbook start 1  Begin your own version of it.
        swift run arcade          Open the arcade that the lessons are about.
        scripts/workbook help     See every command.
        Lessons/README.md         Plans for twenty minutes, an evening and a course.

      """
    #expect(try text(written: [1, 2, 3, 4]) == expected)
  }

  @Test(
    "It fits in 80 columns and 24 lines, with a line left for the prompt",
    arguments: [[], [9], [1, 2, 3, 4], Array(1...9)])
  func size(written: [Int]) throws {
    let lines = try text(written: written).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    #expect(lines.count - 1 <= 23)
    #expect(lines.allSatisfy { TextWidth.columns(of: String($0)) <= 80 })
  }

  @Test("The first lesson that is written comes next")
  func next() throws {
    let text = try text(written: [4, 6])
    #expect(text.contains("scripts/workbook read 4   Read lesson 4.\n"))
    #expect(text.contains("Lessons\n  4  I  isp"))
  }

  @Test("Without a lesson there is nothing to read, but the arcade to open")
  func noLesson() throws {
    let text = try text(written: [])
    #expect(!text.contains("scripts/workbook read"))
    #expect(!text.contains("Lessons\n"))
    #expect(text.contains("swift run arcade"))
  }

  @Test("When all lessons are written none is to come")
  func complete() throws {
    #expect(try !text(written: Array(1...9)).contains("To come"))
  }

  @Test("Only commands that there are come next")
  func onlyCommands() throws {
    let text = try text(written: [1], commands: ["list", "read"])
    #expect(text.contains("scripts/workbook read 1"))
    #expect(!text.contains("scripts/workbook test"))
    #expect(!text.contains("scripts/workbook diff"))
  }

  @Test("Colours change no letter, and lessons to come are dim")
  func colors() throws {
    let colored = try text(written: [1], ink: Ink(isOn: true))
    #expect(colored.contains("\u{1B}[1mShipshape\u{1B}[0m: SOLID"))
    #expect(colored.contains("\u{1B}[2m  2  O  ocp   Open/closed"))
    #expect(colored.contains("\n  1  S  srp   Single"))
    let plain = colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(try plain == text(written: [1]))
  }
}
