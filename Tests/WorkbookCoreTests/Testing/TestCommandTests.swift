import Foundation
import Shell
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("workbook test")
struct TestCommandTests {
  private static let sides = ["Before/A.swift": "", "After/A.swift": ""]

  /// Runs the command in a book with two lessons and a `swift` that is a script.
  private func run(
    _ words: String..., swift script: String = "", lessons: [Int] = [1, 4],
    on console: TranscriptConsole = TranscriptConsole(), then: (SidesBook) throws -> Void = { _ in }
  ) async throws -> Bool {
    let book = try SidesBook()
    defer { book.remove() }
    for lesson in lessons { try book.lesson(lesson, Self.sides) }
    try book.write("passing", String(decoding: RecordedRun.passing.data, as: UTF8.self))
    try book.write("failing", String(decoding: RecordedRun.failing.data, as: UTF8.self))
    let command = TestCommand(
      environment: try book.falseSwift(script), standardErrorIsTerminal: console.isTerminal)
    let isRight = try await command.run(words, in: book.workbook, on: console)
    try then(book)
    return isRight
  }

  @Test("The tests of the lesson are run, and of no other, and shown as a table")
  func lesson() async throws {
    let console = TranscriptConsole()
    let isRight = try await run(
      "isp", swift: "echo \"$filter\" > filter; cp passing \"$events\"", on: console
    ) { book in
      let filter = try book.read("filter")
      #expect(filter == "^InterfaceSegregationTests\\.\n")
    }
    #expect(isRight)
    #expect(console.output.hasPrefix("4  Interface segregation\n\n  before  after  Behaviour\n"))
    #expect(console.output.hasSuffix("1 test of after’s own parts.\n"))
    #expect(console.errors == "Building and testing lesson 4, Interface segregation …\n")
  }

  @Test("A failure makes the command fail")
  func failing() async throws {
    let console = TranscriptConsole()
    #expect(try await !run("1", swift: "cp failing \"$events\"; exit 1", on: console))
    #expect(console.output.hasSuffix("\nFailed: 2 of 2 tests.\n"))
  }

  @Test("Without a lesson all that are written are run, and each gets a row")
  func all() async throws {
    let console = TranscriptConsole()
    let script = """
      case $filter in
        *Single*) cp passing "$events" ;;
        *) cp failing "$events"; exit 1 ;;
      esac
      """
    #expect(try await !run(swift: script, on: console))
    #expect(console.output.contains("    ✓       ✓    1  Single responsibility  2  "))
    #expect(console.output.contains("    ✓       ✗    4  Interface segregation  ✗ 1 of 1  "))
    #expect(console.output.hasSuffix("\nFailed: 1 of 2 lessons: 4 Interface segregation.\n"))
    #expect(console.errors == "Building and testing 2 lessons …\n")
  }

