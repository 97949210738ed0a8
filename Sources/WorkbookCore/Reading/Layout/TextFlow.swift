import Terminal

/// Breaks running text into lines at spaces.
struct TextFlow {
  /// Columns that a line may take.
  let width: Int

  private var lines: [Line] = []
  private var line: Line = []
  private var lineWidth = 0
  private var word: Line = []
  private var wordWidth = 0
  private var space: Run?

  init(width: Int) {
    self.width = max(1, width)
  }

  /// The text in lines; a word that is longer than a line is cut, unless it is an address; a
  /// new line in the text is kept.
  func lines(_ text: Line) -> [Line] {
    var flow = self
    for run in text {
      for character in run.text { flow.take(character, run.style) }
    }
    flow.endWord()
    flow.endLine()
    while flow.lines.last?.isEmpty == true { flow.lines.removeLast() }
    return flow.lines
  }

  private mutating func take(_ character: Character, _ style: TextStyle) {
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
    // A cut address cannot be opened: the terminal wraps it, and copies it whole.
    let isAddress = word.map(\.text).joined().contains("://")
    for piece in word {
      let columns = TextWidth.columns(of: piece.text)
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
