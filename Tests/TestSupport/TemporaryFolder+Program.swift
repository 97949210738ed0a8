import Foundation
import Toolchain

extension TemporaryFolder {
  /// Makes a program in the folder, from the text of a script.
  ///
  /// A separate process writes it: if this one were still writing while another test starts a
  /// child, the child would hold the file open, and the system refuses to run a file that is open
  /// for writing.
  @discardableResult
  public func program(_ name: String, _ text: String) async throws -> URL {
    let program = url.appendingPathComponent(name)
    let source = try file("\(UUID().uuidString).text", text)
    let copy = try await ChildProcess(
      "sh", ["-c", "cat \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", source.path, program.path]
    ).run(nil)
    guard copy.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.removeItem(at: source)
    return program
  }
}
