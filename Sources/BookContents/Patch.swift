import Foundation
import Toolchain

/// A patch in git's format, with paths from the book's folder.
package struct Patch: Sendable {
  package let text: String
  /// Its path in the book.
  package let path: String

  package init(_ text: String, at path: String) {
    (self.text, self.path) = (text, path)
  }

  /// The files with the patch applied: git decides whether it fits.
  package func applied(to files: Files) async throws -> Files {
    try await TemporaryFolder.with { folder in
      try files.write(to: folder)
      do {
        _ = try await Git.run(
          "apply", "--whitespace=nowarn", "-", in: folder, input: Data(text.utf8))
      } catch let failure as Git.Failure {
        throw BookError.unusable(path, reason: failure.words)
      }
      return Files(in: folder)
    }
  }
}
