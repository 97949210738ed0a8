import Foundation
import Toolchain

/// A separate repository in a temporary folder, in which git applies a series of patches as
/// commits.
enum PatchRepository {
  struct Commit: Hashable {
    let message: String
    /// The changes, with paths in the folder of the sources.
    let files: [FileDifference]
  }

  /// Applies patches and reads all of them at once: git runs five times, however many there are.
  ///
  /// - Parameters:
  ///   - patches: The files with the patches, one in each.
  ///   - tree: The sources that they change.
  ///   - folder: The folder of the sources in the repository.
  /// - Throws: ``GitError``.
  static func commits(
    taking patches: [URL], to tree: SourceTree, in folder: String
  ) throws -> [Commit] {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    try tree.write(to: scratch.url.appendingPathComponent(folder, isDirectory: true))
    func git(_ command: String, _ arguments: [String]) throws -> String {
      try Git.run(
        command, arguments, settings: GitDiff.settings, in: scratch.url
      ).standardOutput
    }
    _ = try git("init", ["--quiet", "--template="])
    _ = try git("add", ["--all"])
    _ = try git("commit", ["--quiet", "--message", "Before"])
    _ = try git("am", ["--quiet", "--keep-cr"] + patches.map(\.path))
    let log = try git(
      "log",
      ["--reverse", "-\(patches.count)", "--relative=\(folder)", "--format=%x01%B%x02", "--patch"]
        + GitDiff.options)
    return log.split(separator: "\u{1}").map { commit in
      let parts = commit.split(separator: "\u{2}", maxSplits: 1)
      return Commit(
        message: String(parts[0]),
        files: GitDiff.shown(DiffParser.files(in: parts.count > 1 ? String(parts[1]) : "")))
    }
  }
}
