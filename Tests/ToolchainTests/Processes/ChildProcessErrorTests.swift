import Foundation
import Testing

@testable import Toolchain

@Suite("A child process that cannot run")
struct ChildProcessErrorTests {
  @Test("What cannot be run is told in one clear sentence")
  func refused() {
    // No such name or path, a file that may not be run, and a folder.
    let names = ["no-such-tool", "/no/tool", "/etc/passwd", "/usr"]
    let children =
      names.map { ChildProcess($0, []) } + [
        ChildProcess("sh", [], in: URL(fileURLWithPath: "/no/such/folder")),
        ChildProcess("sh", [String(repeating: "x", count: 2 << 20)]),
      ]
    let sentences = children.map { child in
      do { return try child.run().standardOutput } catch { return "\(error)" }
    }
    let remedy = "on this machine's PATH: install it, or add its folder to PATH."
    let missing: [String] = names.map { "There is no program “\($0)” \(remedy)" }
    let others: [String] = [
      "There is no folder “/no/such/folder” to run a program in.",
      "“sh” could not be started: Argument list too long.",
    ]
    #expect(sentences == missing + others)
  }

  @Test("The reason of a failure is what the system says, without what stands around it")
  func reason() {
    let errors: [any Error] = [
      POSIXError(.ENOSPC), NSError(domain: NSPOSIXErrorDomain, code: Int(EROFS)),
      CocoaError(.fileReadUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES)]),
      ChildProcessError.noFolder("/a"), Sentence(),
    ]
    let reasons: [String] = errors.map(Reason.of)
    let expected: [String] = [
      "No space left on device", "Read-only file system", "Permission denied",
      "There is no folder “/a” to run a program in", "It rains",
    ]
    #expect(reasons == expected)
  }

  private struct Sentence: LocalizedError {
    var errorDescription: String? { "It rains." }
  }
}
