import Foundation
import TestSupport
import Testing
import Text

@testable import Terminal

@Suite("A console")
struct ConsoleTests {
  @Test("A console wraps sentences at its width, and puts the program's name before warnings")
  func sentences() {
    let console = RecordingConsole(usesColor: true, width: 14)
    console.print([[Run("a", .bold)], []])
    console.tell("There is no such lesson.")
    console.warn("Katas are gone.", from: "book")
    let output = "\u{1b}[0;1ma\u{1b}[m\n\nThere is no\nsuch lesson.\n"
    #expect(console.output == output && !console.isClosed)
    #expect(console.error == "book: Katas\nare gone.\n")
  }

  private static let usual = ["LESS": "FRX", "LV": "-c"]

  @Test(
    "Colours and the pager need a terminal that can show them and a reader who wants them",
    arguments: [
      (true, ["TERM": "xterm"], true, (["less"], usual)),
      (true, ["NO_COLOR": "1", "LESS": "S"], false, (["less"], ["LV": "-c"])),
      // no-color.org: an empty value does not count.
      (true, ["NO_COLOR": "", "PAGER": "more"], true, (["/bin/sh", "-c", "more"], usual)),
      (
        true, ["PAGER": " less -S", "LV": ""], true,
        (["/bin/sh", "-c", "less -S"], ["LESS": "FRX"])
      ),
      (true, ["PAGER": ""], true, nil), (true, ["PAGER": "  "], true, nil),
      (true, ["PAGER": " cat "], true, nil),
      (false, ["PAGER": "less"], false, nil), (false, [:], false, nil),
      (true, ["PAGER": "less", "TERM": "dumb"], false, nil),
    ] as [(Bool, [String: String], Bool, (command: [String], settings: [String: String])?)])
  func traits(
    isTerminal: Bool, environment: [String: String], usesColor: Bool,
    pager: (command: [String], settings: [String: String])?
  ) {
    let console = StandardConsole(isTerminal: isTerminal, columns: nil, environment: environment)
    #expect(console.usesColor == usesColor)
    #expect(console.pager?.command == pager?.command)
    #expect(console.pager?.settings == pager?.settings)
  }

  @Test("The first failure to write is reported, and nothing is written after the gap")
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

  @Test("A console takes its width from the terminal, or else from COLUMNS, or else it is 80")
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

  @Test("The pager gets its settings and the whole text; a missing pager counts as not shown")
  func pager() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = String(repeating: "An enemy has one life.\n", count: 10_000)
    func show(_ command: String) throws -> Bool {
      try #require(Pager(["PAGER": command])).show(text)
    }
    #expect(try show("cat > '\(file.path)'") && String(contentsOf: file, encoding: .utf8) == text)
    #expect(try show("echo $LESS $LV > '\(file.path)'"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "FRX -c\n")
    // A pager that the reader leaves early, or that fails, does not count as missing.
    let shown = try [
      "true", "false", "no-such-pager-anywhere -R", "/no/such/pager", "/", "exit 127",
    ]
    .filter(show)
    #expect(shown == ["true", "false"])
    #expect(Foreground.run(["no-such-program-anywhere"]) == 127)
    #expect(Foreground.run(["/bin/sh", "-c", "kill -9 $$"]) == 137)
    #expect(Foreground.run(["/bin/sh", "-c", "exit 3"]) == 3)
  }

  @Test(
    "A foreground program has Ctrl-C to itself, blocks no signal, and ignores those we ignore")
  func foregroundSignals() async {
    await #expect(processExitsWith: .exitCode(5)) {
      for number in [SIGQUIT, SIGCHLD] { signal(number, SIG_IGN) }
      var blocked = sigset_t()
      sigemptyset(&blocked)
      sigaddset(&blocked, SIGTERM)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      let ended = Foreground.run([
        "/bin/sh", "-c", "kill -INT $PPID; sleep 0.2; kill -QUIT $$; kill -TERM $$",
      ])
      sigemptyset(&blocked)
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      exit(ended == 128 + SIGTERM ? 5 : 6)
    }
  }
}
