import Practice
import Shell
import TestSupport
import Testing

@testable import Reader

@Suite("workbook hint")
struct HintCommandTests {
  private func text(_ number: Int, _ sequel: String = "The next one: scripts/workbook hint 2")
    -> String
  {
    "Hint \(number) of 4, Open/closed\n\nText *\(number)*.\n\n\(sequel)\n"
  }

  @Test("Each time it goes one further, and stays at the last")
  func ladder() async throws {
    let book = try TemporaryBook(2)
    let last = "That was the last one. Ours, to compare: scripts/workbook diff 2"
    #expect(try await book.run(HintCommand(), "2", "--again").output == text(1))
    for number in 2...3 {
      #expect(try await book.run(HintCommand(), "2").output == text(number))
      #expect(try await book.run(HintCommand(), "2", "--again").output == text(number))
    }
    for _ in 1...2 { #expect(try await book.run(HintCommand(), "2").output == text(4, last)) }
    try book.start(2)
    let mine = last + " mine after"
    #expect(try await book.run(HintCommand(), "2", "--again").output == text(4, mine))
  }

  @Test("All are shown at once, and are seen then")
  func all() async throws {
    let book = try TemporaryBook(2)
    let expected = (1...4).map { "Hint \($0) of 4, Open/closed\n\nText *\($0)*.\n" }
    #expect(
      try await book.run(HintCommand(), "2", "--all").paged == expected.joined(separator: "\n"))
    #expect(try book.progress.load()[book.lesson(2)].hintsShown == 4)
  }

  @Test("A hint that cannot be noted is shown all the same, with a warning")
  func unkept() async throws {
    let book = try TemporaryBook(2)
    try book.write("Katas", "a file")
    for words in [["2"], ["2", "--all"]] {
      let console = RecordingConsole()
      #expect(try await HintCommand().run(words, in: book.workbook, on: console))
      #expect(console.output.hasPrefix("Hint 1 of 4, Open/closed\n\nText *1*.\n"))
      #expect(console.error.hasPrefix("workbook: Katas/progress.json cannot be "))
    }
  }

  @Test("In a terminal it is laid out; without a lesson it is about the kata worked on last")
  func terminal() async throws {
    let book = try TemporaryBook(1, 2)
    await #expect(throws: KataError.noKata) { try await book.run(HintCommand()) }
    try book.start(1, 2)
    let console = RecordingConsole(isTerminal: true, usesColor: true)
    let text = try await book.run(HintCommand(), on: console).output
    #expect(text.hasPrefix("\u{1B}[0;1mHint 1 of 4, Open/closed\u{1B}[m\n\nText \u{1B}[0;3m1"))
  }
}
