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

extension SourcePatch {
  /// What a patch does to a file.
  struct File: Hashable {
    var isNew = false
    var removed = 0
    var added = 0
  }

  var files: [File] {
    var files: [File] = []
    // How many lines of each side the hunk still has: a line of code may look like a heading.
    var left = (old: 0, new: 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if left.old > 0 || left.new > 0 {
        if !line.hasPrefix("+") { left.old -= 1 }
        if !line.hasPrefix("-") { left.new -= 1 }
        if line.hasPrefix("+") { files[files.count - 1].added += 1 }
        if line.hasPrefix("-") { files[files.count - 1].removed += 1 }
      } else if line.hasPrefix("diff --git ") {
        files.append(File())
      } else if line.hasPrefix("new file mode "), !files.isEmpty {
        files[files.count - 1].isNew = true
      } else if let match = line.prefixMatch(of: #/@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/#),
        !files.isEmpty
      {
        left = (match.1.flatMap { Int($0) } ?? 1, match.2.flatMap { Int($0) } ?? 1)
      }
    }
    return files
  }
}
