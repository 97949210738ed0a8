import Foundation
import TestSupport
import Testing
import Toolchain

/// The program as it was built with these tests, started as a player starts it.
@Suite("The program arcade")
struct BuiltArcadeTests {
  private func shell(_ line: String) throws -> ChildProcess.Output {
    try BuiltProgram.shell(line, program: "arcade", as: "ARCADE")
  }

  @Test(
    "It ends with the exit code of what happened",
    arguments: [
      ("\"$ARCADE\" census", 0, ""),
      ("\"$ARCADE\" --version", 0, ""),
      (
        "\"$ARCADE\" fly", 64,
        "arcade: There is no command “fly”: `arcade help` lists them.\n"
      ),
      (
        "SHIPSHAPE_ARCADE='scripts/workbook play 9' \"$ARCADE\" --bogus", 64,
        "arcade: `scripts/workbook play 9 visit` has no option “--bogus”: "
          + "`scripts/workbook play 9 help visit` shows what it takes.\n"
      ),
      (
        "\"$ARCADE\" transcript --ticks 0", 64,
        "arcade: --ticks takes a whole number from 1 to 1080000, not “0”.\n"
      ),
      (
        "\"$ARCADE\" census --sides 10=before", 64,
        "arcade: --sides names lessons by their numbers, 1 to 9; not “10”.\n"
      ),
      (
        "\"$ARCADE\" replay no-such-file", 1, "arcade: There is no file “no-such-file”.\n"
      ),
      (
        "\"$ARCADE\" --service example.com", 64,
        "arcade: --service takes an address that begins with http:// or https://, not "
          + "“example.com”.\n"
      ),
      (
        "\"$ARCADE\" --guest --log /dev/null/log", 1,
        "arcade: “/dev/null/log” cannot be written: there is no such folder.\n"
      ),
      (
        "\"$ARCADE\" --guest < /dev/null", 1,
        "arcade: This needs a terminal of its own for keys and picture: run it in one, or use "
          + "`arcade transcript`.\n"
      ),
      (
        "\"$ARCADE\" < /dev/null", 1,
        "arcade: This needs a terminal of its own for keys and picture: run it in one, or use "
          + "`arcade transcript`.\n"
      ),
    ])
  func exitCodes(line: String, status: Int32, complaint: String) throws {
    let output = try shell(line)
    #expect(output.status == status)
    #expect(output.standardError == complaint)
    #expect(output.standardOutput.isEmpty == (status != 0))
  }

  @Test("What a player typed cannot send codes to the terminal")
  func escapes() throws {
    let output = try shell("\"$ARCADE\" replay \"$(printf 'a\\033[31mb')\"")
    #expect(output.standardError == "arcade: There is no file “a\u{FFFD}[31mb”.\n")
  }

  @Test("A player who closes the pipe early hears nothing of it")
  func closedPipe() throws {
    let output = try shell(
      "{ \"$ARCADE\" transcript --game --ticks 2000; echo \"ended with $?\" >&2; } | head -n 1")
    #expect(output.standardOutput.hasPrefix("t1 playing wave:1"))
    #expect(output.standardError == "ended with 0\n")
  }

  @Test(
    "What cannot be written is told",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let output = try shell("\"$ARCADE\" census > /dev/full")
    #expect(output.status == 1)
    #expect(
      output.standardError == "arcade: The output could not be written: No space left on device.\n")
  }

  @Test("A pipe as a recording is refused rather than waited for")
  func pipe() throws {
    let output = try shell("\"$ARCADE\" replay /dev/null")
    #expect(output.status == 1)
    #expect(output.standardError == "arcade: “/dev/null” cannot be read as text.\n")
  }
}
