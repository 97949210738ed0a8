import Foundation
import TestSupport
import Testing
import Toolchain

/// The program as it was built with these tests, started as a player starts it.
@Suite("The program arcade")
struct BuiltArcadeTests {
  private static let noTerminal =
    "arcade: This needs a terminal of its own for keys and picture: run it in one, or use "
    + "`arcade transcript`.\n"

  @Test(
    "It ends with the exit code of what happened, and what a player typed sends no codes",
    arguments: [
      ("\"$ARCADE\" census", 0, ""),
      (
        "SHIPSHAPE_ARCADE='scripts/workbook play 9' \"$ARCADE\" --bogus", 64,
        "arcade: `scripts/workbook play 9 visit` has no option “--bogus”: "
          + "`scripts/workbook play 9 help visit` shows what it takes.\n"
      ),
      (
        "\"$ARCADE\" census --sides 10=before", 64,
        "arcade: --sides names lessons by their numbers, 1 to 9; not “10”.\n"
      ),
      (
        "\"$ARCADE\" replay \"$(printf 'a\\033[31mb')\"", 1,
        "arcade: There is no file “a\u{FFFD}[31mb”.\n"
      ),
      ("\"$ARCADE\" replay /dev/null", 1, "arcade: “/dev/null” cannot be read as text.\n"),
      ("\"$ARCADE\" < /dev/null", 1, noTerminal),
    ] as [(String, Int32, String)])
  func exitCodes(line: String, status: Int32, complaint: String) throws {
    let output = try BuiltProgram.shell(line, program: "arcade", as: "ARCADE")
    #expect(output.status == status)
    #expect(output.standardError == complaint)
    #expect(output.standardOutput.isEmpty == (status != 0))
  }

  @Test("A player who closes the pipe early hears nothing of it")
  func closedPipe() throws {
    let output = try BuiltProgram.shell(
      "{ \"$ARCADE\" transcript --game --ticks 2000; echo \"ended with $?\" >&2; } | head -n 1",
      program: "arcade", as: "ARCADE")
    #expect(output.standardOutput.hasPrefix("t1 playing wave:1"))
    #expect(output.standardError == "ended with 0\n")
  }

  @Test(
    "What cannot be written is told",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let output = try BuiltProgram.shell(
      "\"$ARCADE\" census > /dev/full", program: "arcade", as: "ARCADE")
    #expect(output.status == 1)
    #expect(
      output.standardError == "arcade: The output could not be written: No space left on device.\n")
  }
}
