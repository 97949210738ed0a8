import Book
import Text

/// What the two sides of a diff are called in a sentence.
package struct ComparedSides: Equatable, Sendable {
  let left: String
  let right: String
  package static let beforeAndAfter = ComparedSides(left: "before", right: "after")
  package static let beforeAndMine = ComparedSides(left: "before", right: "mine")
  package static let mineAndAfter = ComparedSides(left: "mine", right: "after")
  /// For a request that the reader has taken.
  package static let thenAndNow = ComparedSides(left: "then", right: "now")
  /// For a step that the reader did.
  package static let yoursAndOurs = ComparedSides(left: "in yours", right: "in ours")
  /// For a step: the sources before it and after it.
  package static let oldAndNew = ComparedSides(left: "in the old", right: "in the new")
}

/// Two versions of a lesson's sources and the differences between them.
package struct Comparison {
  let sides: ComparedSides
  /// Files on both sides come first: they show what was taken out, the others where it went.
  let files: [FileDifference]
  /// What became of the declarations; nil where that is not told, as for a step.
  let declarations: DeclarationChanges?

  package init(_ sides: ComparedSides, of files: [FileDifference]) {
    self.sides = sides
    self.files = files
    declarations = nil
  }

  package init(_ sides: ComparedSides, from left: SourceTree, to right: SourceTree) throws {
    self.sides = sides
    files = try GitDiff.files(from: left, to: right)
    declarations = DeclarationChanges(from: left, to: right)
  }

  /// Why there is nothing to show; nil if there are differences.
  package func sameness(in lesson: Lesson) -> String? {
    guard files.isEmpty else { return nil }
    let number = lesson.number
    return switch sides {
    case .beforeAndMine: "Your kata of lesson \(number) is still before: nothing in it is changed."
    case .thenAndNow: "Nothing is changed since you took it."
    case .yoursAndOurs: "Your version is ours now, line for line."
    case .mineAndAfter: "Your kata of lesson \(number) is after now, line for line."
    default: "Before and after of lesson \(number) do not differ."
    }
  }

  /// The diff as one column of lines, each with a mark that also works without colours.
  package func lines(_ layout: Layout) -> [Line] {
    let width = layout.codeWidth
    let flow = CodeFlow(width: width)
    return separated([summary(layout), legend(width: width)])
      + files.flatMap { file -> [Line] in
        let isOnBothSides = file.left != nil && file.right != nil
        return [[]] + flow.lines([Run(heading(of: file), .bold)])
          + file.hunks.flatMap { hunk in
            (isOnBothSides ? [[Run(hunk.place, .dim)]] : [])
              + hunk.lines.flatMap { $0.marked(width: width) }
          }
      }
  }

  func summary(_ layout: Layout) -> [Line] {
    guard let declarations, !declarations.isEmpty else { return [] }
    let parts = [
      ("new", declarations.new), ("gone", declarations.gone), ("changed", declarations.changed),
      ("moved", declarations.moved),
    ]
    return layout.flow("Types and functions, from \(sides.left) to \(sides.right)", .bold)
      + parts.filter { !$0.1.isEmpty }.flatMap { name, items in
        layout.item([Run("  " + name.padded(to: 9), .dim)], items.joined(separator: "; "))
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

  func legend(width: Int) -> [Line] {
    let meanings: [(change: DiffLine.Change, text: String)] = [
      (.removed, "only \(sides.left)"), (.added, "only \(sides.right)"),
      (.movedAway, "moved from here"), (.movedHere, "moved to here"),
    ]
    let changes = Set(files.flatMap(\.lines).map(\.change))
    let runs = meanings.filter { changes.contains($0.change) }
      .map { [Run($0.change.mark.text + $0.text, $0.change.mark.style)] }
    let line = Line(runs.joined(separator: [Run("   ")]))
    return line.columns > width ? runs : [line].filter { !$0.isEmpty }
  }
}

extension DiffLine {
  /// The line behind its mark, on as many lines as it needs.
  func marked(width: Int) -> [Line] {
    let mark = change.mark
    return CodeFlow(width: width - mark.columns).lines([Run(text, mark.style)])
      .behind(first: [mark])
  }
}

extension DiffLine.Change {
  fileprivate var mark: Run {
    switch self {
    case .none: Run("  ")
    case .removed: Run("- ", .red)
    case .added: Run("+ ", .green)
    case .movedAway: Run("< ", .magenta)
    case .movedHere: Run("> ", .cyan)
    }
  }
}

/// A diff in two columns, such as before on the left and after on the right.
package struct SideBySide {
  /// Columns that both sides need together.
  static let leastWidth = 72

  private let comparison: Comparison
  private let layout: Layout

  package init(_ comparison: Comparison, on layout: Layout) {
    self.comparison = comparison
    self.layout = layout
  }

  private static let gutter = " │ "

  private var columns: Int { (layout.width - SideBySide.gutter.count) / 2 }

  package var lines: [Line] {
    guard layout.width >= SideBySide.leastWidth else {
      let sentence = "Side by side needs \(SideBySide.leastWidth) columns."
      return layout.flow(sentence, .yellow) + [[]] + comparison.lines(layout)
    }
    return separated(
      [comparison.summary(layout), legend] + comparison.files.map(lines))
  }

  private var legend: [Line] {
    [row([Run("Left: \(comparison.sides.left)")], [Run("Right: \(comparison.sides.right)")])]
      + comparison.legend(width: layout.width)
  }

  private func lines(of file: FileDifference) -> [Line] {
    let left = file.left ?? "(not \(comparison.sides.left))"
    let right = file.right ?? "(not \(comparison.sides.right))"
    return [row([Run(left, .bold)], [Run(right, .bold)]), rule("─", "┼")]
      + file.hunks.map(rows).joined(separator: [rule("┄", "┊")])
  }

  private func rows(of hunk: FileDifference.Hunk) -> [Line] {
    hunk.runs.joined().flatMap { row -> [Line] in
      let left = row.left.map(cells) ?? []
      let right = row.right.map(cells) ?? []
      return (0..<max(left.count, right.count)).map { index in
        self.row(index < left.count ? left[index] : [], index < right.count ? right[index] : [])
      }
    }
  }

  private func cells(_ line: DiffLine) -> [Line] {
    DiffLine(line.text.replacing("\t", with: " "), line.change).marked(width: columns)
  }

  private func row(_ left: Line, _ right: Line) -> Line {
    left.padded(to: columns) + [Run(SideBySide.gutter, .dim)] + right
  }

  private func rule(_ dash: Character, _ crossing: Character) -> Line {
    let half = String(repeating: dash, count: columns + 1)
    return [Run("\(half)\(crossing)\(half)", .dim)]
  }
}
