import Foundation
import Toolchain

/// Compares two folders by git, whatever the reader's own settings for git are.
struct GitDiff {
  /// A folder that holds the two sides, each in a folder of its name.
  let folder: URL
  var sides = ComparedSides.beforeAndAfter
  /// What differs from our own environment.
  var environment: [String: String?] = [:]

  /// How git is told to colour a line, by which we know it again.
  static let colors: [(setting: String, name: String, code: String, change: DiffLine.Change)] = [
    ("old", "red", "31", .removed),
    ("new", "green", "32", .added),
    ("oldMoved", "magenta", "35", .movedAway),
    ("newMoved", "cyan", "36", .movedHere),
  ]

  /// Line by line, with the lines that moved told apart.
  func lines() throws -> [FileDifference] {
    try LineDiffParser.files(
      in: run([
        "--color=always", "--color-moved=blocks",
        "--color-moved-ws=allow-indentation-change", "--ws-error-highlight=none",
      ]))
  }

  private func run(_ options: [String]) throws -> String {
    let colors = GitDiff.colors.flatMap { ["-c", "color.diff.\($0.setting)=\($0.name)"] }
    var child = ChildProcess(
      "git",
      ["-c", "core.quotePath=false", "-c", "core.attributesFile=/dev/null"] + colors
        + [
          "diff", "--no-index", "--no-prefix", "--no-ext-diff", "--no-textconv", "--no-renames",
          "--histogram", "--unified=3",
        ] + options + ["--", "\(sides.left)", "\(sides.right)"],
      in: folder)
    child.environment = GitDiff.ownSettings(
      for: folder, instead: ProcessInfo.processInfo.environment.keys
    ).merging(environment) { _, given in given }
    let output = try child.run()
    // It ends with 1 when the sides differ, and when one of them cannot be read too.
    guard output.status == 0 || output.status == 1 && !output.standardOutput.isEmpty else {
      throw DiffError.gitFailed(status: output.status, words: output.standardError)
    }
    return output.standardOutput
  }

  /// An environment in which git finds neither settings nor a repository.
  ///
  /// - Parameter names: The variables that are set, of which those for git are taken away.
  static func ownSettings(
    for folder: URL, instead names: some Sequence<String>
  ) -> [String: String?] {
    var environment: [String: String?] = [
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_ATTR_NOSYSTEM": "1",
      "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path,
      "HOME": folder.path,
      "LC_ALL": "C",
    ]
    for name in names where environment[name] == nil {
      guard name.hasPrefix("GIT_") || name == "XDG_CONFIG_HOME" else { continue }
      environment.updateValue(nil, forKey: name)
    }
    return environment
  }
}

/// Why two sides could not be compared.
enum DiffError: Error, Equatable {
  case gitFailed(status: Int32, words: String)
}

extension DiffError: CustomStringConvertible {
  var description: String {
    switch self {
    case .gitFailed(let status, let words):
      "`git diff` could not compare the two sides and ended with status \(status): "
        + words.split(separator: "\n").joined(separator: " ")
    }
  }
}
