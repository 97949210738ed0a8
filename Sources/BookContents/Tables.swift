/// What was measured for a lesson, as Markdown.
enum Tables {
  private static let versions = Version.allCases

  /// - Parameter texts: The number of columns before those with numbers.
  static func table(_ heads: [String], _ rows: [[String]], texts: Int = .max) -> [String] {
    let rule = heads.indices.map { $0 < texts ? "---" : "---:" }
    return ([heads, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }

  static func mistakes(_ mistakes: [Evidence.Mistake]) -> [String] {
    table(
      ["the mistake"] + versions.map(\.rawValue),
      mistakes.map { mistake in
        ["[\(mistake.title)](Mistakes/\(mistake.name)/Mistake.md)"]
          + versions.map { mistake.outcomes[$0]?.words ?? "–" }
      })
  }

  static func cures(_ heads: [String], _ rows: [Evidence.Cure]) -> [String] {
    table(
      ["the cure"] + heads, rows.map { ["[\($0.title)](Cures/\($0.name)/Cure.md)"] + $0.cells })
  }

  static func changes(_ changes: [Evidence.Change]) -> [String] {
    table(
      ["the change", "expected"] + versions.map(\.rawValue),
      changes.map { change in
        ["[\(change.title)](Changes/\(change.name)/Change.md)", change.isExpected ? "yes" : "no"]
          + versions.map { version in
            change.figures[version].map {
              "\($0.linesEdited) / \($0.linesAdded) / \($0.filesOpened)"
            }
              ?? "–"
          }
      })
  }

  /// A lesson's changes and mistakes, for a page beside its folder.
  static func everything(of lesson: Lesson) throws -> [String] {
    let evidence = try Evidence(of: lesson)
    let tables = changes(evidence.changes) + [""] + mistakes(evidence.mistakes)
    return ["## \(lesson.number). \(lesson.title)", ""]
      + tables.map { $0.replacing("](", with: "](\(lesson.folder)/") } + [""]
  }

  static func outcomes(_ mistakes: [Evidence.Mistake]) -> [String] {
    mistakes.flatMap { mistake -> [String] in
      ["### \(mistake.title)", ""]
        + versions.map { "- *\($0.rawValue)*: \(mistake.outcomes[$0]?.sentence ?? "–")" } + [""]
    }.dropLast()
  }
}
