import Foundation

/// Runs git independently of the reader's own settings.
package enum Git {
  /// Runs a git command, such as `diff`, which sees neither the reader's nor the machine's settings,
  /// and no repository above the folder.
  ///
  /// - Parameters:
  ///   - settings: What stands before the command, such as `-c color.diff=always`.
  ///   - succeeds: Whether an output is a success; by default, that with status 0.
  package static func run(
    _ command: String, _ arguments: [String], settings: [String] = [], in folder: URL,
    succeeds: (ChildProcess.Output) -> Bool = { $0.status == 0 }
  ) throws -> ChildProcess.Output {
    var child = ChildProcess("git", settings + [command] + arguments, in: folder)
    child.environment = surroundings(of: folder)
    let output = try child.run()
    guard succeeds(output) else {
      throw GitError(command: command, status: output.status, words: output.standardError)
    }
    return output
  }

  private static func surroundings(of folder: URL) -> [String: String?] {
    let names = Array(ProcessInfo.processInfo.environment.keys)
    let found = (names + Array(ChildProcess.environmentOverrides.keys)).filter {
      $0.hasPrefix("GIT_") || $0 == "XDG_CONFIG_HOME"
    }
    let none = Dictionary(found.map { ($0, nil as String?) }) { one, _ in one }
    return none.merging([
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_ATTR_NOSYSTEM": "1",
      "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path,
      "HOME": folder.path,
      "LC_ALL": "C",
    ]) { $1 }
  }
}

/// Why a git command failed.
package struct GitError: Error, Equatable, CustomStringConvertible {
  let command: String
  let status: Int32
  let words: String

  package var description: String {
    "`git \(command)` ended with status \(status)"
      + (words.isEmpty ? "." : ": " + words.split(separator: "\n").joined(separator: " "))
  }
}
