import Book
import Practice
import Terminal
import Text

/// The picture of a watched kata; the same state always gives the same picture.
struct WatchView {
  /// The rows for the heading, the status and the bar.
  private static let rowsAbove = 5

  let state: WatchState
  /// Monotonic time, from which the duration of a check is computed.
  let now: Duration

  private var columns: Int { state.size.columns }

  var canvas: Canvas {
    var canvas = Canvas(state.size)
    let (kata, last) = (state.kata, state.size.rows - 1)
    write(
      Run("Kata \(kata.lesson.numberedTitle)", .bold), Run(kata.path, .dim), row: 0, on: &canvas)
    write(status, Run(time, .dim), row: 2, on: &canvas)
    canvas.write(bar(columns: min(60, columns - 2)), at: 1, row: 3)
    let notice = state.notice.map { layout.flow($0, .yellow) } ?? []
    let rule = last - max(1, notice.count)
    let (lines, isCut) = visible(rows: rule - WatchView.rowsAbove)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: 1, row: WatchView.rowsAbove + row)
    }
    let foot = notice.isEmpty ? [[Run(keys(isCut: isCut), .cyan)]] : notice
    for row in [1, rule] {
      canvas.write(String(repeating: "─", count: max(0, columns)), at: 0, row: row, style: .blue)
    }
    for (row, line) in foot.enumerated() { canvas.write(line, at: 1, row: rule + 1 + row) }
    return canvas
  }

  private var layout: Layout { Layout(width: max(10, min(Layout.widestProse, columns - 2))) }

  /// As many lines as there is room for; if the text is longer, the last line says how many are
  /// left.
  private func visible(rows: Int) -> (lines: [Line], isCut: Bool) {
    let flow = CodeFlow(width: max(1, columns - 2))
    let trouble = state.result?.trouble.map { layout.flow($0, .yellow) } ?? []
    let lines = separated([trouble, state.text(on: layout, isOnScreen: true)])
      .flatMap { $0.columns > columns - 2 ? flow.lines($0) : [$0] }
    guard lines.count > rows, rows > 0 else { return (lines, false) }
    let left = lines.count - (rows - 1)
    return (lines.prefix(rows - 1) + [[Run("… \(left) more lines: a shows all", .cyan)]], true)
  }

  /// Writes a text at the left, and as much of another at the right as there is room for.
  private func write(_ left: Run, _ right: Run, row: Int, on canvas: inout Canvas) {
    canvas.write(
      TextWidth.fit(left.text, columns: columns - 2), at: 1, row: row, style: left.style)
    let room = columns - left.columns - 4
    guard room > 4 else { return }
    let text = right.columns > room ? TextWidth.fit(right.text, columns: room) : right.text
    canvas.write(text, at: columns - 1 - TextWidth.columns(of: text), row: row, style: right.style)
  }

  var status: Run {
    let running = Style.bold + .cyan
    if state.isLeaving { return Run("Stopping the check …", running) }
    if let check = state.check { return Run("Checking: \(check.phase.text) …", running) }
    switch state.situation {
    case .checking: return Run("Checking …", running)
    case .away: return Run("Waiting for the folder.", .bold + .yellow)
    case .judged(let result):
      let sentence =
        switch result.verdict.outcome {
        case .notBuilt: "It does not compile."
        case .stopped: "There is no verdict."
        case .judged: result.verdict.sentence
        }
      guard result.verdict.isGreen else { return Run("✗ \(sentence)", .bold + .red) }
      let steps = result.steps.map { " Steps taken: \($0.taken) of \($0.all)." } ?? ""
      let isRoom = TextWidth.columns(of: "✓ \(sentence)\(steps)") <= columns - 2
      return Run("✓ \(sentence)\(isRoom ? steps : "")", .bold + .green)
    }
  }

  /// How long the check took, or has taken so far.
  private var time: String {
    if let check = state.check {
      let seconds = (now - check.since).components.seconds
      return seconds > 0 ? "\(seconds) s" : ""
    }
    guard let verdict = state.result?.verdict else { return "" }
    if case .stopped = verdict.outcome { return "" }
    return verdict.duration.rounded
  }

  /// The behaviours as marks, in the order of the tests; during a run, how many have finished.
  private var marks: [Run] {
    // The signs differ in shape, for readers without colours.
    let open = Run("░", .dim)
    let behaviours = state.result?.verdict.behaviours ?? []
    if let check = state.check {
      guard case .running(let done, let all, _) = check.phase else {
        return behaviours.map { _ in open }
      }
      return (0..<(all ?? behaviours.count)).map { $0 < done ? Run("█", .cyan) : open }
    }
    let signs = ["✓": "█", "✗": "▒", "–": "░"]
    return behaviours.map(\.mark).map { Run(signs[$0.text] ?? $0.text, $0.style) }
  }

  /// - Parameter columns: The greatest width of the bar.
  func bar(columns: Int) -> Line {
    let marks = marks
    guard !marks.isEmpty, columns > 0 else { return [] }
    // All marks have the same width; if there are too many, some share a column.
    let each = min(columns / marks.count, 4)
    if each > 0 { return marks.map { Run(String(repeating: $0.text, count: each), $0.style) } }
    return (0..<columns).map { column in
      let shared = marks[column * marks.count / columns..<(column + 1) * marks.count / columns]
      return shared.first { $0.style == .red } ?? shared[shared.startIndex]
    }
  }

  /// As many keys as fit; the one for quitting always stays.
  private func keys(isCut: Bool) -> String {
    let keys =
      ["h hint", "d diff", "r read"] + (isCut ? ["a all"] : []) + change
      + ["n next kata", "c check again", "q quit"]
    let line = keys.joined(separator: "   ")
    if line.count <= columns - 2 { return line }
    return keys.map { $0.replacing(#/ (again|change)| next(?= kata)/#, with: "") }
      .joined(separator: "  ", fitting: columns - 2)
  }

  /// The action of `t`, if any.
  private var change: [String] {
    guard let row = state.row, row.canGoOn || row.isAtEnd else { return [] }
    return [row.open != nil ? "t end change" : row.next == nil ? "t sum up" : "t take change"]
  }
}

extension Duration {
  /// Seconds such as `1.4 s`; whole seconds from ten on.
  var rounded: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) s" : "\((tenths + 5) / 10) s"
  }
}
