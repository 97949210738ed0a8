import Practice
import TestSupport
import Testing
import Toolchain

@testable import Reader

@Suite("The workbook hint command")
struct HintCommandTests {
  @Test("Each call shows one more hint and stays at the last; --all shows every hint")
  func ladder() async throws {
    let book = try TemporaryBook(2)
    func hint(_ number: Int) -> String {
      "## Hint \(number) of 4, Open/closed\n\nText *\(number)*.\n"
    }
    let next = "\nThe next hint: scripts/workbook hint 2\n"
    let last =
      "\nThat was the last hint. Compare with ours: scripts/workbook diff 2 mine after\n"
    var shown = await book.session("hint 2")
    try book.start(2)
    shown += await book.session("hint 2 --again", "hint 2", "hint 2 --again", "hint 2")
    shown += await book.session("hint 2", "hint 2", "hint 2", "hint 2 --again")
    _ = await book.session("reset 2")
    shown += await book.session("hint 2 --again", "hint 2 --all", "hint 2 --again")
    let none = """
      $ hint 2 --again
      workbook: No hint for lesson 2 has been shown: `scripts/workbook hint 2` shows
      the first.

      """
    #expect(
      shown == """
        $ hint 2
        \(hint(1))
        Once you have a kata, each call shows one more: scripts/workbook start 2
        \(none)$ hint 2
        \(hint(1))\(next)$ hint 2 --again
        \(hint(1))\(next)$ hint 2
        \(hint(2))\(next)$ hint 2
        \(hint(3))\(next)$ hint 2
        \(hint(4))\(last)$ hint 2
        \(hint(4))\(last)$ hint 2 --again
        \(hint(4))\(last)\(none)$ hint 2 --all
        \((1...4).map(hint).joined(separator: "\n"))$ hint 2 --again
        \(hint(4))\(last)
        """)
  }

  @Test(
    "A hint that the log cannot record is shown with a warning, as when git is missing",
    arguments: [(["2"], 1), (["2", "--all"], 4)])
  func unkept(words: [String], count: Int) async throws {
    let book = try TemporaryBook(2)
    try book.start(2)
    try book.write("Katas/02-OpenClosed/.git/HEAD", "nothing")
    for variables in [[:], ["PATH": "/nowhere"]] {
      let console = RecordingConsole()
      try await ChildProcess.$environmentOverrides.withValue(variables) {
        _ = try await HintCommand().run(words, in: book.workbook, on: console)
      }
      #expect(console.output.ranges(of: "## Hint ").count == count)
      #expect(console.output.hasPrefix("## Hint 1 of 4, Open/closed\n\nText *1*.\n"))
      let warning = variables.isEmpty ? "git cannot read Katas/" : "There is no program “git” on"
      #expect(console.error.hasPrefix("workbook: \(warning)"))
    }
  }

  @Test("In a terminal a hint is laid out; without a lesson it is about the latest kata")
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
