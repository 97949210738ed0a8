import Foundation
import Terminal

/// What is going on with a kata that is watched, in a line.
struct WatchStatus {
  let state: WatchState
  let now: Duration

  var sentence: String {
    guard !state.isLeaving else { return "Ending what still runs …" }
    if let progress = state.progress { return "Checking: \(phase(of: progress)) …" }
    switch state.situation {
    case .checking: return "Checking …"
    case .away: return "Waiting for the folder."
    case .trouble: return "There is no verdict."
    case .judged(let verdict, _): return WatchStatus.sentence(on: verdict)
    }
  }

  /// The same in a few words.
  var brief: String {
    if state.progress != nil { return "checking …" }
    switch state.situation {
    case .checking: return "checking …"
    case .away, .trouble: return "no verdict"
    case .judged(let verdict, _):
      switch verdict.outcome {
      case .notBuilt: return "✗ does not compile"
      case .stopped: return "no verdict"
      case .judged where verdict.isPassed: return "✓ all pass"
      case .judged:
        return "✗ \(verdict.failed) of \(verdict.behaviours.count)"
      }
    }
  }

  var style: Style {
    if state.progress != nil || state.isLeaving { return Style(foreground: .cyan, isBold: true) }
    switch state.situation {
    case .checking: return Style(foreground: .cyan, isBold: true)
    case .away, .trouble: return Style(foreground: .yellow, isBold: true)
    case .judged(let verdict, _):
      return Style(foreground: verdict.isPassed ? .green : .red, isBold: true)
    }
  }

  /// How long the check took, or has taken until now.
  var time: String {
    if let progress = state.progress {
      let seconds = (now - progress.since).components.seconds
      return seconds > 0 ? "\(seconds) s" : ""
    }
    guard case .judged(let verdict, _) = state.situation else { return "" }
    if case .stopped = verdict.outcome { return "" }
    return verdict.duration.rounded
  }

  private func phase(of progress: WatchCourse.Progress) -> String {
    switch progress.phase {
    case .starting where now - progress.since >= .seconds(5):
      "waiting, perhaps for another build to end"
    case .starting: "building"
    case .building(let step, let steps): "building, step \(step) of \(steps)"
    case .waiting: "waiting for another check of this kata to end"
    case .running: "running the behaviours"
    case .judging(let done, let all): "running, \(done) of \(all) behaviours done"
    case .stalled(let stall, _, _): stall.text
    }
  }

  static func sentence(on verdict: KataVerdict) -> String {
    switch verdict.outcome {
    case .notBuilt: return "✗ It does not compile."
    case .stopped: return "✗ There is no verdict."
    case .judged:
      let all = verdict.behaviours.count
      if verdict.isPassed {
        return all == 1 ? "✓ The one behaviour passes." : "✓ All \(all) behaviours pass."
      }
      let failed = verdict.failed
      let open = verdict.behaviours.count { $0.outcome == .notReached }
      let fails = "✗ \(failed) of \(all) behaviours \(failed == 1 ? "fails" : "fail")"
      return open == 0 ? "\(fails)." : "\(fails), and \(open) not reached."
    }
  }
}

extension KataVerdict {
  /// How many behaviours passed.
  var passed: Int { behaviours.count { $0.outcome == .passed } }
  /// How many failed, crashed or hung.
  var failed: Int { behaviours.count { $0.outcome.isFailure } }
}

extension KataBehaviour.Outcome {
  /// Whether it is the reader's to mend, rather than not known.
  var isFailure: Bool {
    switch self {
    case .failed, .crashed, .hung: true
    case .passed, .notReached: false
    }
  }
}

extension Duration {
  /// Such as `1.4 s`; whole seconds from ten on.
  var rounded: String {
    let seconds =
      Double(components.seconds) + Double(components.attoseconds) / 1_000_000_000_000_000_000
    return seconds >= 9.95
      ? "\(Int(seconds.rounded())) s" : String(format: "%.1f s", locale: nil, seconds)
  }
}
