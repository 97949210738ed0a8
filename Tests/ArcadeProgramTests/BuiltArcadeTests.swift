import Foundation
import TestSupport
import Testing
import Toolchain

/// The program that was built with these tests, started as a player starts it.
@Suite(
  "The built arcade program",
  .enabled("if the build includes it", { BuiltProgram.path(of: "arcade") != nil }))
struct BuiltArcadeTests {
  @Test("The arcade exits with the right status, and its errors contain no control characters")
  func exitCodes() async throws {
    let ends: [(String, Int32, String)] = [
      ("\"$ARCADE\" census", 0, ""),
      (
        "\"$ARCADE\" --bogus", 64,
        "arcade: `arcade` has no option “--bogus”: `arcade help` shows what it takes.\n"
      ),
      (
        "\"$ARCADE\" visit --log \"$(printf 'a/\\033[31mb')\"", 1,
        "arcade: “a/\u{FFFD}[31mb” cannot be written: No such file or directory.\n"
      ),
      (
        "\"$ARCADE\" < /dev/null", 1,
        "arcade: This needs a terminal: run it in one, not through a pipe or a file.\n"
      ),
    ]
    for (line, status, complaint) in ends {
      let output = try await BuiltProgram.shell(line, program: "arcade", as: "ARCADE")
      #expect(output.standardError == complaint && output.status == status, "\(line)")
      #expect(output.text.isEmpty == (status != 0))
    }
  }
}
