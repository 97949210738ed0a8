/// The cost of a change, counted in its diff.
package struct ChangeCost: Hashable, Sendable, Codable {
  /// Existing files that are changed or removed.
  package var filesTouched = 0
  package var newFiles = 0
  /// Existing lines that are changed or removed.
  package var linesChanged = 0
  package var linesAdded = 0
  /// Existing test files that have to be edited.
  package var testsEdited = 0

  init() {}

  /// The cost of a patch; among test files, only the existing ones count.
  package init(of patch: Patch) {
    for file in patch.files {
      if file.path.hasPrefix("Tests/") {
        if file.left != nil { testsEdited += 1 }
      } else {
        count(file)
      }
    }
  }

  /// The cost of a change to a module's sources.
  package init(from old: SourceTree, to new: SourceTree) throws {
    for file in try GitDiff.files(from: old, to: new) { count(file) }
  }

  private mutating func count(_ file: FileDifference) {
    if file.left == nil { newFiles += 1 } else { filesTouched += 1 }
    let lines = file.hunks.flatMap(\.lines)
    linesChanged += lines.count { $0.change != .none && $0.change.isOnLeft }
    linesAdded += lines.count { $0.change != .none && $0.change.isOnRight }
  }

  /// Every line that has to be written, or read again.
  package var lines: Int { linesChanged + linesAdded }
}
