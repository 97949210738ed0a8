import Foundation
import Testing

@testable import Toolchain

@Suite("Why a build failed")
struct BuildFailureTests {
  private func failure(_ printed: String) -> BuildFailure {
    BuildFailure(
      printed: printed, root: URL(fileURLWithPath: "/book"),
      scratch: URL(fileURLWithPath: "/book/.build"))
  }

  private let printed = """
    Another instance of SwiftPM (PID: 7) is already running …Building for debugging...
    Building for debugging...
    [0/3] Write sources
    /book/Sources/Ship.swift:1:5: warning: variable 'a' was never used
    1 | let a = 1
      |     `- warning: variable 'a' was never used
    [3/5] Compiling Ships Ship.swift
    /book/Sources/Ship.swift:3:14: error: cannot convert value of type 'String' to type 'Int'
    2 |
    3 | let x: Int = "error: No space left on device"
      |              `- error: cannot convert value of type 'String' to type 'Int'
    4 |
    /book/Sources/Hull.swift:9:1: note: 'Hull' declared here
    /book/Sources/Ship.swift:7:5: warning: variable 'b' was never used
    7 | let b = 1
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    [4/5] Emitting module Ships
    /book/Sources/Ship.swift:3:14: error: cannot convert value of type 'String' to type 'Int'
    2 |
    <unknown>:0: error: cannot find 'y' in scope
    8 | y
    error: fatalError

    """

  @Test("Errors are told as they are, each once, in their order, and nothing else")
  func errors() {
    let failure = failure(printed)
    let first = """
      Sources/Ship.swift:3:14: error: cannot convert value of type 'String' to type 'Int'
      2 |
      3 | let x: Int = "error: No space left on device"
        |              `- error: cannot convert value of type 'String' to type 'Int'
      4 |
      Sources/Hull.swift:9:1: note: 'Hull' declared here
      """
    let second = "<unknown>:0: error: cannot find 'y' in scope\n8 | y"
    #expect(
      failure.errors == [
        CompilerError(
          place: SourcePlace(path: "Sources/Ship.swift", line: 3), column: 14,
          message: "cannot convert value of type 'String' to type 'Int'", text: first),
        CompilerError(
          place: nil, column: nil, message: "cannot find 'y' in scope", text: second),
      ])
    #expect(failure.cause == .code)
    #expect(failure.text == first + "\n\n" + second + "\n")
    #expect(failure.complaints == [])
    #expect(!failure.printed.contains("[0/3]"))
    #expect(failure.printed.contains("warning: variable 'a'"))
  }

  @Test(
    "After ten errors the others are counted",
    arguments: [
      (10, "no 10\n"), (11, "no 10\n\n… and 1 more error.\n"),
      (12, "no 10\n\n… and 2 more errors.\n"),
    ])
  func many(count: Int, end: String) {
    let printed = (1...count).map { "/book/A.swift:\($0):1: error: no \($0)\n" }.joined()
    #expect(failure(printed).text.hasSuffix("A.swift:10:1: error: \(end)"))
  }

  @Test("Where no error has a place in a file, all is shown but the progress")
  func noPlace() {
    let printed =
      "[1/2] Linking\na.o: undefined reference\nerror: link command failed with exit code 1\n\n"
    let failure = failure(printed)
    #expect(failure.cause == .code)
    #expect(
      failure.text == "a.o: undefined reference\nerror: link command failed with exit code 1\n")
  }

  @Test(
    "What is no fault of the code is told by its cause, in a sentence with a remedy",
    arguments: [
      ("error: write: No space left on device", .noSpace, "The disk is full, "),
      ("error: encountered an I/O error (code: \(ENOSPC)) while reading x", .noSpace, "The disk "),
      ("error: x: Read-only file system", .notWritable, "Nothing could be built because "),
      ("error: invalid access to /a/.build", .notWritable, "Nothing could be built because "),
      (
        "error: .build/repositories is not a directory",
        .other(".build/repositories is not a directory"),
        "Nothing could be built, since SwiftPM stopped with “.build/repositories is not a directory”"
      ),
      (
        "<unknown>:0: error: missing required module 'SwiftShims'", .movedClone,
        "The book was moved or copied after it was built"
      ),
      (
        "<unknown>:0: error: precompiled file '/a/S.pcm' was compiled with module cache path '/b', "
          + "but the path is currently '/c'", .movedClone, "The book was moved or copied"
      ),
    ] as [(String, BuildFailure.Cause, String)])
  func causes(printed: String, cause: BuildFailure.Cause, sentence: String) {
    let failure = failure("[1/2] Compiling A a.swift\n\(printed)\n")
    #expect(failure.cause == cause)
    #expect(failure.sentence?.hasPrefix(sentence) == true)
    #expect(failure.text == (failure.sentence ?? "") + "\n")
  }

  @Test("The folder to be removed after a move is named")
  func moved() {
    let failure = failure("<unknown>:0: error: missing required module 'SwiftShims'")
    #expect(
      failure.text
        == "The book was moved or copied after it was built, and what was built still names the "
        + "old place: remove the folder /book/.build, then try again.\n")
  }
}
