/// The figures of a cost, one by one, as they are told.
package enum CostFigure: CaseIterable, Sendable {
  case filesTouched, newFiles, linesChanged, linesAdded, testsEdited

  /// At the head of a column.
  package var head: String {
    switch self {
    case .filesTouched: "files touched"
    case .newFiles: "new files"
    case .linesChanged: "lines changed"
    case .linesAdded: "lines added"
    case .testsEdited: "tests edited"
    }
  }

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

/// How after compares with before, figure by figure: less is better in each of them.
package struct CostBalance: Hashable, Sendable {
  package private(set) var better = 0
  package private(set) var worse = 0
  package private(set) var same = 0

  package init(before: ChangeCost, after: ChangeCost) {
    for figure in CostFigure.allCases {
      let (old, new) = (figure.value(of: before), figure.value(of: after))
      if new < old { better += 1 } else if new > old { worse += 1 } else { same += 1 }
    }
  }

  /// Whether after is no cheaper: it is worse in as many figures as it is better in, or in more.
  package var isNoCheaper: Bool { worse >= better }

  /// Such as “3 better, 1 worse, 1 the same”.
  package var text: String {
    [(better, "better"), (worse, "worse"), (same, "the same")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
