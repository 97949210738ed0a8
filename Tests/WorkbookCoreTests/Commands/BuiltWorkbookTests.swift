import Foundation
import TestSupport
import Testing
import Toolchain

/// The program as it was built with these tests, started as a reader starts it.
@Suite("The program workbook")
struct BuiltWorkbookTests {
  /// Runs a line of shell in which `$WORKBOOK` is the program.
  private func shell(_ line: String, in folder: URL = PackageFolder.url) throws
    -> ChildProcess.Output
  {
    try BuiltProgram.shell(line, program: "workbook", as: "WORKBOOK", in: folder)
  }

  @Test(
    "It ends with the exit code of what happened",
    arguments: [
      ("\"$WORKBOOK\"", 0, ""), ("\"$WORKBOOK\" list", 0, ""), ("\"$WORKBOOK\" --help", 0, ""),
      (
        "\"$WORKBOOK\" lst", 64,
        "workbook: There is no command “lst”: did you mean `workbook list`?\n"
      ),
      (
        "\"$WORKBOOK\" list --jsn", 64,
        "workbook: `workbook list` has no option “--jsn”: did you mean `--json`?\n"
      ),
      (
        "\"$WORKBOOK\" --verson", 64,
        "workbook: `workbook` has no option “--verson”: did you mean `--version`?\n"
      ),
      (
        "\"$WORKBOOK\" read 10", 64,
        "workbook: There is no lesson “10”: name one by its number, letter, abbreviation or "
          + "name, as `workbook list` shows them.\n"
      ),
    ])
  func exitCodes(line: String, status: Int32, complaint: String) throws {
    let output = try shell(line)
    #expect(output.status == status)
    #expect(output.standardError == complaint)
    #expect(output.standardOutput.isEmpty == (status != 0))
  }

  @Test("A check that fails ends with 1")
  func failedCheck() throws {
    let book = try TemporaryBook(pages: [
      1: "# The ship\n\n<!-- code: Gone.swift -->\n```swift\n```\n"
    ])
    defer { book.remove() }
    let output = try shell("\"$WORKBOOK\" pages --check --skip-build", in: book.root)
    #expect(output.status == 1)
    #expect(output.standardError.contains("Gone.swift"))
  }

  @Test("It finds its book from any folder")
  func anyFolder() throws {
    let here = try shell("\"$WORKBOOK\" list")
    let elsewhere = try shell("\"$WORKBOOK\" list", in: URL(fileURLWithPath: "/"))
    #expect(elsewhere.status == 0)
    #expect(elsewhere.standardOutput == here.standardOutput)
  }

  @Test("Without a book it says where it looked, and still has help")
  func noBook() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let copy = folder.url.appendingPathComponent("workbook copy").path
    let output = try shell("cp \"$WORKBOOK\" '\(copy)' && '\(copy)'", in: folder.url)
    #expect(output.status == 64)
    #expect(output.standardError.hasPrefix("workbook: There is no workbook in /"))
    #expect(try shell("'\(copy)' help", in: folder.url).status == 0)
  }

  @Test("A reader who closes the pipe early hears nothing of it")
  func closedPipe() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // The program waits at a named pipe until its reader has gone away.
    let line = """
      mkfifo gone
      { read word < gone; "$WORKBOOK" help; echo "ended with $?" >&2; } | { exec <&-; echo > gone; }
      """
    #expect(try shell(line, in: folder.url).standardError == "ended with 0\n")
  }

  @Test(
    "What cannot be written is told",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let output = try shell("\"$WORKBOOK\" list > /dev/full")
    #expect(output.status == 1)
    #expect(
      output.standardError
        == "workbook: The output could not be written: No space left on device.\n")
  }
}
