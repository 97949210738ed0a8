import Foundation
import Shell
import Testing

@testable import WorkbookCore

@Suite("workbook next")
struct NextCommandTests {
  private static let commands = ["read", "start", "check", "watch", "hint", "diff", "play"]

  private func text(
    _ book: KataBook, commands: [String] = commands,
    _ change: (inout KataProgress) -> Void = { _ in }
  ) -> String {
    var progress = KataProgress()
    change(&progress)
    return NextSteps(
      workbook: book.workbook, progress: progress, commands: commands, ink: Ink(isOn: false)
    ).text
  }

  private func done(_ numbers: Int...) -> (inout KataProgress) -> Void {
    { progress in
      for number in numbers {
        progress.note(Catalogue.lessons[number - 1], passed: 3, of: 3, on: KataBook.moment)
      }
    }
  }

  @Test("A lesson that was asked for counts as the one worked on last")
  func asked() throws {
    let book = try KataBook(2, 3)
    defer { book.remove() }
    var progress = KataProgress()
    progress.note(Catalogue.lessons[2], passed: 3, of: 3, on: KataBook.moment)
    let text = NextSteps(
      workbook: book.workbook, progress: progress, ink: Ink(isOn: false),
      lesson: Catalogue.lessons[2]
    ).text
    #expect(text.hasPrefix("Lesson 3, Liskov substitution, is done.\n"))
    #expect(text.contains("scripts/workbook diff 3 mine after"))
    #expect(text.contains("\nNext is lesson 2, Open/closed.\n"))
  }

  @Test("A lesson that was done and is broken again comes before all others")
  func brokenAgain() throws {
    let book = try KataBook(2, 3)
    defer { book.remove() }
    try KataStarter(kata: Kata(Catalogue.lessons[1], in: book.workbook)).start()
    let text = text(book) { progress in
      progress.note(Catalogue.lessons[1], passed: 3, of: 3, on: KataBook.moment)
      progress.note(Catalogue.lessons[1], passed: 1, of: 3, on: KataBook.moment)
    }
    #expect(text.hasPrefix("You are at lesson 2, Open/closed: 1 of 3 behaviours pass.\n"))
    #expect(!text.contains("is done"))
  }

  @Test("After one that is done comes the first open one behind it, as n does in a watch")
  func behind() throws {
    let book = try KataBook(1, 2, 3)
    defer { book.remove() }
    try book.start(2)
    #expect(text(book, done(2)).contains("\nNext is lesson 3, Liskov substitution.\n"))
    #expect(text(book, done(2, 3)).contains("\nNext is lesson 1, Single responsibility.\n"))
  }

  @Test("At first, the first lesson is to be read and begun")
  func first() throws {
    let book = try KataBook(2, 3)
    defer { book.remove() }
    let expected = """
      Next is lesson 2, Open/closed.
        scripts/workbook read 2             Read its page.
        scripts/workbook start 2            Make your kata of it.

      """
    #expect(text(book) == expected)
  }

  @Test("A kata that is begun is to be checked")
  func begun() throws {
    let book = try KataBook(2, 3)
    defer { book.remove() }
    try book.start(3)
    let expected = """
      You began lesson 3, Liskov substitution; it was not checked yet.
        scripts/workbook watch 3            Check on every save.
        scripts/workbook check 3            Check once.

      """
    #expect(text(book) == expected)
  }

  @Test("A kata that is under way is gone on with")
  func underWay() throws {
    let book = try KataBook(2, 3)
    defer { book.remove() }
    try book.start(3)
    let expected = """
      You are at lesson 3, Liskov substitution: 1 of 3 behaviours pass.
        scripts/workbook watch 3            Check on every save.
        scripts/workbook check 3            Check once.
        scripts/workbook hint 3             Get a hint.
        scripts/workbook diff 3 mine        See what you changed.

      """
    let lesson = Catalogue.lessons[2]
    #expect(text(book) { $0.note(lesson, passed: 1, of: 3, on: KataBook.moment) } == expected)
  }

  @Test("A kata that was checked as it began is to be changed")
  func untouched() throws {
    let book = try KataBook(2, 3)
    defer { book.remove() }
    try book.start(3)
    let text = text(book) { progress in
      progress.note(
        Catalogue.lessons[2], passed: 3, of: 3, isChanged: false, on: KataBook.moment)
    }
    let heading =
      "You are at lesson 3, Liskov substitution: all passes, as in before. Now change it.\n"
    #expect(text.hasPrefix(heading))
  }

  @Test("A kata that is done is to be looked back on, then comes the next")
  func done() throws {
    let book = try KataBook(2, 3)
    defer { book.remove() }
    try book.start(2)
    let expected = """
      Lesson 2, Open/closed, is done.
        scripts/workbook diff 2 mine after  Compare your version with ours.
        scripts/workbook read 2             Read when not to do it.
        scripts/workbook play 2             Play with your version plugged in.

      Next is lesson 3, Liskov substitution.
        scripts/workbook read 3             Read its page.
        scripts/workbook start 3            Make your kata of it.

      """
    #expect(text(book, done(2)) == expected)
  }

  @Test("When all are done there is the arcade to play")
  func all() throws {
    let book = try KataBook(2, 3)
    defer { book.remove() }
    let expected = """
      All lessons are done.
        swift run arcade                    Play the arcade that they are about.

      """
    #expect(text(book, done(2, 3)) == expected)
  }

  @Test("Only commands that there are come next")
  func onlyCommands() throws {
    let book = try KataBook(2)
    defer { book.remove() }
    #expect(text(book, commands: ["read"]).split(separator: "\n").count == 2)
  }

  @Test("The command asks the file")
  func command() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    try ProgressFile(book.workbook) { _ in }.note(Catalogue.lessons[1], passed: 3, of: 3)
    let run = try await book.run(NextCommand())
    #expect(run.output.hasPrefix("All lessons are done.\n"))
    await #expect(throws: UsageError.self) { try await book.run(NextCommand(), "2") }
    let help = """
      Usage: workbook next

      Says what to do next: it goes on with the kata that you worked on last, and when
      that is done, with the next lesson that is not, from the first one again where
      there is none after it. A kata is done when you changed it and all of its
      behaviours passed in a check.

      """
    #expect(NextCommand().help == help)
  }
}
