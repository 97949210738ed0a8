import Foundation
import Testing

@testable import WorkbookCore

@Suite("What the compiler said")
struct CompilerMessagesTests {
  private let root = URL(fileURLWithPath: "/book")
  private let output = """
    Building for debugging...
    [0/3] Write sources
    /book/Sources/Ship.swift:1:5: warning: variable 'a' was never used
    1 | let a = 1
      |     `- warning: variable 'a' was never used
    [3/5] Compiling Ships Ship.swift
    /book/Sources/Ship.swift:3:14: error: cannot convert value of type 'String' to type 'Int'
    2 |
    3 | let x: Int = "a"
      |              `- error: cannot convert value of type 'String' to type 'Int'
    4 |
    /book/Sources/Hull.swift:9:1: note: 'Hull' declared here
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    [4/5] Emitting module Ships
    /book/Sources/Ship.swift:3:14: error: cannot convert value of type 'String' to type 'Int'
    2 |
    /book/Sources/Ship.swift:8:1: error: cannot find 'y' in scope
    8 | y
    error: fatalError

    """

  @Test("Errors are shown as they are, each once, in their order, and nothing else")
  func errors() {
    let expected = """
      Sources/Ship.swift:3:14: error: cannot convert value of type 'String' to type 'Int'
      2 |
      3 | let x: Int = "a"
        |              `- error: cannot convert value of type 'String' to type 'Int'
      4 |
      Sources/Hull.swift:9:1: note: 'Hull' declared here

      Sources/Ship.swift:8:1: error: cannot find 'y' in scope
      8 | y

      """
    #expect(CompilerMessages(in: output, root: root).text == expected)
  }

  @Test("After ten errors the others are counted")
  func many() {
    let output = (1...12).map { "/book/A.swift:\($0):1: error: no \($0)\n" }.joined()
    let text = CompilerMessages(in: output, root: root).text
    #expect(text.contains("A.swift:10:1: error: no 10\n\n… and 2 more errors.\n"))
    #expect(!text.contains("no 11"))
    let eleven = output.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(CompilerMessages(in: eleven, root: root).text.hasSuffix("\n… and 1 more error.\n"))
  }

  @Test("Where no error has a place in a file, all is shown but the progress")
  func noPlace() {
    let output =
      "[1/2] Linking\nerror: link command failed\nBuilding for debugging...\nundefined\n\n"
    #expect(
      CompilerMessages(in: output, root: root).text == "error: link command failed\nundefined\n")
  }
}
