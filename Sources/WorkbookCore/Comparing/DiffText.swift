/// A diff as one column of lines, each with a mark in front that tells without colours too.
struct DiffText {
  let files: [FileDifference]
  let ink: Ink
  var sides = ComparedSides.beforeAndAfter
  /// Columns of the screen, at which long lines go on in the next; nil where they stay whole.
  var width: Int?
  /// What stands above the lines of a file.
  var heading: (FileDifference) -> String = \.heading

  var text: String {
    var lines = legend
    for file in files {
      lines += [[]] + flow([Run(heading(file), .bold)], beside: 0)
      for hunk in file.hunks {
        if file.before != nil, file.after != nil { lines.append([Run(hunk.place, .dim)]) }
        lines += hunk.lines.flatMap(rows)
      }
    }
    return lines.map { ink.paint($0) + "\n" }.joined()
  }

  /// What the marks mean that there are.
  private var legend: [Line] {
    let marks = DiffLine.Change.allCases.filter { change in
      change != .none && files.contains { $0.count(change) > 0 }
    }
    let whole: Line = marks.flatMap { change in
      [Run("\(change.mark) \(change.meaning(sides))", change.style), Run("   ")]
    }
    let isMixed = files.contains { $0.hunks.contains { $0.lines.contains(where: \.isMixed) } }
    let mixed: Line = [
      Run("\(DiffLine.mixedMark) some words changed: "),
      run(.init(text: "only \(sides.left.word)", change: .removed)), Run(" "),
      run(.init(text: "only \(sides.right.word)", change: .added)),
    ]
    return [whole].filter { !$0.isEmpty } + (isMixed ? [mixed] : [])
  }

  /// A line behind its mark, on as many rows as the screen needs.
  private func rows(of line: DiffLine) -> [Line] {
    let marked: Line = [Run("\(line.mark) ", line.change.style)]
    return flow(code(line), beside: marked.columns).enumerated().map { index, row in
      (index == 0 ? marked : [Run("  ")]) + row
    }
  }

  /// - Parameter columns: What stands in front of it on the screen.
  private func flow(_ line: Line, beside columns: Int) -> [Line] {
    width.map { CodeFlow(width: $0 - columns).lines(line) } ?? [line]
  }

  private func code(_ line: DiffLine) -> Line {
    line.isMixed ? line.pieces.map(run) : [Run(line.text, line.change.style)]
  }

  /// A piece of a line of which only some words changed: in brackets where there are no colours.
  private func run(_ piece: DiffLine.Piece) -> Run {
    switch piece.change {
    // In colours, blanks that went away would only push away what follows them.
    case .removed where ink.isOn && piece.text.allSatisfy(\.isWhitespace): Run("")
    case .removed: Run(ink.isOn ? piece.text : "[-\(piece.text)-]", .red)
    case .added: Run(ink.isOn ? piece.text : "{+\(piece.text)+}", .green)
    default: Run(piece.text)
    }
  }
}

extension DiffLine {
  static let mixedMark = "~"

  /// How it begins on the screen.
  var mark: String { isMixed ? DiffLine.mixedMark : change.mark }
}

extension DiffLine.Change {
  /// How a line begins.
  var mark: String {
    switch self {
    case .none: " "
    case .removed: "-"
    case .added: "+"
    case .movedAway: "<"
    case .movedHere: ">"
    }
  }

  func meaning(_ sides: ComparedSides) -> String {
    switch self {
    case .none: "on both sides"
    case .removed: "only \(sides.left.word)"
    case .added: "only \(sides.right.word)"
    case .movedAway: "moved from here"
    case .movedHere: "moved to here"
    }
  }

  var style: TextStyle {
    switch self {
    case .none: .plain
    case .removed: .red
    case .added: .green
    case .movedAway: .magenta
    case .movedHere: .cyan
    }
  }
}
