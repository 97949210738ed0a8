import Book
import Practice
import Terminal
import Text

/// The picture of a watched kata: the same state gives the same picture.
struct WatchView {
  static let rowsAbove = 5

  let state: WatchState
  /// Monotonic time, from which the duration of a check is computed.
  let now: Duration

  private var columns: Int { state.size.columns }

  var canvas: Canvas {
    var canvas = Canvas(state.size)
    let (kata, last) = (state.kata, state.size.rows - 1)
    write(
      Run("Kata \(kata.lesson.numberedTitle)", .bold), Run(kata.path, .dim), row: 0, on: &canvas)
    if let page = state.page {
      write(Run(page.title, .bold), status, row: 2, on: &canvas)
    } else {
      write(status, Run(time, .dim), row: 2, on: &canvas)
      canvas.write(bar(columns: min(60, columns - 2)), at: 1, row: 3)
    }
    let title = TextWidth.fit(state.request?.title ?? "", columns: columns - 2)
    canvas.write([Run(title, .bold)], at: 1, row: WatchView.rowsAbove)
    for (row, line) in state.view.visible.enumerated() {
      canvas.write(line, at: 1, row: state.rowsAbove + row)
    }
    let foot = state.prompt.isEmpty ? [[Run(keys, .cyan)]] : state.prompt
    writeRule("▲", hiding: state.view.top, row: 1, on: &canvas)
    writeRule("▼", hiding: state.view.below, row: last - foot.count, on: &canvas)
    for (row, line) in foot.enumerated() {
      canvas.write(line, at: 1, row: last - foot.count + 1 + row)
    }
    return canvas
  }

  /// Writes a text, and another one at the right, as much of it as there is room for.
  private func write(_ left: Run, _ right: Run, row: Int, on canvas: inout Canvas) {
    canvas.write(
      TextWidth.fit(left.text, columns: columns - 2), at: 1, row: row, style: left.style)
    let room = columns - left.columns - 4
    guard room > 4 else { return }
    let text = right.columns > room ? TextWidth.fit(right.text, columns: room) : right.text
    canvas.write(text, at: columns - 1 - TextWidth.columns(of: text), row: row, style: right.style)
  }

  /// Writes a rule that tells how many lines are out of sight beyond it.
  private func writeRule(_ arrow: String, hiding count: Int, row: Int, on canvas: inout Canvas) {
    canvas.write(String(repeating: "─", count: max(0, columns)), at: 0, row: row, style: .blue)
    let note = count > 0 ? " \(arrow) \(count) more " : ""
    canvas.write(note, at: columns - 1 - note.count, row: row, style: .cyan)
  }

  var status: Run {
    let running = Style.bold + .cyan
    if state.isLeaving { return Run("Ending what still runs …", running) }
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
      guard result.verdict.isPassed else { return Run("✗ \(sentence)", .bold + .red) }
      let steps = result.steps.map { " \($0.sentence)" } ?? ""
      let room = state.page == nil ? columns - 2 : 0
      let isRoom = TextWidth.columns(of: "✓ \(sentence)\(steps)") <= room
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

  /// The behaviours as marks, in the order of the tests; during a run, how many are done.
  private var marks: [Run] {
    // The signs differ too, for readers without colours.
    let open = Run("░", .dim)
    let behaviours = state.result?.verdict.behaviours ?? []
    if let check = state.check {
      guard case .running(let done, let all, _) = check.phase else {
        return behaviours.map { _ in open }
      }
      return (0..<(all ?? behaviours.count)).map { $0 < done ? Run("█", .cyan) : open }
    }
    let signs = ["✓": "█", "✗": "▒", "–": "░"]
    return behaviours.map(\.outcome.mark).map { Run(signs[$0.text] ?? $0.text, $0.style) }
  }

  /// - Parameter columns: The greatest width of the bar.
  func bar(columns: Int) -> Line {
    let marks = marks
    guard !marks.isEmpty, columns > 0 else { return [] }
    // All have the same width; if there are too many, some share a column.
    let each = min(columns / marks.count, 4)
    if each > 0 { return marks.map { Run(String(repeating: $0.text, count: each), $0.style) } }
    return (0..<columns).map { column in
      let shared = marks[column * marks.count / columns..<(column + 1) * marks.count / columns]
      return shared.first { $0.style == .red } ?? shared[shared.startIndex]
    }
  }

  private var isLong: Bool { state.view.top + state.view.below > 0 }

  /// As many keys as fit; the one for leaving is the last to be dropped.
  private var keys: String {
    var keys =
      switch state.page?.kind {
      case nil:
        ["h hint", "d diff", "r read"] + change + ["n next kata", "c check again"]
          + (isLong ? ["/ search"] : []) + ["q quit"]
      case .hint: ["h next hint", "↑ ↓ Space scroll", "c check again", "q back"]
      case .diff, .lesson, .sum: ["Space b scroll", "/ search", "] [ section", "c check", "q back"]
      }
    if !state.view.query.isEmpty { keys = ["n N next match", "Esc end search"] + keys.suffix(1) }
    let line = keys.joined(separator: "   ")
    if line.count <= columns - 2 { return line }
    keys = keys.map { $0.replacing(#/ (again|change)| next(?= kata)/#, with: "") }
    return keys.joined(separator: "  ", fitting: columns - 2)
  }

  /// What `t` does, if anything.
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
