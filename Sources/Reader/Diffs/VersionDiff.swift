import Book
import Foundation
import Practice
import Terminal
import Text
import Toolchain

/// Two versions of a lesson's sources, compared by git with the reader's own settings and pager.
struct VersionDiff {
  /// The name is that of a folder in the diff, such as `before`; the sources have no quote markers,
  /// since no kata has them.
  typealias Version = (name: String, sources: SourceTree)

  /// Runs git on the terminal and returns its exit status.
  typealias Runner = @Sendable (_ command: [String]) -> Int32

  let old: Version
  let new: Version

  init(_ oldName: String, _ old: SourceTree, _ newName: String, _ new: SourceTree) {
    func plain(_ tree: SourceTree) -> SourceTree {
      tree.mapping { $0.linesOfGit.withoutAnchors(\.self).joined(separator: "\n") }
    }
    self.old = (oldName, plain(old))
    self.new = (newName, plain(new))
  }

  /// - Parameter names: Each `before`, `after` or `mine`.
  init(_ names: (String, String), of lesson: Lesson, in workbook: Workbook) throws {
    let kata = Kata(lesson, in: workbook)
    func sources(_ name: String) throws -> SourceTree {
      if let side = Side(rawValue: name) { return try workbook.tree(of: lesson, side) }
      try kata.requireStart()
      return try kata.sources()
    }
    self.init(names.0, try sources(names.0), names.1, try sources(names.1))
  }

  /// Why there is nothing to show; nil if the versions differ.
  func sameness(in lesson: Lesson) -> String? {
    guard old.sources == new.sources else { return nil }
    return switch (old.name, new.name) {
    case ("before", "mine"):
      "Your kata of lesson \(lesson.number) still matches the before version, line for line."
    case ("mine", "after"): "Your kata of lesson \(lesson.number) now matches ours, line for line."
    case (_, "mine"): "You have changed nothing since you took this request."
    default: "The before and after versions of lesson \(lesson.number) are identical."
    }
  }

  /// Shows the differences, as `git diff` does.
  ///
  /// - Returns: Whether git could show them; if not, git has already said why.
  func show(running run: Runner = { Foreground.run($0) }) throws -> Bool {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, sources) in [old, new] {
      try sources.write(to: folder.url.appendingPathComponent(name))
    }
    let settings = try VersionDiff.movedLines(in: folder.url).flatMap { ["-c", $0] }
    let status = run(
      ["git", "-C", folder.url.path] + settings
        + ["diff", "--no-index", "--", old.name, new.name])
    // 1: they differ. SIGINT or SIGPIPE ends git when the reader leaves the pager early.
    return [0, 1, 128 + SIGINT, 128 + SIGPIPE].contains(status)
  }

  /// Settings that show moved lines as moved, unless the reader has chosen others.
  private static func movedLines(in folder: URL) throws -> [String] {
    let asked = try ChildProcess("git", ["config", "diff.colorMoved"], in: folder).run()
    return asked.status == 0
      ? [] : ["diff.colorMoved=blocks", "diff.colorMovedWS=allow-indentation-change"]
  }
}
