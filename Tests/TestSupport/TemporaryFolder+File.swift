import Foundation
import Toolchain

extension TemporaryFolder {
  /// Makes a file in the folder.
  package func file(_ name: String, _ text: String = "") throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Makes a shell script in the folder.
  ///
  /// Another process writes it: a child that a parallel test starts would inherit our open file, and
  /// the system runs no program that is open for writing.
  package func program(_ name: String, _ script: String) async throws {
    let path = url.appendingPathComponent(name).path
    var child = Child(["sh", "-c", "cat > \"$1\" && chmod +x \"$1\"", "sh", path])
    child.input = Data("#!/bin/sh\n\(script)\n".utf8)
    _ = try await child.run()
  }
}
