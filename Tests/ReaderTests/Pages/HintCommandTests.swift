import Practice
import TestSupport
import Testing

@testable import Reader

@Suite("workbook hint")
struct HintCommandTests {
  @Test("Each time it goes one further, and stays at the last; all are shown at once")
  func ladder() async throws {
    let book = try TemporaryBook(2)
    try await book.run(HintCommand(), "2", "--all")
    #expect(try book.progress.load()[book.lesson(2)].hintsShown == 4)
    try book.progress.update { $0[book.lesson(2)].hintsShown = 0 }
    func hint(_ number: Int) -> String {
      "## Hint \(number) of 4, Open/closed\n\nText *\(number)*.\n"
    }
    let next = "\nThe next one: scripts/workbook hint 2\n"
    let last = "\nThat was the last one. Ours, to compare: scripts/workbook diff 2"
    var shown = await book.session("hint 2 --again", "hint 2", "hint 2 --again", "hint 2")
    shown += await book.session("hint 2", "hint 2", "hint 2")
    try book.start(2)
    shown += await book.session("hint 2 --again", "hint 2 --all")
    #expect(
      shown == """
        $ hint 2 --again
        workbook: No hint to lesson 2 is shown yet: `scripts/workbook hint 2` shows the
        first.
        $ hint 2
        \(hint(1))\(next)$ hint 2 --again
        \(hint(1))\(next)$ hint 2
        \(hint(2))\(next)$ hint 2
        \(hint(3))\(next)$ hint 2
        \(hint(4))\(last)
        $ hint 2
        \(hint(4))\(last)
        $ hint 2 --again
        \(hint(4))\(last) mine after
        $ hint 2 --all
        \((1...4).map(hint).joined(separator: "\n"))
        """)
  }

  @Test("A hint that cannot be noted is shown all the same, with a warning")
  func unkept() async throws {
    let book = try TemporaryBook(2)
    try book.write("Katas", "a file")
    for words in [["2"], ["2", "--all"]] {
      let console = RecordingConsole()
      _ = try await HintCommand().run(words, in: book.workbook, on: console)
      #expect(
        console.output.hasPrefix("## Hint 1 of 4, Open/closed\n\nText *1*.\n")
          && console.error.hasPrefix("workbook: Katas/progress.json cannot be "))
    }
  }

  @Test("In a terminal it is laid out; without a lesson it is about the kata worked on last")
  func terminal() async throws {
    let book = try TemporaryBook(1, 2)
    try book.start(1, 2)
    let console = RecordingConsole(isTerminal: true, usesColor: true)
    let text = try await book.run(HintCommand(), on: console).output
    let rule = String(repeating: "─", count: 24)
    #expect(
      text.replacing("\u{1B}", with: "⎋").hasPrefix(
        "⎋[0;1mHint 1 of 4, Open/closed⎋[m\n⎋[0;2m\(rule)⎋[m\n\nText ⎋[0;3m1"))
  }
}
