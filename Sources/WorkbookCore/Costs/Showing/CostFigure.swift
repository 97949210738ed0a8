/// The figures of a cost, one by one, as they are told.
enum CostFigure: CaseIterable {
  case filesTouched, newFiles, linesChanged, linesAdded, declarationsChanged, objectsRebuilt
  case testsEdited

  /// At the head of a column.
  var head: String {
    switch self {
    case .filesTouched: "files touched"
    case .newFiles: "new files"
    case .linesChanged: "lines changed"
    case .linesAdded: "lines added"
    case .declarationsChanged: "declarations changed"
    case .objectsRebuilt: "objects rebuilt"
    case .testsEdited: "tests edited"
    }
  }

  func value(of cost: ChangeCost) -> Int? {
    switch self {
    case .filesTouched: cost.filesTouched
    case .newFiles: cost.newFiles
    case .linesChanged: cost.linesChanged
    case .linesAdded: cost.linesAdded
    case .declarationsChanged: cost.declarationsChanged
    case .objectsRebuilt: cost.objectsRebuilt
    case .testsEdited: cost.testsEdited
    }
  }

  /// What stands for a figure that nobody measured.
  static let notMeasured = "not measured"

  func text(of cost: ChangeCost) -> String {
    value(of: cost).map(String.init) ?? CostFigure.notMeasured
  }
}

/// How after compares with before, figure by figure: less is better in each of them.
struct CostBalance: Hashable {
  private(set) var better = 0
  private(set) var worse = 0
  private(set) var same = 0

  init(before: ChangeCost, after: ChangeCost) {
    for figure in CostFigure.allCases {
      guard let old = figure.value(of: before), let new = figure.value(of: after) else { continue }
      if new < old { better += 1 } else if new > old { worse += 1 } else { same += 1 }
    }
  }

  /// Whether after is no cheaper: it is worse in as many figures as it is better in, or in more.
  var isNoCheaper: Bool { worse >= better }

  /// Such as “5 better, 1 worse, 1 the same”.
  var text: String {
    var parts: [String] = []
    if better > 0 { parts.append("\(better) better") }
    if worse > 0 { parts.append("\(worse) worse") }
    if same > 0 { parts.append("\(same) the same") }
    return parts.joined(separator: ", ")
  }
}
