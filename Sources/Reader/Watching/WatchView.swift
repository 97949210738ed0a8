import Book
import Practice
import Terminal

/// The picture of a watched kata: the same state gives the same picture.
struct WatchView {
  private static let rowsAbove = 5
  private static let rowsBelow = 2

  private(set) var state: WatchState
  /// The lesson page's section on when not to apply the principle, in Markdown.
  let whenNotTo: String
  /// All lines of the verdict or page, including those out of sight.
  private(set) var body: [Line] = []
  /// The edition of the state that they were laid out for.
  private var edition: Int?

  init(state: WatchState, whenNotTo: String) {
    self.state = state
    self.whenNotTo = whenNotTo
  }

  /// Takes over a new state, and tells it how much of it is visible.
  mutating func update(_ state: inout WatchState) {
    if edition != state.edition {
      body = state.page?.lines ?? WatchText(state: state, whenNotTo: whenNotTo).body
      edition = state.edition
    }
    let rows = state.size.rows - WatchView.rowsAbove - WatchView.rowsBelow
    state.fit(lines: body.count, in: max(0, rows))
    self.state = state
  }

  /// - Parameter now: Monotonic time, from which the duration of a check is computed.
  func canvas(at now: Duration) -> Canvas {
    let size = state.size
    var canvas = Canvas(size)
    let shown = body.dropFirst(state.top).prefix(state.rows)
    for (row, line) in shown.enumerated() {
      canvas.write(line, at: 1, row: WatchView.rowsAbove + row)
    }
    let request = state.request.map { ", request \($0)" } ?? ""
    write(
      Run("Kata \(state.kata.lesson.numberedTitle)\(request)", .bold), Run(state.kata.path, .dim),
      row: 0, on: &canvas)
    if let page = state.page {
      write(Run(page.title, .bold), status, row: 2, on: &canvas)
    } else {
      write(status, Run(time(at: now), .dim), row: 2, on: &canvas)
      let label = counts.label.isEmpty ? "" : "  " + counts.label
      canvas.write(
        bar(columns: min(60, size.columns - 2 - label.count)) + [Run(label)], at: 1, row: 3)
    }
    let below = body.count - state.top - state.rows
    writeRule(state.top > 0 ? " ▲ \(state.top) more " : "", row: 1, on: &canvas)
    writeRule(below > 0 ? " ▼ \(below) more " : "", row: size.rows - 2, on: &canvas)
    let foot = state.notice.map { Run($0, .yellow) } ?? Run(keys, .cyan)
    write(foot, Run(""), row: size.rows - 1, on: &canvas)
    return canvas
  }

  // MARK: - The lines around the body

  /// What is going on, in one line.
  var status: Run {
    guard state.ending == nil else { return Run("Ending what still runs …", .bold + .cyan) }
    if let check = state.check { return Run("Checking: \(check.phase.text) …", .bold + .cyan) }
    switch state.situation {
    case .checking: return Run("Checking …", .bold + .cyan)
    case .away: return Run("Waiting for the folder.", .bold + .yellow)
    case .noVerdict: return Run("There is no verdict.", .bold + .yellow)
    case .judged(let verdict, _):
      let sentence =
        switch verdict.outcome {
        case .notBuilt: "It does not compile."
        case .stopped: "There is no verdict."
        case .judged: VerdictText(verdict: verdict, width: state.size.columns).sentence
        }
      return verdict.isPassed
        ? Run("✓ \(sentence)", .bold + .green) : Run("✗ \(sentence)", .bold + .red)
    }
  }

  /// How long the check took, or has taken so far.
  private func time(at now: Duration) -> String {
    if let check = state.check {
      let seconds = (now - check.since).components.seconds
      return seconds > 0 ? "\(seconds) s" : ""
    }
    guard case .judged(let verdict, _) = state.situation else { return "" }
    if case .stopped = verdict.outcome { return "" }
    return verdict.duration.rounded
  }

