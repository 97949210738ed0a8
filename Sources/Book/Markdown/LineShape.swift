/// Recognizes which kind of block a line opens.
enum LineShape {
  static func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }

  static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " } }

  /// The level and the text of a heading such as `## Before`.
  static func heading(_ line: String) -> (level: Int, text: String)? {
    let rest = line.drop { $0 == " " }
    let level = rest.prefix { $0 == "#" }.count
    let text = rest.dropFirst(level)
    guard (1...6).contains(level), indent(of: line) < 4, text.isEmpty || text.hasPrefix(" ") else {
      return nil
    }
    var title = text.trimmed(of: " ")
    let withoutClosing = String(title.reversed().drop { $0 == "#" }.reversed())
    if withoutClosing.isEmpty || withoutClosing.hasSuffix(" ") { title = withoutClosing }
    return (level, title.trimmed(of: " "))
  }

  /// A line across the page, such as `---`.
  static func isRule(_ line: String) -> Bool {
    let marks = line.filter { $0 != " " }
    guard let mark = marks.first, "-*_".contains(mark), indent(of: line) < 4 else { return false }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// The mark that opens an item of a list.
  struct ListMark {
    /// The number of an ordered item.
    let number: Int?
    /// The bullet, or what follows the number.
    let sign: Character
    /// Columns up to the item's text, by which its other lines are indented.
    let width: Int
  }

  static func listMark(_ line: String) -> ListMark? {
    let indent = indent(of: line)
    let rest = line.dropFirst(indent)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let after = rest.dropFirst(digits.count)
    guard let sign = after.first, indent < 4, digits.count < 10,
      (digits.isEmpty ? "-*+" : ".)").contains(sign), !isRule(line)
    else { return nil }
    let text = after.dropFirst()
    let spaces = text.prefix { $0 == " " }.count
    guard text.isEmpty || spaces > 0 else { return nil }
    let gap = spaces == text.count || spaces > 4 ? 1 : spaces
    return ListMark(number: Int(digits), sign: sign, width: indent + digits.count + 1 + gap)
  }

  /// The cells of a table row; a bar after a backslash or in code is part of the text.
  static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.trimmed(of: " ") {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.count > 1, cells.first == "" { cells.removeFirst() }
    if cells.count > 1, cells.last == "" { cells.removeLast() }
    return cells.map { $0.trimmed(of: " ") }
  }

  /// The alignments in the line under a table's headings, such as `|---|---:|`.
  static func alignments(_ line: String) -> [Table.Alignment]? {
    guard line.contains("-"), line.allSatisfy({ "-:| ".contains($0) }) else { return nil }
    let cells = cells(line)
    guard cells.allSatisfy({ $0.contains("-") && !$0.contains(" ") }) else { return nil }
    return cells.map { cell in
      switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
      case (true, true): .center
      case (false, true): .right
      default: .left
      }
    }
  }
}
