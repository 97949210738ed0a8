import PlayerVisit

/// A surface that keeps what is written on it, in order.
final class RecordingSurface: Surface {
  struct Writing: Equatable, CustomStringConvertible {
    let text: String
    let columns: Range<Int>
    let line: Int
    var alignment = Alignment.leading
    var tint = Tint.plain
    var isSelected = false

    var description: String {
      "“\(text)” in \(columns) of line \(line), \(alignment), \(tint)"
        + (isSelected ? ", selected" : "")
    }
  }

  let columns: Int
  private(set) var writings: [Writing] = []

  init(columns: Int = 80) {
    self.columns = columns
  }

  func write(
    _ text: String, in columns: Range<Int>, line: Int, alignment: Alignment, tint: Tint,
    isSelected: Bool
  ) {
    writings.append(
      Writing(
        text: text, columns: columns, line: line, alignment: alignment, tint: tint,
        isSelected: isSelected))
  }
}
