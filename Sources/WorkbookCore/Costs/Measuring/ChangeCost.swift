import Foundation

/// What a change costs, counted.
struct ChangeCost: Hashable, Sendable, Codable {
  /// Files that were there and are changed or gone.
  var filesTouched = 0
  var newFiles = 0
  /// Lines that were there and are changed or gone.
  var linesChanged = 0
  var linesAdded = 0
  /// Declarations that were there and say something else, or are gone; nil where not measured.
  var declarationsChanged: Int?
  /// Object files that were there and are made anew by a warm build; nil where not measured.
  var objectsRebuilt: Int?
  /// Existing files with tests that have to be edited.
  var testsEdited = 0

  /// What can be seen in the difference alone.
  init(of patch: SourcePatch, tests: SourcePatch? = nil) {
    for file in patch.files {
      if file.isNew { newFiles += 1 } else { filesTouched += 1 }
      linesChanged += file.removed
      linesAdded += file.added
    }
    testsEdited = tests?.files.count { !$0.isNew } ?? 0
  }

  init() {}

  /// Every line that has to be written or read again.
  var lines: Int { linesChanged + linesAdded }

  enum CodingKeys: String, CodingKey {
    case filesTouched, newFiles, linesChanged, linesAdded, declarationsChanged, objectsRebuilt
    case testsEdited
  }

  /// Every key is there; null is what was not measured.
  func encode(to encoder: any Encoder) throws {
    var cost = encoder.container(keyedBy: CodingKeys.self)
    try cost.encode(filesTouched, forKey: .filesTouched)
    try cost.encode(newFiles, forKey: .newFiles)
    try cost.encode(linesChanged, forKey: .linesChanged)
    try cost.encode(linesAdded, forKey: .linesAdded)
    try cost.encode(declarationsChanged, forKey: .declarationsChanged)
    try cost.encode(objectsRebuilt, forKey: .objectsRebuilt)
    try cost.encode(testsEdited, forKey: .testsEdited)
  }
}