  /// The behaviours of a kata as marks, in the order of the tests, and how many of them pass or are
  /// done.
  private var counts: (marks: [Run], label: String) {
    // The signs differ too, for readers without colours.
    let open = Run("░", .dim)
    switch (state.check, state.situation) {
    case (let check?, let situation):
      var expected = 0
      if case .checking(let former?) = situation { expected = former.behaviours.count }
      guard let (done, all) = check.phase.counts else {
        return (Array(repeating: open, count: expected), "")
      }
      expected = all ?? expected
      let marks = (0..<expected).map { $0 < done ? Run("█", .cyan) : open }
      return (marks, expected == 0 ? "" : "\(min(done, expected)) of \(expected) done")
    case (nil, .judged(let verdict, _)) where !verdict.behaviours.isEmpty:
      let marks = verdict.behaviours.map { behaviour in
        switch behaviour.outcome {
        case .passed: Run("█", .green)
        case .failed, .crashed, .hung: Run("▒", .red)
        case .notReached: open
        }
      }
      return (marks, "\(verdict.passed) of \(marks.count) pass")
    default: return ([], "")
    }
  }

  /// - Parameter columns: The greatest width of the bar.
  func bar(columns: Int) -> Line {
    let marks = counts.marks
    guard !marks.isEmpty, columns > 0 else { return [] }
    // All have the same width; if there are too many, some share a column.
    let each = min(columns / marks.count, 4)
    if each > 0 { return marks.map { Run(String(repeating: $0.text, count: each), $0.style) } }
    return (0..<columns).map { column in
      let shared = marks[column * marks.count / columns..<(column + 1) * marks.count / columns]
      return shared.first { $0.style == .red } ?? shared[shared.startIndex]
    }
  }

  /// The keys for the bottom of the screen: as many as fit, and the one for leaving is the last to
  /// be dropped.
  private var keys: String {
    let columns = state.size.columns - 2
    var keys =
      switch state.page?.kind {
      case nil: ["h hint", "d diff", "r read", "n next", "c check again", "q quit"]
      case .hint: ["h next hint", "↑ ↓ Space scroll", "c check again", "q back"]
      case .diff, .lesson: ["↑ ↓ Space scroll", "c check again", "q back"]
      }
    let wide = keys.joined(separator: "   ")
    guard TextWidth.columns(of: wide) > columns else { return wide }
    keys = keys.map { $0.replacing(" again", with: "") }
    while keys.count > 1, TextWidth.columns(of: keys.joined(separator: " ")) > columns {
      keys.remove(at: keys.count - 2)
    }
    return keys.joined(separator: " ")
  }

  /// Writes a text, and another one at the right, as much of it as there is room for.
  private func write(_ left: Run, _ right: Run, row: Int, on canvas: inout Canvas) {
    let columns = state.size.columns
    canvas.write(
      TextWidth.fit(left.text, columns: columns - 2), at: 1, row: row, style: left.style)
    let room = columns - left.columns - 4
    guard room > 4 else { return }
    let text = right.columns > room ? TextWidth.fit(right.text, columns: room) : right.text
    canvas.write(text, at: columns - 1 - TextWidth.columns(of: text), row: row, style: right.style)
  }

  private func writeRule(_ note: String, row: Int, on canvas: inout Canvas) {
    let rule = String(repeating: "─", count: max(0, state.size.columns))
    canvas.write(rule, at: 0, row: row, style: .blue)
    canvas.write(note, at: state.size.columns - 1 - note.count, row: row, style: .cyan)
  }
}

extension CheckPhase {
  /// How many behaviours are done, and of how many if known; nil while no test runs.
  fileprivate var counts: (done: Int, all: Int?)? {
    switch self {
    case .running(let done, let all, _): (done, all)
    case .starting, .waiting, .building: nil
    }
  }
}

extension Duration {
  /// Seconds such as `1.4 s`; whole seconds from ten on.
  var rounded: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) s" : "\((tenths + 5) / 10) s"
  }
}
