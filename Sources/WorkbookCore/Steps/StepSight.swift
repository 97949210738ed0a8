import Terminal

/// A step as it is shown: its words, then its difference with the lines that moved told apart.
struct StepSight {
  let step: StepSeries.Step
  /// How many steps there are.
  let count: Int
  let files: [FileDifference]

  /// - Parameter environment: What differs from our own environment for git.
  init(
    _ step: StepSeries.Step, of count: Int, environment: [String: String?] = [:]
  ) throws {
    self.step = step
    self.count = count
    let staged = try StagedSides(.oldAndNew, left: step.before, right: step.after)
    defer { staged.remove() }
    files = DiffCommand.inReadingOrder(
      try GitDiff(folder: staged.url, sides: .oldAndNew, environment: environment).lines())
  }

  /// How many changed lines a reader takes in at once.
  static let readable = 40

  /// How many lines a reader has to take in: new ones and gone ones, those that moved and blank
  /// ones left out.
  var changedLines: Int { count(of: .removed) + count(of: .added) }
  var movedLines: Int { count(of: .movedHere) }

  private func count(of change: DiffLine.Change) -> Int {
    files.flatMap(\.hunks).flatMap(\.lines).count {
      $0.change == change && !$0.text.allSatisfy(\.isWhitespace)
    }
  }

  /// Such as “24 lines changed, 12 moved”.
  var size: String {
    let changed = "\(changedLines) \(changedLines == 1 ? "line" : "lines") changed"
    return movedLines == 0 ? changed : "\(changed), \(movedLines) moved"
  }

  /// - Parameter width: Columns of the screen; nil where long lines stay whole.
  func text(ink: Ink, width: Int?) -> String {
    let file = step.file
    let words = TextFlow(width: min(width ?? 80, 80))
    var head: [Line] = [
      [Run("Step \(step.number) of \(count): ", .dim), Run(file.title, .bold)],
      [Run("\(file.refactoring) · \(size)", .dim)], [],
    ]
    head += words.lines([Run(file.reason)])
    if let reason = file.largeBecause {
      head += [[]] + words.lines([Run("It is large: \(reason)")])
    }
    let diff = DiffText(
      files: files, ink: ink, sides: .oldAndNew, width: width, heading: StepSight.heading)
    return head.map { ink.paint($0) + "\n" }.joined() + "\n" + diff.text
  }

  private static func heading(_ file: FileDifference) -> String {
    switch (file.before, file.after) {
    case (nil, _): "\(file.name), new"
    case (_, nil): "\(file.name), gone"
    default: file.name
    }
  }
}
