import Foundation

/// Runs git independently of the reader's own settings.
package enum Git {
  /// Runs a git command, such as `log`, and waits for its end.
  ///
  /// Git sees neither the reader's nor the machine's settings, and no repository above the folder.
  /// Its commits are made under the name Shipshape.
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

  /// Changes to our own environment that keep git from finding any settings or a repository above
  /// the folder.
  private static func surroundings(of folder: URL) -> [String: String?] {
    let names = Array(ProcessInfo.processInfo.environment.keys)
    let found = (names + Array(ChildProcess.environmentOverrides.keys)).filter {
      $0.hasPrefix("GIT_") || $0 == "XDG_CONFIG_HOME"
    }
    let none = Dictionary(found.map { ($0, nil as String?) }) { one, _ in one }
    return none.merging([
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_ATTR_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "Shipshape",
      "GIT_AUTHOR_EMAIL": "shipshape@localhost",
      "GIT_COMMITTER_NAME": "Shipshape",
      "GIT_COMMITTER_EMAIL": "shipshape@localhost",
      "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path,
      "HOME": folder.path,
      "LC_ALL": "C",
    ]) { $1 }
  }
}

/// Why a git command failed.
package struct GitError: Error, Hashable, CustomStringConvertible {
  /// Such as `log`.
  let command: String
  let status: Int32
  /// What it printed to standard error.
  let words: String

  package var description: String {
    "`git \(command)` ended with status \(status)"
      + (words.isEmpty ? "." : ": " + words.split(separator: "\n").joined(separator: " "))
  }
}
