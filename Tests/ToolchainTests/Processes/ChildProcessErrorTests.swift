import Foundation
import Testing

@testable import Toolchain

@Suite("A child process that cannot run")
struct ChildProcessErrorTests {
  @Test(
    "What cannot be run is told in one clear sentence",
    arguments: [
      (ChildProcess("no-such-tool", []), noProgram("no-such-tool")),
      (ChildProcess("/no/tool", []), noProgram("/no/tool")),
      // A file that may not be run, and a folder.
      (ChildProcess("/etc/passwd", []), noProgram("/etc/passwd")),
      (ChildProcess("/usr", []), noProgram("/usr")),
      (
        ChildProcess("sh", [], in: URL(fileURLWithPath: "/no/such/folder")),
        "There is no folder “/no/such/folder” to run a program in."
      ),
      (
        ChildProcess("sh", [String(repeating: "x", count: 4 << 20)]),
        "“sh” could not be started: Argument list too long."
      ),
    ] as [(ChildProcess, String)])
  func refused(child: ChildProcess, sentence: String) {
    let error = #expect(throws: ChildProcessError.self) { try child.run() }
    #expect(error?.description == sentence)
  }

  private static func noProgram(_ name: String) -> String {
    "There is no program “\(name)” on this machine's PATH: install it, or add its folder to PATH."
  }

  @Test(
    "The reason of a failure is what the system says, without what stands around it",
    arguments: [
      (POSIXError(.ENOSPC), "No space left on device"),
      (NSError(domain: NSPOSIXErrorDomain, code: Int(EROFS)), "Read-only file system"),
      (
        CocoaError(.fileReadUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES)]),
        "Permission denied"
      ),
      (
        ChildProcessError.noFolder("/a"), "There is no folder “/a” to run a program in"
      ),
      (Sentence(), "It rains"),
    ] as [(any Error, String)])
  func reason(error: any Error, expected: String) {
    #expect(Reason.of(error) == expected)
  }

  private struct Sentence: LocalizedError {
    var errorDescription: String? { "It rains." }
  }
}
