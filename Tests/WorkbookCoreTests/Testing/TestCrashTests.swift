import Foundation
import Testing

@testable import WorkbookCore

@Suite("The end of a test process before its time")
struct TestCrashTests {
  private static let rule = "Sources/Lessons/02-OpenClosed/After/Rules/PlayerRules.swift"

  /// The place and the reason of a crash in a book that has the rule, and two files of one name.
  private func end(_ output: String) throws -> TestCrash {
    let book = try SidesBook()
    defer { book.remove() }
    try book.write(Self.rule, "")
    try book.write("Tests/Lessons/02-OpenClosed/Stage.swift", "")
    for folder in ["Model", "Play"] {
      try book.write("Sources/SpaceGame/\(folder)/World.swift", "")
    }
    let root = book.workbook.root
    return TestCrash(
      culprit: nil, output: output.replacing("BOOK", with: root.path), root: root)
  }

  @Test("A file that the book has once is shown by its path, without a backtrace")
  func uniqueFile() throws {
    let crash = try end("OpenClosedAfter/PlayerRules.swift:19: Fatal error: no idea\n")
    #expect(crash.place == "\(Self.rule):19")
    #expect(crash.lastWords == "Fatal error: no idea")
    let inTests = try end("OpenClosedTests/Stage.swift:3: Precondition failed: odd\n")
    #expect(inTests.place == "Tests/Lessons/02-OpenClosed/Stage.swift:3")
    #expect(inTests.lastWords == "Precondition failed: odd")
  }

  @Test("Of two files with one name the backtrace knows the right one, or what Swift said stays")
  func twoFiles() throws {
    let words = "SpaceGame/World.swift:7: Fatal error: no world\n"
    #expect(try end(words).place == "SpaceGame/World.swift:7")
    let trace = """
        1 [ra] 0x5 early() + 2 in tests at BOOK/Sources/SpaceGame/Model/World.swift:8:1
        2 [ra] 0x5 step() + 2 in tests at BOOK/Sources/SpaceGame/Play/World.swift:7:5
      """
    #expect(try end(words + trace).place == "Sources/SpaceGame/Play/World.swift:7")
  }

  @Test("What ends in Swift's own library is shown at the innermost call in the book")
  func library() throws {
    let words = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n"
    let trace = """
        0      0x7 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
        1 [ra] 0x5 expansion #1 of expect in tests at /tmp/swift-generated-sources/@x.swift:1:9
        2 [ra] 0x5 built() + 2 in tests at BOOK/.build/debug/Derived.swift:1:9
        3 [ra] 0x5 outcomes() + 18 in tests at BOOK/\(Self.rule):9:5
        4 [ra] 0x5 ruleAlone() + 54 in tests at BOOK/Tests/AfterPartsTests.swift:33:5
      """
    #expect(try end(words + trace).place == "\(Self.rule):9")
    #expect(try end(words).place == "Swift/ContiguousArrayBuffer.swift:692")
  }

  @Test("A trap without words is told by the backtrace alone")
  func overflow() throws {
    let crash = try end(
      """
      *** Signal 4: Backtracing from 0x5576b87fe53c... done ***

      *** Swift runtime failure: arithmetic overflow ***

        1 0x5 add(_:) + 60 in tests at BOOK/\(Self.rule):1:46
      error: Process 'x' exited with unexpected signal code 4
      """)
    #expect(
      crash.lines == [
        "The test process ended before its time, by signal 4, while no test ran.",
        "\(Self.rule):1",
        "Swift runtime failure: arithmetic overflow",
      ])
  }

  @Test("The last words count: a test may have looked at those of a child of its own")
  func last() throws {
    let crash = try end("A/A.swift:1: Fatal error: one\nFatal error\n")
    #expect(crash.lastWords == "Fatal error")
    #expect(crash.place == nil)
  }

  @Test("Only a crash without words is blamed on the build")
  func silent() throws {
    #expect(
      try end("exited with unexpected signal code 11").lines == [
        "The test process ended before its time, by signal 11, while no test ran.",
        "If a type was changed since the last build, the build may be stale: "
          + "`swift package clean`, then test again.",
      ])
  }

  @Test("The backtracer never waits for a key, whatever the reader has set")
  func backtrace() {
    let brief = "threads=crashed,images=none,registers=none"
    let fixed = "interactive=no,color=no,format=text"
    #expect(SwiftTest.backtrace(asWished: nil) == "\(brief),\(fixed)")
    #expect(SwiftTest.backtrace(asWished: "") == "\(brief),\(fixed)")
    #expect(
      SwiftTest.backtrace(asWished: "enable=no,interactive=yes")
        == "\(brief),enable=no,interactive=yes,\(fixed)")
  }
}
