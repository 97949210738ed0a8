import Foundation

/// Calls git without the reader's hooks and settings, such as an external diff program, and without
/// our own environment, such as the variables of a hook that started us.
package enum Git {
  package struct Failure: Error, CustomStringConvertible {
    /// There is no git.
    package static let isMissing = Failure(words: "it is in no folder of PATH")

    package let words: String

    package var description: String { "git cannot do this: \(words)" }
  }

  /// - Parameters:
  ///   - repository: Its folder; nil for work without one. Left to itself, git would look in the
  ///     folders above, and find the book's repository.
  ///   - accepted: The exit statuses that do not count as failures.
  package static func run(
    _ words: String..., in folder: URL, repository: URL? = nil, input: Data = Data(),
    accepting accepted: [Int32] = [0]
  ) async throws -> Child.Output {
    let settings = ["core.hooksPath=/dev/null", "core.autocrlf=false", "core.safecrlf=false"]
    var child = Child(["git"] + settings.flatMap { ["-c", $0] } + words, in: folder)
    for name in ProcessInfo.processInfo.environment.keys where name.hasPrefix("GIT_") {
      child.environment[name] = .some(nil)
    }
    child.environment["GIT_DIR"] = repository?.path ?? "/dev/null"
    child.environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    child.environment["GIT_CONFIG_NOSYSTEM"] = "1"
    child.environment["LC_ALL"] = "C"
    child.input = input
    let output = try await child.run()
    guard accepted.contains(output.status) else {
      // The shell's status if it cannot find the program.
      if output.status == 127 { throw Failure.isMissing }
      let words = output.standardError.trimmingCharacters(in: .whitespacesAndNewlines)
      throw Failure(words: words.isEmpty ? "it ended with status \(output.status)" : words)
    }
    return output
  }
}
