import Foundation
import TestSupport
import Testing
import Text

@testable import Terminal

@Suite("A console")
struct ConsoleTests {
  private static func newFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  @Test(
    "Colours and the pager need a terminal that can show them and a reader who wants them",
    arguments: [
      (true, ["TERM": "xterm"], true, "exec less 2> /dev/null"),
      (true, ["NO_COLOR": "1"], false, "exec less 2> /dev/null"),
      // no-color.org: an empty value does not count.
      (true, ["NO_COLOR": "", "PAGER": " less -S"], true, "less -S"),
      (true, ["PAGER": "  "], true, nil), (true, ["PAGER": " cat "], true, nil),
      (false, ["PAGER": "less"], false, nil),
      (true, ["PAGER": "less", "TERM": "dumb"], false, nil),
    ] as [(Bool, [String: String], Bool, String?)])
  func traits(
    isTerminal: Bool, environment: [String: String], usesColor: Bool, pager: String?
  ) {
    let console = StandardConsole(isTerminal: isTerminal, columns: nil, environment: environment)
    #expect(console.usesColor == usesColor && console.pager == pager)
  }

  @Test("The first failure to write is reported, and nothing is written after the gap")
  func failure() throws {
    let file = ConsoleTests.newFile()
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

  @Test("A console takes its width from the terminal, or else it is 80")
  func width() {
    for (columns, width) in [(132, 132), (nil, 80)] as [(Int?, Int)] {
      let console = StandardConsole(isTerminal: true, columns: columns, environment: [:])
      #expect(console.width == width)
    }
  }

  @Test("The pager gets its settings and the whole text; if there is none, the text is printed")
  func pager() throws {
    // The pager may leave before it has read everything.
    signal(SIGPIPE) { _ in }
    let (file, printed) = (ConsoleTests.newFile(), ConsoleTests.newFile())
    let output = open(printed.path, O_WRONLY | O_CREAT, 0o600)
    defer {
      close(output)
      for file in [file, printed] { try? FileManager.default.removeItem(at: file) }
    }
    let text = String(repeating: "An enemy has one life.\n", count: 10_000)
    let lines = text.split(separator: "\n").map { [Run(String($0))] }
    func show(_ pager: String) {
      StandardConsole(
        isTerminal: true, columns: 80, environment: ["PAGER": pager], output: output
      ).page(lines)
    }
    show("cat > '\(file.path)'")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    show("echo $LESS $LV > '\(file.path)'")
    #expect(try String(contentsOf: file, encoding: .utf8) == "FRX -c\n")
    // A pager that the reader leaves early, or that fails, does not count as missing.
    for pager in ["true", "false", "kill -9 $$"] { show(pager) }
    #expect(try Data(contentsOf: printed).isEmpty)
    for pager in ["exec no-such-pager -R 2> /dev/null", "exit 126", "cat"] { show(pager) }
    #expect(try String(contentsOf: printed, encoding: .utf8) == text + text + text)
  }

  @Test("A foreground program gets its words as they are, and returns its status")
  func foreground() {
    let words = ["/bin/sh", "-c", "exit $#", "sh", "it's", "$HOME `x`", "\"\n\\"]
    #expect(Foreground.run(words) == 3)
    #expect(Foreground.run(["/bin/sh", "-c", "kill -9 $$"]) == 137)
    #expect(Foreground.run(["/bin/sh", "-c", "test \"$1\" = \"it's\"", "sh", "it's"]) == 0)
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
      var left = sigset_t()
      pthread_sigmask(SIG_UNBLOCK, &blocked, &left)
      exit(ended == 128 + SIGTERM && sigismember(&left, SIGTERM) == 1 ? 5 : 6)
    }
  }
}
