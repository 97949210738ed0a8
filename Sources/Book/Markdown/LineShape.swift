/// What kind of block a line begins or belongs to.
enum LineShape {
  case blank, comment, details, rule, text
  case fence(Fence)
  case heading(level: Int, text: String)
  /// The line without its sign.
  case quote(String)
  case item(ListMark)

  /// The mark that opens an item of a list.
  struct ListMark {
    /// The number of an ordered item.
    let number: Int?
    /// The bullet, or what follows the number.
    let sign: Character
    /// Columns up to the item's text, by which its other lines are indented.
    let width: Int

    init?(_ line: String) {
      let indent = line.prefix { $0 == " " }.count
      let digits = line.dropFirst(indent).prefix { $0.isASCII && $0.isNumber }
      let after = line.dropFirst(indent + digits.count)
      guard let sign = after.first, digits.count < 10,
        (digits.isEmpty ? "-*+" : ".)").contains(sign)
      else { return nil }
      let spaces = after.dropFirst().prefix { $0 == " " }.count
      guard spaces > 0 || after.count == 1 else { return nil }
      number = Int(digits)
      self.sign = sign
      width = indent + digits.count + 1 + max(1, spaces)
    }
  }

  init(_ line: String) {
    let text = line.trimmed
    let level = text.prefix { $0 == "#" }.count
    let title = text.dropFirst(level)
    if text.isEmpty {
      self = .blank
    } else if text.hasPrefix("<!--") {
      self = .comment
    } else if text.hasPrefix("<details") {
      self = .details
    } else if (1...6).contains(level), title.isEmpty || title.hasPrefix(" ") {
      self = .heading(level: level, text: title.trimmed)
    } else if text.hasPrefix(">") {
      self = .quote(String(text.dropFirst(text.hasPrefix("> ") ? 2 : 1)))
    } else if text.count >= 3, "-*_".contains(text.prefix(1)), Set(text).count == 1 {
      self = .rule
    } else if let fence = Fence(line) {
      self = .fence(fence)
    } else if let mark = ListMark(line) {
      self = .item(mark)
    } else {
      self = .text
    }
  }

  /// Whether the line goes on with the paragraph above it.
  var continuesParagraph: Bool {
    switch self {
    case .text: true
    case .item(let mark): mark.number.map { $0 != 1 } ?? false
    default: false
    }
  }
}

extension Table {
  /// The cells of a row; a bar after a backslash is part of the text.
  static func cells(_ line: String) -> [String] {
    // A page has no control characters when it comes here.
    let row = line.trimmed.replacing("\\|", with: "\0")
    var cells = row.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.replacing("\0", with: "|").trimmed }
    if cells.count > 1, cells.first == "" { cells.removeFirst() }
    if cells.count > 1, cells.last == "" { cells.removeLast() }
    return cells
  }

  /// The alignments in the line under a table's headings, such as `|---|---:|`.
  static func alignments(_ line: String) -> [Alignment]? {
    let cells = cells(line)
    guard cells.allSatisfy({ $0.contains("-") && $0.trimmed(of: ":-").isEmpty }) else { return nil }
    return cells.map { cell in
      guard cell.hasSuffix(":") else { return .left }
      return cell.hasPrefix(":") ? .center : .right
    }
  }
}
