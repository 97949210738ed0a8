import Foundation

/// Runs git independently of the reader's own settings.
package enum Git {
  /// Runs a git command and waits for its end.
  ///
  /// Git sees neither the reader's nor the machine's settings, and no repository above the folder.
  /// Its commits are made under the name Shipshape.
  ///
  /// - Parameters:
  ///   - command: The command without its options, such as `log`.
  ///   - settings: What stands before the command, such as `-c color.diff=always`.
  ///   - succeeds: Whether an output is a success; by default, that with status 0.
  /// - Throws: ``GitError`` when it is none.
  package static func run(
    _ command: String, _ arguments: [String], settings: [String] = [], in folder: URL,
    succeeds: (ChildProcess.Output) -> Bool = { $0.status == 0 }
  ) throws -> ChildProcess.Output {
    var child = ChildProcess("git", settings + [command] + arguments, in: folder)
    child.environment = surroundings(of: folder)
    let output = try child.run()
    guard succeeds(output) else {
      throw GitError.failed(
        "git \(command)", status: output.status, words: output.standardError)
    }
    return output
  }

  /// Changes to our own environment that keep git from finding any settings or a repository above
  /// the folder.
  private static func surroundings(of folder: URL) -> [String: String?] {
    var environment: [String: String?] = [:]
    let names = Array(ProcessInfo.processInfo.environment.keys)
    for name in names + Array(ChildProcess.environmentOverrides.keys) {
      guard name.hasPrefix("GIT_") || name == "XDG_CONFIG_HOME" else { continue }
      environment.updateValue(nil, forKey: name)
    }
    return environment.merging(own) { $1 }.merging([
      "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path,
      "HOME": folder.path,
    ]) { $1 }
  }

  private static let own: [String: String?] = [
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_SYSTEM": "/dev/null",
    "GIT_ATTR_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Shipshape",
    "GIT_AUTHOR_EMAIL": "shipshape@localhost",
    "GIT_COMMITTER_NAME": "Shipshape",
    "GIT_COMMITTER_EMAIL": "shipshape@localhost",
    "LC_ALL": "C",
  ]
}

/// Why a git command failed.
package enum GitError: Error, Hashable, CustomStringConvertible {
  /// A command such as `git diff`, its exit status, and what it printed to standard error.
  case failed(String, status: Int32, words: String)

  package var description: String {
    switch self {
    case .failed(let command, let status, let words):
      "`\(command)` ended with status \(status)"
        + (words.isEmpty ? "." : ": " + words.split(separator: "\n").joined(separator: " "))
    }
  }
}
