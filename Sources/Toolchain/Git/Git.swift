import Foundation

/// Runs git independently of the reader's own settings.
package enum Git {
  /// Settings that stop the reader's repository from running programs, changing bytes or doing
  /// needless work.
  private static let settings = [
    "core.hooksPath=/dev/null", "core.fsmonitor=false", "core.attributesFile=/dev/null",
    "core.autocrlf=false", "core.ignoreCase=false", "core.logAllRefUpdates=false",
    "core.quotePath=false", "gc.auto=0", "fastimport.unpackLimit=1000",
  ]

  /// Runs a git command, such as `diff`, which sees neither the reader's nor the machine's
  /// settings.
  ///
  /// - Parameters:
  ///   - settings: The options before the command, such as `-c color.diff=always`.
  ///   - repository: The folder of the only repository that it may see; nil for none above the
  ///   folder.
  ///   - input: The input that it reads.
  ///   - succeeds: Whether an output is a success; by default, if the status is 0.
  package static func run(
    _ command: String, _ arguments: [String], settings: [String] = [], in folder: URL,
    repository: URL? = nil, input: Data? = nil,
    succeeds: (ChildProcess.Output) -> Bool = { $0.status == 0 }
  ) throws -> ChildProcess.Output {
    let ours = ["-C", folder.path] + Git.settings.flatMap { ["-c", $0] }
    var child = ChildProcess("git", ours + settings + [command] + arguments)
    child.environment = surroundings(of: folder, repository)
    child.outputLimit = 256 << 20
    let scratch = try input.map { _ in try TemporaryFolder(isSmall: true) }
    defer { scratch?.remove() }
    if let input, let scratch {
      let file = scratch.url.appendingPathComponent("input")
      try input.write(to: file)
      child.input = file
    }
    let output = try child.run()
    guard succeeds(output) else {
      throw GitError(command: command, status: output.status, words: output.standardError)
    }
    return output
  }

  private static func surroundings(of folder: URL, _ repository: URL?) -> [String: String?] {
    let names = Array(ProcessInfo.processInfo.environment.keys)
    let found = (names + Array(ChildProcess.environmentOverrides.keys)).filter {
      $0.hasPrefix("GIT_") || $0 == "XDG_CONFIG_HOME"
    }
    var variables = Dictionary(found.map { ($0, nil as String?) }) { one, _ in one }
    variables["GIT_CONFIG_NOSYSTEM"] = "1"
    variables["GIT_ATTR_NOSYSTEM"] = "1"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["HOME"] = "/dev/null"
    variables["LC_ALL"] = "C"
    if let repository {
      variables["GIT_DIR"] = repository.path
      variables["GIT_WORK_TREE"] = folder.path
    } else {
      variables["GIT_CEILING_DIRECTORIES"] = folder.deletingLastPathComponent().path
    }
    return variables
  }
}

/// Why a git command failed.
package struct GitError: Error, Equatable, CustomStringConvertible {
  let command: String
  let status: Int32
  package let words: String

  package init(command: String, status: Int32, words: String) {
    self.command = command
    self.status = status
    self.words = words
  }

  package var description: String {
    "`git \(command)` ended with status \(status)"
      + (words.isEmpty ? "." : ": " + words.split(separator: "\n").joined(separator: " "))
  }
}
