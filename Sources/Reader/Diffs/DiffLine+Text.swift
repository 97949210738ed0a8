import Book
import Terminal

extension DiffLine.Change {
  /// The mark at the start of a line.
  var mark: String {
    switch self {
    case .none: " "
    case .removed: "-"
    case .added: "+"
    case .movedAway: "<"
    case .movedHere: ">"
    }
  }

  var style: Style {
    switch self {
    case .none: .plain
    case .removed: .red
    case .added: .green
    case .movedAway: .magenta
    case .movedHere: .cyan
    }
  }

  private func meaning(_ sides: ComparedSides) -> String {
    switch self {
    case .none: "on both sides"
    case .removed: "only \(sides.left)"
    case .added: "only \(sides.right)"
    case .movedAway: "moved from here"
    case .movedHere: "moved to here"
    }
  }

  /// Explains the marks that occur in some files.
  static func legend(
    of files: [FileDifference], _ sides: ComparedSides, width: Int?
  ) -> [Line] {
    let marks = allCases.filter { change in
      change != .none && files.contains { $0.count(change) > 0 }
    }
    let meanings = marks.map { Run("\($0.mark) \($0.meaning(sides))", $0.style) }
    let line = Line(meanings.map { [$0] }.joined(separator: [Run("   ")]))
    guard let width, line.columns > width else { return [line].filter { !$0.isEmpty } }
    return meanings.map { [$0] }
  }
}
