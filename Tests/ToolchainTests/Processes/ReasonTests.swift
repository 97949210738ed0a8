import Foundation
import Testing

@testable import Toolchain

@Suite("The reason of a failure")
struct ReasonTests {
  @Test(
    "It is what the system says, without what stands around it",
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
