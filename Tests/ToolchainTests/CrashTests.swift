import Foundation
import Testing

@testable import Toolchain

@Suite("The end of a process")
struct CrashTests {
  private static let backtrace = """
    0            0x00007f477e76df7f closure #1 in _assertionFailure + 623 in libswiftCore.so
    1 [ra]       0x0000559231 DoorTests.opens() + 127 in T at /k/Tests/DoorTests.swift:20:56
    2 [inlined]  0x0000559232 next() in T at /k/Sources/Door/Loop.swift
    3 [ra]       0x0000559233 static Door.fall(by:) + 12 in T at /k/Sources/Door/Door.swift:8:3
    4 [ra]       0x0000559234 Door.open() + 12 in T at /k/Sources/Door/Door.swift:30:3
    5 [ra]       0x0000559235 main + 12 in T at /k/Sources/.build/runner.swift:1
    """
  private static let folder = URL(fileURLWithPath: "/k")

  @Test("A crash report quotes the program's error message, or else gives its status")
  func reason() {
    let table: [(Int32, String, String)] = [
      (
        132,
        "Fatal error: of a child\nSwift/Array.swift:692: Fatal error: Index out of range ***\nx",
        "Fatal error: Index out of range"
      ),
      (133, "a.swift:1: Precondition failed: no lives", "Precondition failed: no lives"),
      (133, "a.swift:1: Assertion failed", "Assertion failed"),
      (
        132, "*** Swift runtime failure: arithmetic overflow ***",
        "Swift runtime failure: arithmetic overflow"
      ),
      (139, "", "It crashed with signal 11, which usually means endless recursion."),
      (
        128 + SIGBUS, "", "It crashed with signal \(SIGBUS), which usually means endless recursion."
      ),
      (137, "words", "It ended the process with signal 9."),
      (128, "", "It ended the process with exit status 128."),
      (0, "", "It ended the process with exit status 0."),
    ]
    for (status, printed, reason) in table {
      let crash = Crash(status: status, printed: printed, in: Self.folder)
      #expect(crash.reason == reason && crash.place == nil)
    }
  }

  @Test("A crash report points to the innermost line in the sources, or else in the tests")
  func place() {
    let lines = Self.backtrace.split(separator: "\n").map(String.init)
    let table: [([Int], String?)] = [
      (Array(0...5), "/k/Sources/Door/Door.swift:8"), ([0, 1, 5], "/k/Tests/DoorTests.swift:20"),
      ([0, 1, 2], "/k/Sources/Door/Loop.swift"), ([0, 5], nil),
    ]
    for (numbers, place) in table {
      let printed = numbers.map { lines[$0] }.joined(separator: "\n")
      #expect(Crash(status: 132, printed: printed, in: Self.folder).place == place)
    }
  }

  @Test("A report of a hung test names the limit and, if known, the function")
  func hung() {
    let lines = Self.backtrace.split(separator: "\n").map(String.init)
    let table: [([Int], String, String?)] = [
      (
        [0, 1, 3], "It made no progress for 10 seconds. It was in static Door.fall(by:).",
        "/k/Sources/Door/Door.swift:8"
      ),
      ([0, 1], "It made no progress for 10 seconds.", "/k/Tests/DoorTests.swift:20"),
      ([], "It made no progress for 10 seconds.", nil),
    ]
    #expect(Crash(hungFor: .seconds(1), printed: "", in: Self.folder).reason.hasSuffix("1 second."))
    for (numbers, reason, place) in table {
      let printed = numbers.map { lines[$0] }.joined(separator: "\n")
      let crash = Crash(hungFor: .seconds(10), printed: printed, in: Self.folder)
      #expect(crash.reason == reason && crash.place == place)
    }
  }
}
