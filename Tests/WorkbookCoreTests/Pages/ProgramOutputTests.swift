import Foundation
import TestSupport
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("Quoted outputs")
struct ProgramOutputTests {
  /// A program that says always the same, and remembers how it was called.
  private final class ScriptedProgram: ProgramRunning {
    private let result: ProgramRun
    private(set) var commands: [[String]] = []

    init(status: Int32 = 0, says output: String = "", complains complaints: String = "") {
      result = ProgramRun(status: status, output: output, complaints: complaints)
    }

    func run(_ program: String, _ arguments: [String]) -> ProgramRun {
      commands.append([program] + arguments)
      return result
    }
  }

  private func page(_ command: String, showing text: String) -> [String: String] {
    ["README.md": "<!-- output: \(command) -->\n```text\n\(text)```\n"]
  }

  @Test("What a program prints is shown without blanks at the ends of its lines")
  func output() throws {
    let programs = ScriptedProgram(says: "  61 objects  \n\nlives\t\n\n", complains: "a note \n")
    let lines = try ProgramOutput(runner: programs).lines(of: ["arcade", "census", "-x"], exit: 0)
    #expect(lines == ["  61 objects", "", "lives", "a note"])
    #expect(programs.commands == [["arcade", "census", "-x"]])
  }

  @Test("A page is compared with what the program prints now")
  func stale() throws {
    let book = try ScratchBook(page("arcade census", showing: "60\n"))
    let report = try book.read(running: ScriptedProgram(says: "61\n"))
    #expect(report.problems.map(\.isStale) == [true])
    #expect(report.corrected.map(\.text) == page("arcade census", showing: "61\n").map(\.value))
  }

  @Test("A command that several pages quote is run once")
  func once() throws {
    let book = try ScratchBook(page("arcade census", showing: "61\n"))
    try book.write(try book.text(of: "README.md"), to: "Lessons/README.md")
    let programs = ScriptedProgram(says: "61\n")
    #expect(try book.read(running: programs).isFine)
    #expect(programs.commands.count == 1)
  }

  @Test("Where nobody may run a program, its output is left as it is")
  func unread() throws {
    let book = try ScratchBook(page("arcade census", showing: "60\n"))
    #expect(try book.problems() == [])
  }

  @Test("A program that fails unexpectedly is told with its exit code and its first complaint")
  func failure() throws {
    let book = try ScratchBook(page("arcade census -x", showing: ""))
    let report = try book.read(
      running: ScriptedProgram(status: 64, complains: "arcade: no option.\nmore\n"))
    #expect(
      report.problems.map(\.message)
        == ["`arcade census -x` ended with 64 rather than 0: arcade: no option."])
  }

  @Test("An expected exit code is no failure, and its absence is one")
  func expectedExit() throws {
    let book = try ScratchBook(page("arcade x (exit 64)", showing: "arcade: no x.\n"))
    let refusing = ScriptedProgram(status: 64, complains: "arcade: no x.\n")
    #expect(try book.read(running: refusing).isFine)
    let report = try book.read(running: ScriptedProgram(says: "arcade: no x.\n"))
    #expect(report.problems.map(\.message) == ["`arcade x` ended with 0 rather than 64."])
  }

  @Test("A built program runs in the folder of the book")
  func builtProgram() throws {
    let book = try ScratchBook(["notes.txt": "here\n"])
    let bin = try TemporaryFolder()
    defer { bin.remove() }
    try bin.program("arcade", "#!/bin/sh\ncat notes.txt\necho $1 >&2\nexit 3\n")
    let programs = BuiltPrograms(root: book.root, in: bin.url)
    #expect(
      try programs.run("arcade", ["two words"])
        == ProgramRun(status: 3, output: "here\n", complaints: "two words\n"))
  }

  @Test("A program that is not built is told")
  func notBuilt() throws {
    let book = try ScratchBook()
    let error = #expect(throws: QuoteError.self) {
      try BuiltPrograms(root: book.root, in: book.root).run("arcade", [])
    }
    #expect(error?.description == "The program arcade is not built: run `swift build`.")
  }
}
