import Book
import Terminal
import TestSupport
import Testing
import Text
import Toolchain

@testable import Practice
@testable import Reader

@Suite("The workbook's home view")
struct HomeCommandTests {
  private func home(of book: TemporaryBook, width: Int = 80, usesColor: Bool = false) async throws
    -> RecordingConsole
  {
    let console = RecordingConsole(isTerminal: usesColor, usesColor: usesColor, width: width)
    _ = try await Program.workbook().run([], on: console) { book.workbook }
    return console
  }

  private func next(in book: TemporaryBook) async throws -> String? {
    try await home(of: book, width: 200).output
      .firstMatch(of: #/\nNext: (?:`scripts\/workbook )?(.*)\n/#).map { String($0.1) }
  }

  @Test("The home view shows what the lessons are about, and how to begin")
  func beginning() async throws {
    let console = try await home(of: TemporaryBook())
    #expect(
      console.output == """
        Shipshape: SOLID in Swift by practice, each lesson written twice, tested once.

          1  S  srp    Single responsibility  the ship
          2  O  ocp    Open/closed            what happens when two things touch
          3  L  lsp    Liskov substitution    flight and its reports
          4  I  isp    Interface segregation  whose turn it is to shoot, steer, collide
          5  D  dip    Dependency inversion   the roster in layers
          6     mvvm   Sign-in                the sign-in screen
          7     di     Dependencies by hand   going from screen to screen
          8     tick   Scheduler              the lobby's background refresh
          9     visit  Visitor                the lobby's table

        Next: `scripts/workbook read 1` shows the lesson, and `scripts/workbook start 1`
        makes your kata.

        `scripts/workbook help` lists the commands; `swift run arcade` opens the game.

        """)
    let tooWide = console.output.split(separator: "\n").filter { $0.count > 80 }
    #expect(tooWide == [])
  }

  @Test("The home view shows how far along each kata is, and suggests a command for the latest")
  func stages() async throws {
    let row = try RowBook()
    let book = row.book
    let kata = book.kata(2)
    func pass() throws { try KataLog(kata).note(WatchedKata.verdict([.passed], of: kata)) }
    func line() async throws -> String? {
      try await home(of: book).output.firstMatch(of: #/touch.*|Open\/closed +(.*)/#)
        .flatMap { $0.1.map(String.init) }
    }
    var told = [try await line(), try await next(in: book)]
    try book.work("let thing = 5\n", on: 2)
    try pass()
    told += [try await line(), try await next(in: book)]
    let request = try ChangeRequest("more-lives", of: kata.lesson, in: book.workbook)
    _ = try OpenChange.take(request, in: kata)
    try OpenChange(in: kata)?.finish(WatchedKata.verdict([.passed], of: kata))
    told += [try await line(), try await next(in: book)]
    try pass()
    told += [try await line(), try await next(in: book)]
    let watch = "watch 2` judges your kata on every save."
    let change = "request 2` lists the changes that teams ask for."
    #expect(
      told == [
        "started", watch, "green", change, "not green now · 1 of 2 changes", watch,
        "green · 1 of 2 changes", change,
      ])
    let colored = try await home(of: book, usesColor: true).output
    let styles = ["\u{1B}[0;32mgreen · 1", "\u{1B}[0;2mthe ship"]
    #expect(styles.filter { !colored.contains($0) } == [])
  }

  @Test("A kata with an unreadable log is reported, and the others are still shown")
  func unreadable() async throws {
    let book = try TemporaryBook(1, 2)
    try book.start(1, 2)
    try book.write("\(book.kata(1).path)/.git/HEAD", "x")
    let console = try await home(of: book)
    let lines = console.output.split(separator: "\n").dropFirst().prefix(2)
    #expect(lines.map { $0.suffix(14).trimmed } == ["cannot be read", "started"])
    #expect(console.error.hasPrefix("workbook: git cannot read Katas/01-SingleResponsibility/.git"))
  }
}
