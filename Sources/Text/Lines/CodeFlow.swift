/// Breaks a line of code that is too long for the screen.
///
/// Continuation lines are marked with `↪` and indented further than the line, so that they are not
/// taken for separate lines.
public struct CodeFlow {
  private let width: Int

  public init(width: Int) {
    self.width = width
  }

  public func lines(_ code: Line) -> [Line] {
    var rest = code.characters
    let indent = rest.prefix { $0.text == " " }.count
    let mark = Run(String(repeating: " ", count: max(0, min(indent + 2, width / 3))) + "↪ ", .dim)
    var lines: [Line] = []
    repeat {
      let before = lines.isEmpty ? [] : [mark]
      let room = width - before.columns
      let cut =
        rest.columns <= room
        ? rest.count : CodeFlow.cut(rest, room: max(1, room), after: lines.isEmpty ? indent : 0)
      lines.append((before + rest.prefix(cut)).merged)
      rest = Line(rest.dropFirst(cut).drop { $0.text == " " })
    } while !rest.isEmpty
    return lines
  }

  /// How many characters fit: up to the last space after the indent, else up to the last slash, so
  /// that the name of a file stays whole.
  private static func cut(_ line: Line, room: Int, after indent: Int) -> Int {
    var columns = 0
    var count = 0
    var lastSpace: Int?
    var lastSlash: Int?
    for run in line {
      // A space that does not fit is not needed.
      if run.text == " ", count > indent { lastSpace = count }
      columns += run.columns
      if columns > room { break }
      count += 1
      if run.text == "/" { lastSlash = count }
    }
    return lastSpace ?? lastSlash ?? max(1, count)
  }
}
