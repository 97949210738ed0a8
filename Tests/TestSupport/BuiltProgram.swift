import Foundation
import Toolchain

/// A program built with these tests, to be started as a reader starts it.
public enum BuiltProgram {
  public struct Missing: Error, CustomStringConvertible {
    let name: String
    public var description: String {
      "The build puts \(name) beside the tests, but it is not there."
    }
  }

  /// The path of a program in the build's folder, beside these tests.
  public static func path(of name: String) throws -> String {
    let places = CommandLine.arguments.flatMap { argument -> [URL] in
      var folder = URL(fileURLWithPath: argument)
      return (0..<5).map { _ in
        folder = folder.deletingLastPathComponent()
        return folder.appendingPathComponent(name)
      }
    }
    let program = places.first {
      FileKind(of: $0) == .file && FileManager.default.isExecutableFile(atPath: $0.path)
    }
    guard let program else { throw Missing(name: name) }
    return program.path
  }

  /// Runs shell commands in which a variable holds the path of the program.
  package static func shell(
    _ line: String, program: String, as variable: String, in folder: URL = PackageFolder.url
  ) async throws -> Child.Output {
    let words = ["sh", "-c", "\(variable)=$1; \(line)", "sh", try path(of: program)]
    return try await Child(words, in: folder).run()
  }
}
