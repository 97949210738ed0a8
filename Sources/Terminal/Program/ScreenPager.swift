import Text

/// Shows a long text one screen at a time, with search and sections, and lays it out anew when the
/// window gets another size.
struct ScreenPager {
  private var size = Size(columns: 0, rows: 0)
  private var text = TextView()

  /// Shows a text until the reader leaves it.
  ///
  /// - Parameter lines: Lays out the text for a number of columns.
  /// - Returns: False if the terminal cannot be taken, so that nothing was shown.
  static func show(_ lines: (Int) -> [Line]) throws(Interruption) -> Bool {
    guard let session = try? TerminalSession.open() else { return false }
    defer { session.close() }
    var pager = ScreenPager()
    pager.show(lines, on: session.size)
    while true {
      session.show(pager.canvas)
      for event in session.waitForInput(milliseconds: 60_000) {
        switch event {
        case .key(let key): if pager.press(key) { return true }
        case .resized(let size): pager.show(lines, on: size)
        case .resumed: break
        case .interrupted(let signal): throw signal
        }
      }
    }
  }

  mutating func show(_ lines: (Int) -> [Line], on size: Size) {
    self.size = size
    text.show(lines(size.columns), on: Size(columns: size.columns, rows: size.rows - 2))
  }

  mutating func press(_ key: Key) -> Bool {
    if text.handle(key) { return false }
    if key == .enter { text.handle(.down) }
    return [.character("q"), .character("Q"), .escape].contains(key)
  }

  var canvas: Canvas {
    var canvas = Canvas(size)
    for (row, line) in text.visible.enumerated() { canvas.write(line, at: 0, row: row) }
    let rule = String(repeating: "─", count: size.columns)
    canvas.write(rule, at: 0, row: size.rows - 2, style: .blue)
    let note = text.below > 0 ? " ▼ \(text.below) more " : " end "
    canvas.write(note, at: size.columns - 1 - note.count, row: size.rows - 2, style: .cyan)
    canvas.write(text.prompt ?? [Run(keys, .cyan)], at: 0, row: size.rows - 1)
    return canvas
  }

  private var keys: String {
    let keys = ["Space b scroll", "/ search", "] [ section", "q quit"]
    let searching = ["n N next match", "Esc end search", "q quit"]
    return (text.query.isEmpty ? keys : searching)
      .joined(separator: "   ", fitting: size.columns)
  }
}
