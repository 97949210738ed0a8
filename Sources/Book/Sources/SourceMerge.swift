import Foundation
import Text
import Toolchain

/// Applies the change between two states of a module to a version with other changes, as a git
/// merge does.
///
/// Unlike a patch, it knows both states, so it finds the right place even if lines have moved or
/// files have other names.
package struct SourceMerge {
  package let old: SourceTree
  package let new: SourceTree

  package init(old: SourceTree, new: SourceTree) {
    self.old = old
    self.new = new
  }

  /// Why the change cannot be applied, with a reason for each conflicting file.
  package struct Conflict: Error, Equatable, CustomStringConvertible {
    package let reasons: [String]

    package var description: String { reasons.joined(separator: ", ") }
  }

  /// The version with the change applied.
  ///
  /// - Throws: ``Conflict``, or ``GitError``.
  package func applied(to tree: SourceTree) throws -> SourceTree {
    // Without other changes, there is nothing to merge.
    let changed = new.differences(from: old)
    if Set(changed).isDisjoint(with: tree.differences(from: old)),
      changed.allSatisfy({ tree[$0] == old[$0] })
    {
      var result = tree
      for path in changed { result[path] = new[path] }
      return result
    }
    let folder = try TemporaryFolder(isSmall: true)
    defer { folder.remove() }
    // Git merges branches by name only in a repository.
    try git("init", ["--quiet", "--template="], in: folder.url)
    try git("fast-import", ["--quiet"], in: folder.url, input: commits(with: tree))
    try git("checkout", ["--quiet", "mine"], in: folder.url)
    let merge = try Git.run(
      "merge", ["--quiet", "--no-commit", "book"],
      settings: [
        "user.name=Shipshape", "user.email=shipshape@localhost", "merge.directoryRenames=false",
        "merge.conflictStyle=merge",
      ].flatMap { ["-c", $0] },
      in: folder.url
    ) { (0...1).contains($0.status) }
    let result = try SourceTree(of: folder.url)
    guard merge.status == 0 else { throw try conflict(in: result, folder.url) }
    return result
  }

  @discardableResult
  private func git(
    _ command: String, _ arguments: [String], in folder: URL, input: Data? = nil
  ) throws -> String {
    try Git.run(command, arguments, in: folder, input: input).standardOutput
  }

  /// The old state, and the two that follow from it.
  private func commits(with tree: SourceTree) -> Data {
    var commits = FastImport()
    for (branch, tree) in [("old", old), ("mine", tree), ("book", new)] {
      commits.commit(
        tree.files.map { ($0.key, Data($0.value.utf8)) }, on: "refs/heads/\(branch)",
        after: branch == "old" ? nil : ":1", mark: branch == "old" ? 1 : nil)
    }
    return commits.text
  }

  /// The parts that git could not merge.
  private func conflict(in result: SourceTree, _ folder: URL) throws -> Conflict {
    let status = try git("status", ["--porcelain", "-z"], in: folder)
    let reasons = status.split(separator: "\0").compactMap { line -> String? in
      let path = String(line.dropFirst(3))
      switch line.prefix(2) {
      case "UU", "AA":
        let lines = result[path]?.lines ?? []
        let index = lines.firstIndex { $0.hasPrefix("<<<<<<< ") } ?? 0
        return line.hasPrefix("AA")
          ? "\(path) already exists" : "\(path) differs near line \(index + 1)"
      case "UD": return "\(path) should be removed, but was changed"
      case "DU": return "there is no \(path)"
      case "AU", "UA", "DD": return "\(path) has two names"
      default: return nil
      }
    }
    return Conflict(reasons: reasons.isEmpty ? ["git cannot merge them"] : reasons)
  }
}
