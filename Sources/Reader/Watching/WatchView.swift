import Book
import Practice
import Terminal

/// The picture of a watched kata: the same state gives the same picture.
struct WatchView {
  private static let rowsAbove = 5
  private static let rowsBelow = 2

  let state: WatchState
  private var size: Size { state.size }
  private var text: WatchText {
    WatchText(state: state, width: max(10, min(PageLayout.widestProse, size.columns - 2)))
  }

  init(state: WatchState) {
    self.state = state
  }

  /// How many lines of a verdict or a page fit on the screen.
  var bodyRows: Int { max(0, size.rows - WatchView.rowsAbove - WatchView.rowsBelow) }

  /// All lines of the verdict or page, including those out of sight.
  var body: [Line] {
    state.page?.lines ?? text.body
  }

  /// - Parameter now: Monotonic time, from which the duration of a check is computed.
  func canvas(at now: Duration) -> Canvas {
    var canvas = Canvas(size)
    let body = body
    writeHead(on: &canvas)
    if let page = state.page {
      writeHead(of: page, on: &canvas)
    } else {
      writeStatus(on: &canvas, now)
    }
    for (row, line) in body.dropFirst(state.top).prefix(bodyRows).enumerated() {
      canvas.write(line, at: 1, row: WatchView.rowsAbove + row)
    }
    writeRule(row: size.rows - 2, on: &canvas)
    let below = body.count - state.top - bodyRows
    if state.top > 0 { writeAtRight(" ▲ \(state.top) more ", .cyan, row: 1, on: &canvas) }
    if below > 0 { writeAtRight(" ▼ \(below) more ", .cyan, row: size.rows - 2, on: &canvas) }
    let foot = state.notice ?? state.keys(columns: size.columns - 2)
    write(foot, state.notice == nil ? .cyan : .yellow, row: size.rows - 1, on: &canvas)
    return canvas
  }

  private func writeHead(on canvas: inout Canvas) {
    let lesson = state.kata.lesson
    let request = state.request.map { ", request \($0)" } ?? ""
    let title = "Kata \(lesson.number)  \(lesson.title)\(request)"
    write(title, .bold, row: 0, on: &canvas)
    let path = state.kata.path
    if TextWidth.columns(of: title) + TextWidth.columns(of: path) + 4 <= size.columns {
      writeAtRight(path, .dim, row: 0, on: &canvas)
    }
    writeRule(row: 1, on: &canvas)
  }

  private func writeStatus(on canvas: inout Canvas, _ now: Duration) {
    let time = text.time(at: now)
    write(text.status, text.style, row: 2, room: size.columns - 4 - time.count, on: &canvas)
    writeAtRight(time, .dim, row: 2, on: &canvas)
    let bar = WatchBar(state: state)
    let label = bar.label.isEmpty ? "" : "  " + bar.label
    let room = min(60, size.columns - 2 - TextWidth.columns(of: label))
    canvas.write(bar.line(columns: room) + [Run(label)], at: 1, row: 3)
  }

  /// A page's title, and next to it the state of the kata.
  private func writeHead(of page: WatchPage, on canvas: inout Canvas) {
    write(page.title, .bold, row: 2, on: &canvas)
    let room = size.columns - TextWidth.columns(of: page.title) - 4
    guard room > 4 else { return }
    let isLong = TextWidth.columns(of: text.status) > room
    let status = isLong ? TextWidth.fit(text.status, columns: room) : text.status
    writeAtRight(status, text.style, row: 2, on: &canvas)
  }

  // MARK: - Writing

  private func write(
    _ text: String, _ style: Style, row: Int, room: Int? = nil, on canvas: inout Canvas
  ) {
    let text = TextWidth.fit(text, columns: max(0, room ?? size.columns - 2))
    canvas.write(text, at: 1, row: row, style: style)
  }

  private func writeRule(row: Int, on canvas: inout Canvas) {
    let rule = String(repeating: "─", count: max(0, size.columns))
    canvas.write(rule, at: 0, row: row, style: .blue)
  }

  private func writeAtRight(_ text: String, _ style: Style, row: Int, on canvas: inout Canvas) {
    let column = size.columns - 1 - TextWidth.columns(of: text)
    canvas.write(text, at: column, row: row, style: style)
  }
}

/// The behaviours of a kata as a bar: one segment each, in the order of the tests.
struct WatchBar {
  // The signs differ too, for readers without colours.
  private static let passed = Run("█", .green)
  private static let failed = Run("▒", .red)
  private static let ended = Run("█", .cyan)
  private static let open = Run("░", .dim)

  let state: WatchState

  /// - Parameter columns: The greatest width of the bar.
  func line(columns: Int) -> Line {
    let parts = parts
    guard !parts.isEmpty, columns > 0 else { return [] }
    // All have the same width; if there are too many, some share a column.
    let each = min(columns / parts.count, 4)
    if each > 0 {
      return parts.map { Run(String(repeating: $0.text, count: each), $0.style) }
    }
    return (0..<columns).map { column in
      let shared = parts[column * parts.count / columns..<(column + 1) * parts.count / columns]
      return shared.first { $0 == WatchBar.failed } ?? shared[shared.startIndex]
    }
  }

  /// The text after the bar.
  var label: String {
    if let check = state.check {
      guard let done = check.phase.done, expected > 0 else { return "" }
      return "\(min(done, expected)) of \(expected) done"
    }
    guard case .judged(let verdict) = state.situation, !verdict.behaviours.isEmpty else {
      return ""
    }
    return "\(verdict.passed) of \(verdict.behaviours.count) pass"
  }

  /// How many behaviours the running check has or, if that is unknown, the previous one had.
  private var expected: Int {
    state.check?.phase.all ?? state.former?.behaviours.count ?? 0
  }

  private var parts: [Run] {
    if let check = state.check {
      let done = check.phase.done ?? 0
      return (0..<expected).map { $0 < done ? WatchBar.ended : WatchBar.open }
    }
    guard case .judged(let verdict) = state.situation else { return [] }
    return verdict.behaviours.map { behaviour in
      switch behaviour.outcome {
      case .passed: WatchBar.passed
      case .failed, .crashed, .hung: WatchBar.failed
      case .notReached: WatchBar.open
      }
    }
  }
}

extension CheckPhase {
  /// How many behaviours are done; nil while no test runs.
  fileprivate var done: Int? {
    switch self {
    case .running(let done, _), .stalled(_, let done, _): done
    case .starting, .waiting, .building: nil
    }
  }

  /// How many behaviours there are, if known.
  fileprivate var all: Int? {
    switch self {
    case .running(_, let all), .stalled(_, _, let all): all
    case .starting, .waiting, .building: nil
    }
  }
}
