/// Breaks running text into lines at spaces.
public struct TextFlow {
  /// The maximum number of columns in a line.
  private let width: Int

  private var lines: [Line] = []
  private var line: Line = []
  private var lineWidth = 0
  private var word: Line = []
  private var wordWidth = 0
  private var space: Run?

  /// - Parameter width: The maximum number of columns in a line; less than one counts as one.
  public init(width: Int) {
    self.width = max(1, width)
  }

  /// The text broken into lines; its own line breaks are kept.
  ///
  /// A word that is longer than a line is cut, unless it is an address: a cut address could not be
  /// opened, and the terminal wraps it anyway.
  public func lines(_ text: Line) -> [Line] {
    var flow = self
    for run in text {
      for character in run.text { flow.take(character, run.style) }
    }
    flow.endWord()
    flow.endLine()
    while flow.lines.last?.isEmpty == true { flow.lines.removeLast() }
    return flow.lines.map(\.merged)
  }

  /// Breaks a text in one style into lines.
  public func lines(_ text: String, _ style: Style = .plain) -> [Line] {
    lines([Run(text, style)])
  }

  private mutating func take(_ character: Character, _ style: Style) {
    switch character {
    case "\n":
      endWord()
      endLine()
    case " ":
      endWord()
      if !line.isEmpty { space = Run(" ", style) }
    default:
      word.append(Run(String(character), style))
      wordWidth += TextWidth.columns(of: character)
    }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if !line.isEmpty, lineWidth + (space == nil ? 0 : 1) + wordWidth > width { endLine() }
    if let space {
      line.append(space)
      lineWidth += 1
    }
    let isAddress = word.text.contains("://")
    for piece in word {
      let columns = piece.columns
      if !isAddress, lineWidth + columns > width, lineWidth > 0 { endLine() }
      line.append(piece)
      lineWidth += columns
    }
    (word, wordWidth, space) = ([], 0, nil)
  }

  private mutating func endLine() {
    lines.append(line)
    (line, lineWidth, space) = ([], 0, nil)
  }
}
