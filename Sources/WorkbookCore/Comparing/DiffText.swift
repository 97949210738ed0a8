/// A diff as one column of lines, each with a mark in front that tells without colours too.
struct DiffText {
  let files: [FileDifference]
  let ink: Ink

  /// Line by line.
  var byLines: String {
    let marks = DiffLine.Change.allCases.filter { change in
      change != .none && files.contains { $0.count(change) > 0 }
    }
    let legend: Line = marks.flatMap { [Run("\($0.mark) \($0.meaning)", $0.style), Run("   ")] }
    return text(legend) { line in [Run("\(line.change.mark) \(line.text)", line.change.style)] }
  }

  /// Word by word: in brackets where there are no colours.
  var byWords: String {
    let legend: Line = [
      Run(ink.isOn ? "only before" : "[-only before-]", .red), Run("   "),
      Run(ink.isOn ? "only after" : "{+only after+}", .green),
    ]
    return text(legend) { line in
      line.pieces.map { piece in
        switch piece.change {
        case .removed: Run(ink.isOn ? piece.text : "[-\(piece.text)-]", .red)
        case .added: Run(ink.isOn ? piece.text : "{+\(piece.text)+}", .green)
        default: Run(piece.text)
        }
      }
    }
  }

  private func text(_ legend: Line, _ row: (DiffLine) -> Line) -> String {
    var lines: [Line] = [legend]
    for file in files {
      lines += [[], [Run(file.heading, .bold)]]
      for hunk in file.hunks {
        if file.before != nil, file.after != nil { lines.append([Run(hunk.place, .dim)]) }
        lines += hunk.lines.map(row)
      }
    }
    return lines.map { ink.paint($0) + "\n" }.joined()
  }
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

  var meaning: String {
    switch self {
    case .none: "on both sides"
    case .removed: "only before"
    case .added: "only after"
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
