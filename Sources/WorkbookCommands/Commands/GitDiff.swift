import Foundation
import Terminal
import Toolchain

/// Differences as git shows them, with the reader's own settings and pager.
enum GitDiff {
  /// Shows how two folders of files differ.
  ///
  /// - Parameter versions: Their names, which stand before the paths, and their files.
  /// - Returns: Whether git could show it; if not, it has said why.
  static func show(_ versions: [(name: String, files: Files)]) throws -> Bool {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, files) in versions {
      let place = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try files.write(to: place)
    }
    let status = Foreground.run(
      ["git", "-C", folder.url.path] + moved + ["diff", "--no-index"] + versions.map(\.name))
    if status == 127 { throw Git.Failure.isMissing }
    // 1: they differ. A signal ends git when the reader leaves the pager early.
    return [0, 1, 128 + SIGINT, 128 + SIGPIPE].contains(status)
  }

  /// Shows moved lines as moved.
  private static let moved = [
    "-c", "diff.colorMoved=blocks", "-c", "diff.colorMovedWS=allow-indentation-change",
  ]
}
