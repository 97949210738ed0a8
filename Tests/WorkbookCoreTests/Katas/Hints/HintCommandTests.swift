import Foundation
import Shell
import Testing

@testable import WorkbookCore

@Suite("workbook hint")
struct HintCommandTests {
  private func text(_ number: Int, _ sequel: String) -> String {
    "Hint \(number) of 4, Open/closed\n\nText *\(number)*.\n\n\(sequel)\n"
  }

  private let further = "One further: scripts/workbook hint 2"

  @Test("Each time it goes one further, and stays at the last")
  func ladder() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    let last = "That was the last one. Ours, to compare: scripts/workbook diff 2"
    for number in 1...3 {
      #expect(try await book.run(HintCommand(), "2").output == text(number, further))
    }
    for _ in 1...2 { #expect(try await book.run(HintCommand(), "2").output == text(4, last)) }
    try book.start(2)
    #expect(try await book.run(HintCommand(), "2").output == text(4, last + " mine after"))
    #expect(try ProgressFile(book.workbook) { _ in }.hintsShown(of: Catalogue.lessons[1]) == 4)
  }

  @Test("Again shows the last one, or the first where there was none")
  func again() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    #expect(try await book.run(HintCommand(), "2", "--again").output == text(1, further))
    _ = try await book.run(HintCommand(), "2")
    #expect(try await book.run(HintCommand(), "2", "--again").output == text(2, further))
    #expect(try await book.run(HintCommand(), "2", "--again").output == text(2, further))
    #expect(try await book.run(HintCommand(), "2").output == text(3, further))
  }

  @Test("All shows every one, and all are seen then")
  func all() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    let console = TranscriptConsole()
    _ = try await HintCommand().run(["2", "--all"], in: book.workbook, on: console)
    let expected = (1...4).map { "Hint \($0) of 4, Open/closed\n\nText *\($0)*.\n" }
    #expect(console.pages == [expected.joined(separator: "\n")])
    #expect(try ProgressFile(book.workbook) { _ in }.hintsShown(of: Catalogue.lessons[1]) == 4)
  }

  @Test("A hint that cannot be noted is shown all the same, with a warning")
  func unkept() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    _ = try await book.run(HintCommand(), "2")
    try book.sides.removeFile("Katas/.progress.json.lock")
    try book.sides.write("Katas/.progress.json.lock/in-the-way", "")
    let warning = """
      workbook: Katas/progress.json cannot be written (Is a directory): see that there
      is room, and that you may write in its folder.

      """
    let run = try await book.run(HintCommand(), "2")
    #expect(run.output == text(2, further))
    #expect(run.errors == warning)
    #expect(run.isRight)
    let all = try await book.run(HintCommand(), "2", "--all")
    #expect(all.errors == warning)
  }

  @Test("In a terminal it is laid out")
  func terminal() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    let console = TranscriptConsole(isTerminal: true, usesColor: true)
    let text = try await book.run(HintCommand(), "2", on: console).output
    #expect(text.hasPrefix("\u{1B}[1mHint 1 of 4, Open/closed\u{1B}[0m\n\nText \u{1B}[3m1"))
  }

  @Test("Without a lesson it is about the kata that was worked on last")
  func latest() async throws {
    let book = try KataBook(1, 2)
    defer { book.remove() }
    await #expect(throws: KataError.noKata) { try await book.run(HintCommand()) }
    try book.start(2, 1)
    #expect(try await book.run(HintCommand()).output.contains("Single responsibility"))
    try book.work("let thing = 3\n", on: 2)
    #expect(try await book.run(HintCommand()).output.contains("Open/closed"))
  }

  @Test("A lesson to come, and two ways at once, are refused")
  func refused() async throws {
    let book = try KataBook(2)
    defer { book.remove() }
    await #expect(throws: WorkbookError.lessonToCome(number: 3, title: "Liskov substitution")) {
      try await book.run(HintCommand(), "3")
    }
    await #expect(throws: UsageError.self) {
      try await book.run(HintCommand(), "2", "--all", "--again")
    }
  }

  @Test("Its help names the ways to see hints")
  func help() {
    let expected = """
      Usage: workbook hint [LESSON] [--again | --all]

      Shows the next hint to your kata, one further each time: the first is a question
      to ask yourself, the last is nearly the answer. Any sound design is as good as
      ours; the hints lead to a good one, not only to that of after.

        --again   Shows the last one again.
        --all     Shows all of them.

      Without a LESSON it is about the kata that you worked on last. A LESSON is named
      by its number, letter, abbreviation or name: 1, S, srp and SingleResponsibility
      are the same one.

      """
    #expect(HintCommand().help == expected)
    #expect(HintCommand().summary == "Shows the next hint to a kata, one further each time.")
  }
}
