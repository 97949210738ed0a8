import Terminal

/// The picture of a kata that is watched: the same state and size give the same picture.
struct WatchView {
  /// Prose is not set wider than this.
  private static let widest = PageRenderer.widestProse
  private static let rowsAround = (above: 5, below: 2)

  let state: WatchState
  private let size: Size
  private let kata: Kata

  init(state: WatchState) {
    self.state = state
    size = state.size
    kata = state.kata
  }

  /// How many lines of a verdict or a page have room.
  static func bodyRows(in size: Size) -> Int {
    max(0, size.rows - rowsAround.above - rowsAround.below)
  }

  /// - Parameter now: Time that only goes forward, for a check that takes long.
  func canvas(at now: Duration) -> Canvas {
    var canvas = Canvas(size)
    head(&canvas)
    if state.page == nil {
      status(&canvas, now)
      bar(&canvas)
    } else {
      pageHead(&canvas, now)
    }
    let rows = WatchView.bodyRows(in: size)
    let body = body
    for (row, line) in body.dropFirst(state.top).prefix(rows).enumerated() {
      write(line, at: 1, row: WatchView.rowsAround.above + row, on: &canvas)
    }
    rule(&canvas, row: size.rows - 2)
    noteMore(
      &canvas, above: state.top, below: body.count - state.top - rows)
    foot(&canvas)
    return canvas
  }

  /// All lines of what is shown, also those that are out of sight.
  var body: [Line] {
    if let page = state.page { return page.lines }
    return WatchBody(state: state, width: min(WatchView.widest, size.columns - 2)).lines
  }

  // MARK: - Head and foot

  private func head(_ canvas: inout Canvas) {
    let title = "Kata \(kata.lesson.number)  \(kata.lesson.title)"
    canvas.write(title, at: 1, row: 0, style: Style(isBold: true))
    let room = size.columns - TextWidth.columns(of: title) - 4
    if TextWidth.columns(of: kata.path) <= room {
      writeAtRight(kata.path, row: 0, style: Style(isDim: true), on: &canvas)
    }
    rule(&canvas, row: 1)
  }

  private func rule(_ canvas: inout Canvas, row: Int) {
    canvas.write(
      String(repeating: "─", count: max(0, size.columns)), at: 0, row: row,
      style: Style(foreground: .blue))
  }

  private func noteMore(_ canvas: inout Canvas, above: Int, below: Int) {
    let style = Style(foreground: .cyan)
    if above > 0 { writeAtRight(" ▲ \(above) more ", row: 1, style: style, on: &canvas) }
    if below > 0 {
      writeAtRight(" ▼ \(below) more ", row: size.rows - 2, style: style, on: &canvas)
    }
  }

  private func foot(_ canvas: inout Canvas) {
    let keys = WatchKeys(page: state.page?.kind).line(columns: size.columns - 2)
    canvas.write(
      state.notice.map { TextWidth.fit($0, columns: size.columns - 2) } ?? keys,
      at: 1, row: size.rows - 1,
      style: Style(foreground: state.notice == nil ? .cyan : .yellow))
  }

  // MARK: - Status

  private func status(_ canvas: inout Canvas, _ now: Duration) {
    let status = WatchStatus(state: state, now: now)
    let room = size.columns - 2 - (status.time.isEmpty ? 0 : status.time.count + 2)
    canvas.write(
      TextWidth.fit(status.sentence, columns: room), at: 1, row: 2, style: status.style)
    writeAtRight(status.time, row: 2, style: Style(isDim: true), on: &canvas)
  }

  private func pageHead(_ canvas: inout Canvas, _ now: Duration) {
    let status = WatchStatus(state: state, now: now)
    canvas.write(state.page?.title ?? "", at: 1, row: 2, style: Style(isBold: true))
    let title = TextWidth.columns(of: state.page?.title ?? "")
    let room = size.columns - title - 4
    guard room > 4 else { return }
    let text =
      TextWidth.columns(of: status.brief) > room
      ? TextWidth.fit(status.brief, columns: room) : status.brief
    writeAtRight(text, row: 2, style: status.style, on: &canvas)
  }

  private func bar(_ canvas: inout Canvas) {
    let label = WatchBar(state: state, columns: 0).label
    let room = min(60, size.columns - TextWidth.columns(of: label) - 4)
    let bar = WatchBar(state: state, columns: room)
    write(bar.line + (label.isEmpty ? [] : [Run("  " + label)]), at: 1, row: 3, on: &canvas)
  }

  // MARK: - Writing

  private func write(_ line: Line, at column: Int, row: Int, on canvas: inout Canvas) {
    var column = column
    for run in line {
      canvas.write(run.text, at: column, row: row, style: Style(run.style))
      column += TextWidth.columns(of: run.text)
    }
    // There is more of it than fits.
    if column > size.columns { canvas.write("…", at: size.columns - 1, row: row) }
  }

  private func writeAtRight(
    _ text: String, row: Int, style: Style, on canvas: inout Canvas
  ) {
    let column = size.columns - 1 - TextWidth.columns(of: text)
    canvas.write(text, at: column, row: row, style: style)
  }
}
