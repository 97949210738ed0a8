/// What a change costs, counted in its difference.
package struct ChangeCost: Hashable, Sendable, Codable {
  /// Files that were there and are changed or gone.
  package var filesTouched = 0
  package var newFiles = 0
  /// Lines that were there and are changed or gone.
  package var linesChanged = 0
  package var linesAdded = 0
  /// Existing files with tests that have to be edited.
  package var testsEdited = 0

  package init() {}

  /// What a patch costs; of files with tests, only those count that were there.
  package init(of patch: Patch) {
    for file in patch.files {
      if file.path.hasPrefix("Tests/") {
        if file.left != nil { testsEdited += 1 }
      } else {
        count(file)
      }
    }
  }

  /// What a change of a module's sources costs.
  package init(from old: SourceTree, to new: SourceTree) throws {
    for file in try GitDiff.files(from: old, to: new) { count(file) }
  }

  private mutating func count(_ file: FileDifference) {
    if file.left == nil { newFiles += 1 } else { filesTouched += 1 }
    let lines = file.hunks.flatMap(\.lines)
    linesChanged += lines.count { $0.change != .none && $0.change.isOnLeft }
    linesAdded += lines.count { $0.change != .none && $0.change.isOnRight }
  }

  /// Every line that has to be written or read again.
  package var lines: Int { linesChanged + linesAdded }
}