  @Test("What does not compile is shown as the compiler says it, and nothing else is claimed")
  func broken() async throws {
    let console = TranscriptConsole()
    let script = "echo \"[1/2] Compiling\"; echo \"$PWD/A.swift:1:2: error: no\" >&2; exit 1"
    #expect(try await !run(swift: script, on: console))
    #expect(
      console.output
        == "A.swift:1:2: error: no\n\n"
        + "Nothing ran: the package does not compile; all lessons are built together.\n")
    let asked = TranscriptConsole()
    #expect(try await !run("4", swift: script, on: asked))
    #expect(
      asked.output.hasSuffix(
        "\n\nNothing ran: the package does not compile, and the errors are not in lesson 4;\n"
          + "all lessons are built together.\n"))
  }

  @Test("A crash names the test that had started, and the next lesson is run all the same")
  func crash() async throws {
    let console = TranscriptConsole()
    let script = """
      case $filter in
        *Single*) head -7 failing > "$events"; echo "A.swift:1: Fatal error: Trap"; exit 1 ;;
        *) cp passing "$events" ;;
      esac
      """
    #expect(try await !run(swift: script, on: console))
    #expect(
      console.output.contains(
        "The test process ended before its time, while “A ship shoots (before, 2)” ran.\n"
          + "A.swift:1\nFatal error: Trap\n"))
    #expect(console.output.hasSuffix("\nFailed: 1 of 2 lessons: 1 Single responsibility.\n"))
  }

  @Test("What crashing tests leave in the folder for temporary files is removed with it")
  func scratch() async throws {
    let script = """
      mkdir "$TMPDIR/shipshape-left"; echo "$TMPDIR" > scratch
      cp passing "$events"; echo "$SWIFT_BACKTRACE" > backtrace
      """
    _ = try await run("1", swift: script) { book in
      let scratch = try book.read("scratch").dropLast()
      #expect(scratch.hasSuffix("/scratch"))
      #expect(!FileManager.default.fileExists(atPath: String(scratch)))
      #expect(try book.read("backtrace").contains("interactive=no"))
    }
  }

  @Test("Ctrl-C ends it with one word, and by the signal")
  func interrupted() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]
    ) {
      let book = try SidesBook()
      try book.lesson(1, ["Before/A.swift": "", "After/A.swift": ""])
      let command = TestCommand(
        environment: try book.falseSwift("kill -INT $PPID; sleep 600"),
        standardErrorIsTerminal: false)
      _ = try await command.run(["1"], in: book.workbook, on: StandardConsole())
    }
    let told = try #require(result?.standardErrorContent)
    #expect(
      String(decoding: told, as: UTF8.self).hasSuffix(
        "Building and testing lesson 1, Single responsibility …\nStopped.\n"))
  }

  @Test("In a terminal it says what it does while it does it, and wipes that")
  func live() async throws {
    let console = TranscriptConsole(isTerminal: true)
    let script = "echo '[1/2] Compiling'; echo 'Build complete!'; cp passing \"$events\""
    #expect(try await run("1", swift: script, on: console))
    for phase in ["starting", "building 1/2", "running"] {
      #expect(console.errors.contains("\rLesson 1, Single responsibility: \(phase) · "))
    }
    #expect(console.errors.hasSuffix("\r\u{1B}[K"))
  }

  @Test("A lesson that is not written says so")
  func unwritten() async throws {
    await #expect(throws: WorkbookError.lessonToCome(number: 9, title: "Visitor")) {
      _ = try await run("9")
    }
    let console = TranscriptConsole()
    #expect(try await !run(lessons: [], on: console))
    #expect(console.errors == "No lesson is written yet, so there is nothing to test.\n")
  }

  @Test("Wrong words are refused before anything is run")
  func usage() async throws {
    await #expect(throws: UsageError.self) { _ = try await run("1", "2") }
    await #expect(throws: UsageError.self) { _ = try await run("--fast") }
    await #expect(throws: WorkbookError.self) { _ = try await run("tenth") }
  }

  @Test("Without a toolchain one sentence says what is missing")
  func noSwift() async throws {
    let book = try SidesBook()
    defer { book.remove() }
    try book.lesson(1, Self.sides)
    let command = TestCommand(environment: ["PATH": "/none"], standardErrorIsTerminal: false)
    await #expect(throws: ChildProcessError.noProgram("swift")) {
      _ = try await command.run(["1"], in: book.workbook, on: TranscriptConsole())
    }
  }

  @Test("The help says what is shown, what the marks mean, and when it passes")
  func help() {
    let expected = """
      Usage: workbook test [LESSON]

      Builds and runs the tests of a lesson, and shows each behaviour with how it came
      out before and after; under them the proofs, which show why before is worse,
      and the tests of parts that only after has. Without a LESSON: all lessons that
      are written, a line for each, and what failed.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

        ✓  passed
        !  shows a known defect, as it should
        ✗  failed: the file, the line and the reason stand below
        –  not run

      When something does not compile, only the compiler's errors are shown: all
      lessons are built together. Ctrl-C ends the build and the tests. The exit
      status is 0 when all tests passed and some behaviour ran on both sides, else 1.

      """
    #expect(TestCommand().help == expected)
    #expect(TestCommand().name == "test")
    #expect(
      TestCommand().summary == "Runs the tests of a lesson: before and after, side by side.")
  }
}
