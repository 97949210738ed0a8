import Foundation
import Toolchain

/// A program built with these tests, to be started as a reader starts it.
public enum BuiltProgram {
  /// The path of a program in the build's folder, beside these tests; nil if it was not built.
  public static func path(of name: String) -> String? {
    let places = CommandLine.arguments.flatMap { argument -> [URL] in
      var folder = URL(fileURLWithPath: argument)
      return (0..<5).map { _ in
        folder = folder.deletingLastPathComponent()
        return folder.appendingPathComponent(name)
      }
    }
    return places.first {
      FileKind(of: $0) == .file && FileManager.default.isExecutableFile(atPath: $0.path)
    }?.path
  }

  /// Runs shell commands in which a variable holds the path of the program.
  package static func shell(
    _ line: String, program: String, as variable: String, in folder: URL = PackageFolder.url
  ) async throws -> Child.Output {
    let words = ["sh", "-c", "\(variable)=$1; \(line)", "sh", path(of: program) ?? "missing"]
    return try await Child(words, in: folder).run()
  }
}
