/// The figures that make up a cost, in the order in which they are shown.
package enum CostFigure: String, CaseIterable, Sendable {
  case filesTouched = "files touched"
  case newFiles = "new files"
  case linesChanged = "lines changed"
  case linesAdded = "lines added"
  case testsEdited = "tests edited"

  /// The heading of its column.
  package var head: String { rawValue }

  package func value(of cost: ChangeCost) -> Int {
    switch self {
    case .filesTouched: cost.filesTouched
    case .newFiles: cost.newFiles
    case .linesChanged: cost.linesChanged
    case .linesAdded: cost.linesAdded
    case .testsEdited: cost.testsEdited
    }
  }
}

/// How after compares with before, figure by figure: less is always better.
package struct CostBalance {
  package private(set) var better = 0
  package private(set) var worse = 0
  private var same = 0

  package init(before: ChangeCost, after: ChangeCost) {
    for figure in CostFigure.allCases {
      let (old, new) = (figure.value(of: before), figure.value(of: after))
      if new < old { better += 1 } else if new > old { worse += 1 } else { same += 1 }
    }
  }

  /// Whether after is no cheaper: at least as many figures are worse as are better.
  package var isNoCheaper: Bool { worse >= better }

  /// Such as “3 better, 1 worse, 1 the same”.
  package var text: String {
    [(better, "better"), (worse, "worse"), (same, "the same")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
