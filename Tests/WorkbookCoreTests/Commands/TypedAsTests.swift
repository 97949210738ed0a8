import Foundation
import TestSupport
import Testing
import Toolchain

/// What the program says to type when the reader started it by a script.
@Suite("The program workbook, started by its script")
struct TypedAsTests {
  private func shell(_ line: String) throws -> ChildProcess.Output {
    try BuiltProgram.shell(line, program: "workbook", as: "WORKBOOK")
  }

  @Test("What starts it may say what the reader typed: hints then name that")
  func typedAs() throws {
    let typed = "SHIPSHAPE_PROGRAM=scripts/workbook \"$WORKBOOK\""
    let complaint = try shell("\(typed) lst").standardError
    #expect(
      complaint
        == "workbook: There is no command “lst”: did you mean `scripts/workbook list`?\n")
    #expect(
      try shell("\(typed) read 10").standardError
        == "workbook: There is no lesson “10”: name one by its number, letter, abbreviation or "
        + "name, as `scripts/workbook list` shows them.\n")
    #expect(
      try shell("\(typed) help read").standardOutput
        .hasPrefix("Usage: scripts/workbook read LESSON\n"))
  }

  @Test("What it starts itself does not hear what the reader typed")
  func childrenOfTypedAs() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.program(
      "git", "#!/bin/sh\necho \"[${SHIPSHAPE_PROGRAM-none}]\" >&2; exit 9\n")
    let output = try shell(
      "SHIPSHAPE_PROGRAM=x PATH='\(folder.url.path)':$PATH \"$WORKBOOK\" diff 1")
    #expect(output.status == 70)
    #expect(output.standardError.contains("[none]"))
  }

  @Test("The script says what the reader typed, and hands on the words as they are")
  func script() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["scripts", "tools", ".build/debug"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let script = PackageFolder.url.appendingPathComponent("scripts/workbook")
    try folder.program("scripts/workbook", try String(contentsOf: script, encoding: .utf8))
    // Stands for a toolchain that has nothing left to build.
    try folder.program("tools/swift", "#!/bin/sh\n")
    try folder.program(
      ".build/debug/workbook", "#!/bin/sh\nprintf '[%s]' \"$SHIPSHAPE_PROGRAM\" \"$@\"\n")
    let line = """
      cd '\(folder.url.path)'
      PATH="$PWD/tools:$PATH" scripts/workbook read 'two words'
      """
    let output = try shell(line)
    #expect(
      output.standardOutput == "[scripts/workbook][read][two words]", "\(output.standardError)")
  }

  @Test(
    "A build that fails is blamed on the book's files only where the compiler names one",
    arguments: [
      ("/book/Sources/A.swift:1:1: error: no", "The workbook itself does not compile; see above."),
      (
        "error: /book/.build/repositories is not a directory",
        "The workbook could not be built, for the reason that SwiftPM gives above."
      ),
    ])
  func scriptFails(printed: String, expected: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["scripts", "tools"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let script = PackageFolder.url.appendingPathComponent("scripts/workbook")
    try folder.program("scripts/workbook", try String(contentsOf: script, encoding: .utf8))
    try folder.program("tools/swift", "#!/bin/sh\necho '\(printed)'\nexit 1\n")
    let output = try shell(
      "cd '\(folder.url.path)' && PATH=\"$PWD/tools:$PATH\" scripts/workbook list")
    #expect(output.status == 70)
    #expect(output.standardError == "\(printed)\nworkbook: \(expected)\n")
  }
}
