import Foundation
import Testing

@testable import Toolchain

@Suite("A child process that cannot run")
struct ChildProcessErrorTests {
  @Test(
    "A program that cannot run is reported in one sentence, and the reason without a full stop")
  func refused() {
    let remedy = "on this machine's PATH: install it, or add its folder to PATH."
    // An unknown name or path, a file that may not be run, and a folder.
    let missing = ["no-such-tool", "/no/tool", "/etc/passwd", "/usr"].map {
      (ChildProcess($0, []), "There is no program “\($0)” \(remedy)")
    }
    let others = [
      (
        ChildProcess("sh", [], in: URL(fileURLWithPath: "/no/such/folder")),
        "There is no folder “/no/such/folder” to run a program in."
      ),
      (
        ChildProcess("sh", [String(repeating: "x", count: 2 << 20)]),
        "“sh” could not be started: Argument list too long."
      ),
    ]
    for (child, sentence) in missing + others {
      let error = #expect(throws: ChildProcessError.self) { try child.run() }
      #expect(error.map { "\($0)" } == sentence)
      #expect(error.map(Reason.of) == String(sentence.dropLast()))
    }
  }

  @Test(
    "The reason for a failure is the system's, without the text around it",
    arguments: [
      (POSIXError(.ENOSPC), "No space left on device"),
      (NSError(domain: NSPOSIXErrorDomain, code: Int(EROFS)), "Read-only file system"),
      (
        CocoaError(.fileReadUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES)]),
        "Permission denied"
      ),
    ] as [(any Error, String)])
  func reason(error: any Error, reason: String) {
    #expect(Reason.of(error) == reason)
  }
}
