import Terminal
import TestSupport
import Testing

@testable import Shell

@Suite("A console")
struct ConsoleTests {
  @Test(
    "Prints and pages lines, with their styles where colours are wanted", arguments: [true, false])
  func lines(usesColor: Bool) {
    let console = RecordingConsole(usesColor: usesColor)
    console.print([[Run("a", .bold)], []])
    console.page([[Run("b")]])
    #expect(console.output == (usesColor ? "\u{1b}[0;1ma\u{1b}[m" : "a") + "\n\nb\n")
    #expect(console.paged == "b\n")
    #expect(!console.isClosed)
  }

  @Test("Breaks sentences where its lines end, and warns in the name of the program")
  func sentences() {
    let console = RecordingConsole(usesColor: true, width: 14)
    console.tell("There is no such lesson.")
    console.warn("Katas are gone.", from: "book")
    #expect(console.output == "There is no\nsuch lesson.\n")
    #expect(console.error == "book: Katas\nare gone.\n")
  }

  @Test(
    "Colours are for terminals that can show them and readers who want them",
    arguments: [
      (true, ["TERM": "xterm"], true), (true, [:], true), (false, [:], false),
      (true, ["TERM": "dumb"], false), (true, ["NO_COLOR": "1"], false),
      // no-color.org: only a value that is not empty counts.
      (true, ["NO_COLOR": ""], true),
    ] as [(Bool, [String: String], Bool)])
  func color(isTerminal: Bool, environment: [String: String], isUsed: Bool) {
    let traits = ConsoleTraits(isTerminal: isTerminal, columns: nil, environment: environment)
    #expect(traits.usesColor == isUsed)
  }

  @Test(
    "The width is what the terminal tells, else COLUMNS, else 80",
    arguments: [
      (132, "100", 132), (0, "100", 100), (nil, "100", 100), (1, "", 1), (10_000, "", 10_000),
      (nil, "", 80), (nil, "many", 80), (nil, "0", 80), (nil, "-3", 80), (10_001, "10001", 80),
    ] as [(Int?, String, Int)])
  func width(columns: Int?, variable: String, width: Int) {
    let traits = ConsoleTraits(
      isTerminal: true, columns: columns, environment: ["COLUMNS": variable])
    #expect(traits.width == width)
  }

  @Test(
    "The pager is the reader's own, else less; some want none, and some terminals cannot",
    arguments: [
      (true, [:], "LESS=FRX less -R"), (true, ["LESS": "S"], "less -R"),
      (true, ["PAGER": "more"], "LESS=FRX more"),
      (true, ["PAGER": "less -S", "LESS": "M"], "less -S"), (true, ["PAGER": ""], nil),
      (true, ["PAGER": "  "], nil), (false, ["PAGER": "less"], nil),
      (true, ["PAGER": "less", "TERM": "dumb"], nil),
    ] as [(Bool, [String: String], String?)])
  func pager(isTerminal: Bool, environment: [String: String], pager: String?) {
    let traits = ConsoleTraits(isTerminal: isTerminal, columns: nil, environment: environment)
    #expect(traits.pager == pager)
  }
}
