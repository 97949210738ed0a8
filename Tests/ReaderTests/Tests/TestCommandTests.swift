import Book
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Reader

@Suite("The workbook test command", .timeLimit(.minutes(5)))
struct TestCommandTests {
  /// Stands in for a lesson's tests: one behaviour that passes on both sides. In lesson 2 the
  /// process ends badly.
  private static let tests =
    "echo \"$*\" >> ran\n" + ScriptedTests.beginning + #"""
      event() { say event "\"kind\":\"$1\",\"messages\":[],\"testID\":\"A.a(side:)\"$2"; }
      at='"sourceLocation":{"_filePath":"/A.swift","column":1,"fileID":"A/A.swift","line":1}'
      say test "\"kind\":\"function\",\"id\":\"A.a(side:)\",\"name\":\"a(side:)\",\"displayName\":\"It flies\",\"isParameterized\":true,$at"
      event testStarted
      for side in before after; do
        case=",\"_testCase\":{\"displayName\":\".$side\"}"
        event testCaseStarted "$case"
        event testCaseEnded "$case"
      done
      event testEnded
      say event '"kind":"runEnded","messages":[]'
      case $filter in *OpenClosed*) exit 1 ;; esac
      """#

  @Test("The test command passes only if every lesson does, and runs lessons and tests in turn")
  func status() async throws {
    let book = try TemporaryBook(2)
    let outcomes = try await withScripts(in: book) {
      [
        try await book.run(TestCommand(), "1"), try await book.run(TestCommand(), "2"),
        try await book.run(TestCommand()),
      ]
    }
    #expect(outcomes.map(\.isRight) == [true, false, false])
    #expect(outcomes[0].output.contains("It flies\n"))
    let runs = try book.read("ran").split(separator: "\n")
    #expect(runs.count == 11 && runs.allSatisfy { $0.contains(" --no-parallel ") })
  }

  @Test("Two runs at once take turns, and each runs what it has built")
  func twoAtOnce() async throws {
    let book = try TemporaryBook(2)
    let outcomes = try await withScripts(in: book, build: "echo built >> ran\n") {
      async let other = book.run(TestCommand(), "3")
      return try await [book.run(TestCommand(), "1"), other]
    }
    #expect(outcomes.map(\.isRight) == [true, true])
    let steps = try book.read("ran").split(separator: "\n").map { $0 == "built" }
    #expect(steps == [true, false, true, false])
  }

  private func withScripts<Result: Sendable>(
    in book: TemporaryBook, build: String = "exit 0\n", _ work: () async throws -> Result
  ) async throws -> Result {
    let bin = book.workbook.root.appendingPathComponent("bin").path
    try book.write("bin/readme", "")
    // A shell that runs its first argument as a script.
    try FileManager.default.createSymbolicLink(
      atPath: "\(bin)/swift", withDestinationPath: "/bin/sh")
    try book.write("build", build)
    try book.write("test", Self.tests)
    return try await ChildProcess.$environmentOverrides.withValue(
      ["PATH": "\(bin):/usr/bin:/bin"]
    ) { try await work() }
  }
}
