/// The behaviours of a kata as a bar: each has its part of it, in the order of the tests.
struct WatchBar {
  let state: WatchState
  /// How wide it may be.
  let columns: Int

  private enum Part {
    case passed, failed, notReached, ended, ahead
  }

  var line: Line {
    let parts = parts
    guard !parts.isEmpty, columns > 0 else { return [] }
    // Each as wide as the others; where there are too many, some share a column.
    let each = columns / parts.count
    if each > 0 { return parts.map { run($0, columns: min(each, 4)) } }
    return (0..<columns).map { column in
      let shared = parts[column * parts.count / columns..<(column + 1) * parts.count / columns]
      return run(shared.contains(.failed) ? .failed : shared.first ?? .ahead, columns: 1)
    }
  }

  var label: String {
    if let progress = state.progress {
      guard let (done, all) = progress.phase.judged else { return "" }
      return "\(done) of \(all) done"
    }
    guard case .judged(let verdict, _) = state.situation, !verdict.behaviours.isEmpty else {
      return ""
    }
    return "\(verdict.passed) of \(verdict.behaviours.count) pass"
  }

  private var parts: [Part] {
    if let progress = state.progress {
      var (done, all) = (0, progress.behaviours)
      if let judged = progress.phase.judged { (done, all) = judged }
      return (0..<all).map { $0 < done ? .ended : .ahead }
    }
    guard case .judged(let verdict, _) = state.situation else { return [] }
    return verdict.behaviours.map { behaviour in
      switch behaviour.outcome {
      case .passed: .passed
      case .failed, .crashed, .hung: .failed
      case .notReached: .notReached
      }
    }
  }

  /// Different signs too, for readers without colours.
  private func run(_ part: Part, columns: Int) -> Run {
    let (sign, style): (String, TextStyle) =
      switch part {
      case .passed: ("█", .green)
      case .failed: ("▒", .red)
      case .notReached: ("░", .dim)
      case .ended: ("█", .cyan)
      case .ahead: ("░", .dim)
      }
    return Run(String(repeating: sign, count: columns), style)
  }
}
