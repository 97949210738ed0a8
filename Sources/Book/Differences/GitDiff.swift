import Foundation
import Toolchain

/// Compares versions of a module with git, and recognizes lines that moved.
package enum GitDiff {
  /// The colours that git is told to give to moved lines, by which we recognize them.
  static let movedAway = (setting: "color.diff.oldMoved=magenta", code: "35")
  static let movedHere = (setting: "color.diff.newMoved=cyan", code: "36")

  /// The settings that come before git's command; the options come after it.
  static let settings = [
    "-c", "core.quotePath=false", "-c", movedAway.setting, "-c", movedHere.setting,
  ]
  static let options = [
    "--color=always", "--color-moved=blocks", "--color-moved-ws=allow-indentation-change",
    "--ws-error-highlight=none", "--no-ext-diff", "--no-textconv", "--no-renames", "--histogram",
    "--unified=3",
  ]

  /// The differences between two versions, without the anchors for quotes, in reading order: files
  /// on both sides come first, since they show what was taken out, then those that only one version
  /// has.
  ///
  /// - Throws: ``GitError``.
  package static func files(from old: SourceTree, to new: SourceTree) throws -> [FileDifference] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // Names of the same length, as the parser requires.
    try old.write(to: folder.url.appendingPathComponent("old", isDirectory: true))
    try new.write(to: folder.url.appendingPathComponent("new", isDirectory: true))
    let output = try Git.run(
      "diff", ["--no-index", "--no-prefix"] + options + ["--", "old", "new"],
      settings: settings, in: folder.url
    ) {
      // Git exits with 1 if they differ, but also if one of them cannot be read.
      $0.status == 0 || $0.status == 1 && !$0.standardOutput.isEmpty
    }
    return shown(DiffParser.files(in: output.standardOutput))
  }

  /// Differences as readers see them, without anchors.
  static func shown(_ files: [FileDifference]) -> [FileDifference] {
    let files = files.compactMap { file in
      var shown = file
      shown.hunks = file.hunks.map { hunk in
        FileDifference.Hunk(place: hunk.place, lines: hunk.lines.withoutAnchors(\.text))
      }.filter { $0.lines.contains { $0.change != .none } }
      let isOnBothSides = file.left != nil && file.right != nil
      return isOnBothSides && shown.hunks.isEmpty ? nil : shown
    }
    return files.filter { $0.left != nil && $0.right != nil }
      + files.filter { $0.right == nil } + files.filter { $0.left == nil }
  }
}
