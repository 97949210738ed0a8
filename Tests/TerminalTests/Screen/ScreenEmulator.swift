import Text

@testable import Terminal

/// A small terminal: does what it is told and notes what a real one might not understand.
struct ScreenEmulator {
  private(set) var cells: [Cell]
  /// What no terminal should be sent, or where terminals differ.
  private(set) var complaints: [String] = []

  private let size: Size
  private var row = 0
  private var column: Int?
  private var style = Style.plain
  private var isInFrame = false

  /// A screen full of other things, which a first frame has to clear.
  init(_ size: Size) {
    self.size = size
    cells = Array(
      repeating: Cell(columns: 1, style: .dim, character: "#"),
      count: size.columns * size.rows)
  }

  mutating func receive(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\u{1b}" {
        obey(&rest)
      } else {
        print(character)
      }
    }
    if isInFrame { complaints.append("a frame was not ended") }
    if style != .plain { complaints.append("the last style was left on") }
  }

  private mutating func obey(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return complaints.append("no control sequence") }
    let parameters = rest.prefix { "0123456789;?".contains($0) }
    rest = rest.dropFirst(parameters.count)
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (rest.popFirst(), parameters) {
    case ("h", "?2026"): isInFrame = true
    case ("l", "?2026"): isInFrame = false
    case ("J", "2"): erase()
    case ("H", _): (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case ("m", _): style = Style(codes: numbers)
    case let (final, parameters):
      complaints.append("unknown: \(parameters) \(String(describing: final))")
    }
  }

  private mutating func erase() {
    if style != .plain { complaints.append("erased with a style on") }
    cells = Array(repeating: Cell(), count: cells.count)
  }

  private mutating func print(_ character: Character) {
    let width = TextWidth.columns(of: character)
    guard isInFrame, let column, column + width <= size.columns, row < size.rows else {
      return complaints.append("printed \(character) at an uncertain place or outside a frame")
    }
    let start = row * size.columns + column
    for index in start..<start + width { breakUp(index) }
    cells[start] = Cell(columns: Int8(width), style: style, character: character)
    if width == 2 { cells[start + 1] = Cell(columns: 0, style: style) }
    let next = column + width
    self.column = next < size.columns && character.unicodeScalars.count == 1 ? next : nil
  }

  /// What is left of a half overwritten wide character differs between terminals: a mark that no
  /// canvas holds stands for it.
  private mutating func breakUp(_ index: Int) {
    let remains = Cell(columns: 1, style: .plain, character: "▒")
    if cells[index].columns == 0 { cells[index - 1] = remains }
    if cells[index].columns == 2 { cells[index + 1] = remains }
    cells[index] = remains
  }
}

extension Style {
  /// The style that a sequence of codes sets, read independently of how it is written.
  fileprivate init(codes: [Int]) {
    let table: [Int: Style] = [1: .bold, 2: .dim, 7: .reversed, 31: .red, 36: .cyan]
    self = codes.reduce(.plain) { $1 == 0 ? .plain : $0 + (table[$1] ?? .italic) }
  }
}
