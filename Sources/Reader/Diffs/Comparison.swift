import Book
import Practice
import Terminal

/// What the two sides of a diff are called in a sentence.
struct ComparedSides: Hashable, Sendable {
  let left: String
  let right: String

  static let beforeAndAfter = ComparedSides(left: "before", right: "after")
  static let beforeAndMine = ComparedSides(left: "before", right: "mine")
  static let mineAndAfter = ComparedSides(left: "mine", right: "after")
  /// For a step: the sources before it and after it.
  static let oldAndNew = ComparedSides(left: "in the old", right: "in the new")
}

/// Two versions of a lesson's sources and the differences between them.
struct Comparison {
  let sides: ComparedSides
  /// Files on both sides come first: they show what was taken out, and the others show where it
  /// went.
  let files: [FileDifference]

  /// Why there is nothing to show; nil if there are differences.
  func sameness(in lesson: Lesson) -> String? {
    guard files.isEmpty else { return nil }
    let number = lesson.number
    return switch sides {
    case .beforeAndMine: "Your kata of lesson \(number) is still before: nothing in it is changed."
    case .mineAndAfter: "Your kata of lesson \(number) is after now, line for line."
    default: "Before and after of lesson \(number) do not differ."
    }
  }

  /// The diff as one column of lines, each with a mark that also works without colours.
  ///
  /// - Parameter width: Columns of the screen; nil leaves long lines whole.
  func lines(width: Int?) -> [Line] {
    func flow(_ line: Line, beside columns: Int) -> [Line] {
      width.map { CodeFlow(width: $0 - columns).lines(line) } ?? [line]
    }
    return legend(width: width)
      + files.flatMap { file in
        [[]] + flow([Run(heading(of: file), .bold)], beside: 0)
          + file.hunks.flatMap { hunk in
            (file.left != nil && file.right != nil ? [[Run(hunk.place, .dim)]] : [])
              + hunk.lines.flatMap { line in
                let change = line.change
                return flow([Run(line.text, change.style)], beside: 2)
                  .behind(first: [Run("\(change.mark) ", change.style)])
              }
          }
      }
  }

  private func heading(of file: FileDifference) -> String {
    let isStep = sides == .oldAndNew
    return switch (file.left, file.right) {
    case (let left?, nil): "\(left), \(isStep ? "gone" : "only \(sides.left)")"
    case (nil, let right?): "\(right), \(isStep ? "new" : "only \(sides.right)")"
    default: file.path
    }
  }

  /// Explains the marks that occur in the files.
  func legend(width: Int?) -> [Line] {
    let meanings = DiffLine.Change.allCases.filter { change in
      change != .none && files.contains { $0.count(change) > 0 }
    }.map { [Run("\($0.mark) \($0.meaning(sides))", $0.style)] }
    let line = Line(meanings.joined(separator: [Run("   ")]))
    return line.columns > width ?? .max ? meanings : [line].filter { !$0.isEmpty }
  }
}

extension Comparison {
  init(_ sides: ComparedSides, of lesson: Lesson, in workbook: Workbook) throws {
    let kata = Kata(lesson, in: workbook)
    if sides != .beforeAndAfter { try kata.requireStart() }
    let left = sides == .mineAndAfter ? try kata.sources() : try workbook.tree(of: lesson, .before)
    let right = sides == .beforeAndMine ? try kata.sources() : try workbook.tree(of: lesson, .after)
    self.init(sides: sides, files: try GitDiff.files(from: left, to: right))
  }
}

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

  fileprivate func meaning(_ sides: ComparedSides) -> String {
    switch self {
    case .none: "on both sides"
    case .removed: "only \(sides.left)"
    case .added: "only \(sides.right)"
    case .movedAway: "moved from here"
    case .movedHere: "moved to here"
    }
  }
}
