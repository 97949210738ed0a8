import Foundation
import Testing

@testable import Toolchain

@Suite("The ways in which tests end their process")
struct CrashTests {
  private static let rule = "Sources/Rules/PlayerRules.swift"

  /// The crash in a book of `rule` and two files with one name; `BOOK` is the book's folder.
  private func crash(_ printed: String, status: Int32 = 128 + 4) throws -> Crash {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for path in [Self.rule, "Sources/Game/Model/World.swift", "Sources/Game/Play/World.swift"] {
      try folder.url.appendingPathComponent(path).fill(with: "")
    }
    return Crash(
      status: status, printed: printed.replacing("BOOK", with: folder.url.path),
      root: RootFolder(folder.url)
    ) { ["Tests/\($0)", "Sources/\($0)"] }
  }

  @Test(
    "A crash has a line of the book, if known, and its reason in Swift's own words",
    arguments: [
      // A file whose name is unique in the book, without a backtrace.
      ("Rules/PlayerRules.swift:19: Fatal error: no idea\n", "\(rule):19", "Fatal error: no idea"),
      (
        "Rules/PlayerRules.swift:3: Precondition failed: odd", "\(rule):3",
        "Precondition failed: odd"
      ),
      // Of two files with one name, the backtrace knows the right one; else Swift's words stay.
      ("Game/World.swift:7: Fatal error: gone\n", "Game/World.swift:7", "Fatal error: gone"),
      (
        """
        Game/World.swift:7: Fatal error: gone
          1 [ra] 0x5 early() + 2 in tests at BOOK/Sources/Game/Model/World.swift:8:1
          2 [ra] 0x5 step() + 2 in tests at BOOK/Sources/Game/Play/World.swift:7:5
        """, "Sources/Game/Play/World.swift:7", "Fatal error: gone"
      ),
      // A crash in Swift's own library is shown at the innermost call in the book.
      ("Swift/Array.swift:692: Fatal error: Range", "Swift/Array.swift:692", "Fatal error: Range"),
      (
        """
        Swift/Array.swift:692: Fatal error: Range
          0      0x7 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
          1 [ra] 0x5 expansion #1 of expect in tests at /tmp/swift-generated-sources/@x.swift:1:9
          2 [ra] 0x5 built() + 2 in tests at BOOK/.build/debug/Derived.swift:1:9
          3 [ra] 0x5 mine() + 2 in tests at BOOK/Katas/.build/debug/Derived.swift:1:9
          4 [ra] 0x5 outcomes() + 18 in tests at BOOK/\(rule):9:5
          5 [ra] 0x5 ruleAlone() + 54 in tests at BOOK/Tests/PartsTests.swift:33:5
        """, "\(rule):9", "Fatal error: Range"
      ),
      // Code that the compiler adds has only a file.
      (
        """
        Swift/Array.swift:692: Fatal error: Range
          0      0x7 next() + 225 in libswiftCore.so
          1 [ra] 0x5 outcomes() + 18 in tests at BOOK/\(rule)
          2 [ra] 0x5 ruleAlone() + 54 in tests at BOOK/Tests/PartsTests.swift:33:5
        """, "\(rule)", "Fatal error: Range"
      ),
      // A trap without words.
      (
        """
        *** Swift runtime failure: arithmetic overflow ***

          1 0x5 add(_:) + 60 in tests at BOOK/\(rule):1:46
        """, "\(rule):1", "Swift runtime failure: arithmetic overflow"
      ),
      // The last words count: a test may have looked at those of its own child.
      ("A/A.swift:1: Fatal error: one\nFatal error\n", nil, "Fatal error"),
    ] as [(String, String?, String)])
  func trap(printed: String, place: String?, reason: String) throws {
    #expect(try crash(printed) == Crash(place: place, reason: reason, isTrap: true))
  }

  @Test("A process that printed no reason is described by its end")
  func silent() throws {
    let status = "It ended the process with exit status "
    let table: [(Int32, String, String)] = [
      (0, "", "\(status)0."), (3, "Fatal error: one of a child", "\(status)3."),
      (139, "", "It crashed with signal 11, which usually means endless recursion."),
      (
        128 + SIGBUS, "",
        "It crashed with signal \(SIGBUS), which usually means endless recursion."
      ),
      (133, "", "It ended the process with signal 5 (a trap)."),
      (134, "", "It ended the process with signal 6 (it aborted)."),
      (137, "", "It ended the process with signal 9 (killed by the system or from outside)."),
      (153, "", "It ended the process with signal 25 (a file became too large)."),
      (129, "", "It ended the process with signal 1."),
      (159, "", "It ended the process with signal 31."), (160, "", "\(status)160."),
      (
        1, "error: Process 'x' exited with unexpected signal code 15",
        "It ended the process with signal 15."
      ),
    ]
    for (status, printed, reason) in table {
      #expect(try crash(printed, status: status) == Crash(reason: reason))
    }
  }

  @Test(
    "A stopped run is described by its line, or else by its function",
    arguments: [
      ("", ""), ("  1 [ra] 0x5 spin() + 2 in tests at /book/A.swift:7:5", " It was at A.swift:7."),
      (
        "  1 [ra] 0x5 spin() + 2 in tests at /book/A.swift\n"
          + "  2 [ra] 0x5 step() + 2 in tests at /book/B.swift:9:5",
        " It was in spin(), called from B.swift:9. It was at A.swift."
      ),
    ])
  func stopped(printed: String, place: String) {
    let output = ChildProcess.Output(
      status: 0, wasKilled: false, bytes: Data(printed.utf8), standardError: "")
    let result = TestRun.Result(
      recording: TestRecording(root: URL(fileURLWithPath: "/book")), end: .stalled(.seconds(1)),
      output: output)
    let sentence = "It made no progress for 1 second and was stopped.\(place)"
    #expect(result.crash { _ in [] }.sentence == sentence)
  }

  @Test("Lines with a marker are found in long output; an endless line is cut around the marker")
  func lines() throws {
    let noise = String(
      repeating: "A line that says nothing at all, and is said often.\n", count: 4_000)
    let crash = try crash(noise + "Kata/Ship.swift:12: Fatal error: No more\n" + noise)
    #expect(crash.sentence == "Fatal error: No more. It was at Kata/Ship.swift:12.")
    let texts = ["one\ntwo\n\nand ttwo\nthree töne ✓ more\ntw", "two", "", "\n"]
    let lines: [String] = texts.flatMap { $0.lines(with: ["two", "töne ✓"]) }
    #expect(lines == ["two", "and ttwo", "three töne ✓ more", "two"])
    let x = String(repeating: "x", count: 100_000)
    let near = "\(x.prefix(1 << 10))two\(x.prefix((16 << 10) - 3))"
    #expect("\(x)two\(x)".lines(with: ["two"]) == [near])
  }
}
