import Foundation
import TestSupport
import Testing
import Toolchain

/// The program built with these tests, started as a reader starts it.
@Suite(
  "The workbook program",
  .enabled("if the build includes it", { (try? BuiltProgram.path(of: "workbook")) != nil }))
struct BuiltWorkbookTests {
  /// Runs a line of shell in which `$WORKBOOK` is the program.
  private func shell(_ line: String, in folder: URL = PackageFolder.url) async throws
    -> ChildProcess.Output
  {
    try await BuiltProgram.shell(line, program: "workbook", as: "WORKBOOK", in: folder)
  }

  @Test(
    "The workbook exits with the right status, and names itself as it was typed",
    arguments: [
      ("\"$WORKBOOK\"", 0, ""),
      (
        "SHIPSHAPE_PROGRAM=scripts/workbook \"$WORKBOOK\" raed", 64,
        "There is no command “raed”: did you mean `scripts/workbook read`?"
      ),
      (
        "\"$WORKBOOK\" read 10", 64,
        "There is no lesson “10”: name one by its number, letter, abbreviation or "
          + "name, as `workbook` shows them."
      ),
      (
        "PATH=/none \"$WORKBOOK\" diff 1", 1,
        "There is no program “git” on this machine's PATH: install it, or add its folder to PATH."
      ),
    ])
  func exitCodes(line: String, status: Int32, complaint: String) async throws {
    let output = try await shell(line)
    let expected = [complaint.isEmpty ? "" : "workbook: \(complaint)\n", "\(status)"]
    #expect([output.standardError, "\(output.status)"] == expected)
  }

  @Test("The workbook finds its book from any folder; without a book it says so and still has help")
  func anyFolder() async throws {
    let elsewhere = try await shell("\"$WORKBOOK\"", in: URL(fileURLWithPath: "/"))
    #expect(elsewhere.standardOutput.hasPrefix("Shipshape: "))
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let copy = folder.url.appendingPathComponent("workbook copy").path
    let output = try await shell("cp \"$WORKBOOK\" '\(copy)' && '\(copy)'", in: folder.url)
    #expect(output.standardError.hasPrefix("workbook: There is no workbook in /"))
    let help = try await shell("'\(copy)' help", in: folder.url)
    #expect([elsewhere.status, output.status, help.status] == [0, 1, 0])
  }

  @Test("A reader who closes the pipe early sees no error")
  func closedPipe() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // The program waits at a named pipe until its reader has gone.
    let line = """
      mkfifo gone
      { read word < gone; "$WORKBOOK" help; echo "ended with $?" >&2; } | { exec <&-; echo > gone; }
      """
    let output = try await shell(line, in: folder.url)
    #expect(output.standardError == "ended with 0\n")
  }

  @Test(
    "The workbook reports output that it cannot write",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() async throws {
    let output = try await shell("\"$WORKBOOK\" > /dev/full")
    let complaint = "workbook: The output could not be written: No space left on device.\n"
    #expect([output.standardError, "\(output.status)"] == [complaint, "1"])
  }
}
