import Foundation
import Text
import Toolchain

/// Applies the change between two states of a module to a version that has other changes too, as
/// git merges.
///
/// Unlike a patch it knows both states, so it finds the right place even if lines have moved.
package struct SourceMerge {
  package let old: SourceTree
  package let new: SourceTree

  package init(old: SourceTree, new: SourceTree) {
    self.old = old
    self.new = new
  }

  /// Why the change cannot be applied, with a reason for each file where it conflicts.
  package struct Conflict: Error, Equatable, CustomStringConvertible {
    package let reasons: [String]

    package var description: String { reasons.joined(separator: ", ") }
  }

  /// The version with the change applied.
  ///
  /// - Throws: ``Conflict``, or ``GitError``.
  package func applied(to tree: SourceTree) throws -> SourceTree {
    var result = tree
    var reasons: [String] = []
    for path in new.differences(from: old) where tree[path] != new[path] {
      switch (old[path], new[path], tree[path]) {
      case (let old, let new, let mine) where mine == old: result[path] = new
      case (nil, _, _): reasons.append("\(path) is there already")
      case (_, _, nil): reasons.append("there is no \(path)")
      case (_, nil, _): reasons.append("\(path) is to go and was changed")
      case (let old?, let new?, let mine?):
        do {
          result[path] = try SourceMerge.merged(mine, old, new)
        } catch let conflict as Conflict {
          reasons += conflict.reasons.map { "\(path) \($0)" }
        }
      }
    }
    guard reasons.isEmpty else { throw Conflict(reasons: reasons) }
    return result
  }

  private static func merged(_ mine: String, _ old: String, _ new: String) throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let files = try [("mine", mine), ("old", old), ("new", new)].map { name, text in
      try folder.file(name, text).path
    }
    // The status is the number of conflicts.
    let output = try Git.run("merge-file", ["-p", "--quiet"] + files, in: folder.url) {
      (0...127).contains($0.status)
    }
    guard output.status > 0 else { return output.standardOutput }
    let index = output.standardOutput.lines.firstIndex { $0.hasPrefix("<<<<<<< ") } ?? 0
    throw Conflict(reasons: ["differs near line \(index + 1)"])
  }
}
