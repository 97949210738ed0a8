import Foundation
import TestSupport
import Testing
import Text

@testable import Terminal

@Suite("A console")
struct ConsoleTests {
  @Test("Prints and pages lines, with their styles where colours are wanted")
  func lines() {
    for usesColor in [true, false] {
      let console = RecordingConsole(usesColor: usesColor)
      console.print([[Run("a", .bold)], []])
      console.page { [[Run("b \($0)")]] }
      let a = usesColor ? "\u{1b}[0;1ma\u{1b}[m" : "a"
      #expect(console.output == "\(a)\n\nb 80\n" && console.paged == "b 80\n")
    }
  }

  @Test("Breaks sentences where its lines end, and warns in the name of the program")
  func sentences() {
    let console = RecordingConsole(usesColor: true, width: 14)
    console.tell("There is no such lesson.")
    console.warn("Katas are gone.", from: "book")
    #expect(console.output == "There is no\nsuch lesson.\n" && !console.isClosed)
    #expect(console.error == "book: Katas\nare gone.\n")
  }

  @Test(
    "Colours are for terminals that can show them and readers who want them; so is the pager",
    arguments: [
      (true, ["TERM": "xterm"], true, .own), (true, [:], true, .own),
      (true, ["NO_COLOR": "1", "LESS": "S"], false, .own),
      // no-color.org: only a value that is not empty counts.
      (true, ["NO_COLOR": "", "PAGER": "more"], true, .program("export LESS=FRX; more")),
      (true, ["PAGER": " less -S", "LESS": "M"], true, .program("less -S")),
      (true, ["PAGER": ""], true, .none), (true, ["PAGER": "  "], true, .none),
      (false, ["PAGER": "less"], false, .none), (false, [:], false, .none),
      (true, ["PAGER": "less", "TERM": "dumb"], false, .none),
    ] as [(Bool, [String: String], Bool, PagerChoice)])
  func traits(
    isTerminal: Bool, environment: [String: String], usesColor: Bool, pager: PagerChoice
  ) {
    let console = StandardConsole(isTerminal: isTerminal, columns: nil, environment: environment)
    #expect((console.usesColor, console.pager) == (usesColor, pager))
  }

  @Test("The first failure to write is told, and nothing is written after the gap")
  func failure() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let output = open("/dev/null", O_RDONLY)
    defer { close(output) }
    let console = StandardConsole(
      isTerminal: false, columns: nil, environment: [:], output: output)
    #expect(!console.isClosed && console.writeFailure == nil)
    console.write("lost")
    #expect(console.isClosed && console.writeFailure == "Bad file descriptor")
    let writing = try FileHandle(forWritingTo: file)
    #expect(dup2(writing.fileDescriptor, output) == output)
    console.write("late")
    #expect(try Data(contentsOf: file).isEmpty)
  }

  @Test("Enter says yes to going on, and so do y and yes")
  func answers() {
    let yes: [String?] = ["", " ", "y", "Y", " yes "]
    let no: [String?] = ["q", "n", "no", "yesterday", nil]
    for (answers, isYes) in [(yes, true), (no, false)] {
      for answer in answers { #expect(StandardConsole.isYes(answer) == isYes) }
    }
  }

  @Test("The width is what the terminal tells, else COLUMNS, else 80")
  func width() {
    let table: [(Int?, String, Int)] = [
      (132, "100", 132), (0, "100", 100), (nil, "100", 100), (1, "", 1), (10_000, "", 10_000),
      (nil, "", 80), (nil, "many", 80), (nil, "0", 80), (nil, "-3", 80), (10_001, "10001", 80),
    ]
    for (columns, variable, width) in table {
      let environment = ["COLUMNS": variable]
      let console = StandardConsole(isTerminal: true, columns: columns, environment: environment)
      #expect(console.width == width)
    }
  }

  @Test(
    "The pager gets the whole text, as a shell would start it; one that is not there shows none")
  func pager() throws {
    // What the console does at its start: a closed pipe must not end the program.
    _ = StandardConsole()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = String(repeating: "An enemy has one life.\n", count: 10_000)
    let prefix = "export LESS=FRX; "
    for command in ["cat", "\(prefix)cat", "\(prefix)(cat)"] {
      let isShown = Pager.show(text, with: "\(command) > '\(file.path)'")
      #expect(try isShown && String(contentsOf: file, encoding: .utf8) == text)
    }
    // What a pipe ends with may be `less`.
    _ = Pager.show("", with: "\(prefix)cat | printenv LESS > '\(file.path)'")
    #expect(try String(contentsOf: file, encoding: .utf8) == "FRX\n")
    // One that the reader leaves early, or with an error, was there.
    let lines = [
      "true", "false", "no-such-pager-anywhere -R", "/no/such/pager", "/", "exit 127;", "''",
    ]
    let shown: [String] = lines.filter { Pager.show(text, with: $0) }
    #expect(shown == ["true", "false"])
  }
}
