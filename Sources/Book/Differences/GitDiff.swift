import Foundation
import Toolchain

/// Compares versions of a module with git, and recognizes lines that moved.
package enum GitDiff {
  /// The colour that git gives to moved lines, by which we recognize them.
  private static let movedColour = "magenta"
  static let movedMark = "\u{1B}[35m"

  /// The differences between two versions, without the anchors for quotes, in reading order: first
  /// files on both sides, since they show the removed code, then those that only one version has.
  ///
  /// - Throws: ``GitError``.
  package static func files(from old: SourceTree, to new: SourceTree) throws -> [FileDifference] {
    let changed = new.differences(from: old)
    guard !changed.isEmpty else { return [] }
    let folder = try TemporaryFolder(isSmall: true)
    defer { folder.remove() }
    // Names of the same length, as the parser requires.
    for (name, tree) in [("old", old), ("new", new)] {
      let place = folder.url.appendingPathComponent(name, isDirectory: true)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      for path in changed {
        if let text = tree[path] { try place.appendingPathComponent(path).fill(with: text) }
      }
    }
    let output = try Git.run(
      "diff",
      [
        "--no-index", "--no-prefix", "--color=always", "--color-moved=blocks",
        "--color-moved-ws=allow-indentation-change", "--ws-error-highlight=none", "--no-renames",
        "--histogram", "--unified=3", "--", "old", "new",
      ],
      settings: [
        "core.quotePath=false", "color.diff.oldMoved=\(movedColour)",
        "color.diff.newMoved=\(movedColour)",
      ].flatMap { ["-c", $0] },
      in: folder.url
    ) {
      // Git exits with 1 if they differ, but also if one of them cannot be read.
      $0.status == 0 || $0.status == 1 && !$0.standardOutput.isEmpty
    }
    let files = try DiffParser.files(in: output.standardOutput).compactMap(\.withoutAnchors)
    return files.filter { $0.left != nil && $0.right != nil }
      + files.filter { $0.right == nil } + files.filter { $0.left == nil }
  }
}
