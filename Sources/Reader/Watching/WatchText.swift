import Book
import Practice
import Terminal

/// The text about a watched kata: a line above the bar, and the details below it.
struct WatchText {
  let state: WatchState
  /// Columns of the text below the bar.
  let width: Int

  /// What is going on, in one line.
  var status: String {
    guard state.ending == nil else { return "Ending what still runs …" }
    if let check = state.check { return "Checking: \(check.phase.text) …" }
    switch state.situation {
    case .checking: return "Checking …"
    case .away: return "Waiting for the folder."
    case .noVerdict: return "There is no verdict."
    case .judged(let verdict): return sentence(on: verdict)
    }
  }

  var style: Style {
    guard state.check == nil, state.ending == nil else { return .bold + .cyan }
    switch state.situation {
    case .checking: return .bold + .cyan
    case .away, .noVerdict: return .bold + .yellow
    case .judged(let verdict): return .bold + (verdict.isPassed ? .green : .red)
    }
  }

  /// How long the check took, or has taken so far.
  func time(at now: Duration) -> String {
    if let check = state.check {
      let seconds = (now - check.since).components.seconds
      return seconds > 0 ? "\(seconds) s" : ""
    }
    guard case .judged(let verdict) = state.situation else { return "" }
    if case .stopped = verdict.outcome { return "" }
    return verdict.duration.rounded
  }

  private func sentence(on verdict: Verdict) -> String {
    switch verdict.outcome {
    case .notBuilt: return "✗ It does not compile."
    case .stopped: return "✗ There is no verdict."
    case .judged:
      let all = verdict.behaviours.count
      if verdict.isPassed {
        return all == 1 ? "✓ The one behaviour passes." : "✓ All \(all) behaviours pass."
      }
      let failed = verdict.failed
      let fails = "✗ \(failed) of \(all) behaviours \(failed == 1 ? "fails" : "fail")"
      let open = verdict.notReached
      return open == 0 ? "\(fails)." : "\(fails), and \(open) not reached."
    }
  }

  // MARK: - Below the bar

  /// What is wrong, or what to do if nothing is.
  var body: [Line] {
    switch state.situation {
    // The previous failures stay visible, but dimmed, while a new check runs.
    case .checking:
      state.former.map { of($0).map { $0.map { Run($0.text, .dim) } } }
        ?? beginning
    case .away(let sentence), .noVerdict(let sentence): flow(sentence)
    case .judged(let verdict):
      separated([
        state.trouble.map { flow($0, .yellow) } ?? [], of(verdict),
      ])
    }
  }

  private var beginning: [Line] {
    flow("What you change is in \(state.kata.path)/\(state.kata.sourcesPath).")
      + flow("Every save is checked. The first check builds everything and takes longest.", .dim)
  }

  private func of(_ verdict: Verdict) -> [Line] {
    let text = VerdictText(verdict: verdict, width: width)
    return text.restored + text.remarks + content(of: verdict, text)
  }

  private func content(
    of verdict: Verdict, _ text: VerdictText
  ) -> [Line] {
    let failures = FailureText(width: width)
    switch verdict.outcome {
    case .notBuilt(let failure):
      let errors = BuildFailureText(failure: failure, width: width).lines
      let blank = errors.reversed().prefix { $0.columns == 0 }.count
      return separated([errors.dropLast(blank), flow(text.sentence)])
    case .judged where verdict.isPassed: return verdict.isUntouched ? task : success
    case .judged, .stopped:
      let reason = verdict.outcome == .judged ? [] : flow(text.sentence) + [[]]
      let lines = failures.failures(of: verdict.behaviours).flatMap { line in
        // The end of a place is the line number, which has to stay visible.
        line.columns > width && line.last?.style == .cyan
          ? CodeFlow(width: width).lines(line) : [line]
      }
      return reason + lines + failures.notReached(of: verdict.behaviours)
    }
  }

  /// For a kata that passes because it is still a copy of the lesson's before.
  private var task: [Line] {
    separated([
      flow("This is before, and nothing in it is changed yet: that is where you begin.", .bold),
      flow(
        "Change \(state.kata.path)/\(state.kata.sourcesPath) into a design of your own, in small "
          + "steps; every behaviour is to pass after each of them."),
      [
        key("r", "The page of the lesson tells what hurts here."),
        key("h", "The first hint is a question to ask yourself."),
      ],
    ])
  }

  private var success: [Line] {
    let number = state.kata.lesson.number
    let request = state.request.map {
      flow("The request \($0) is carried out, and every behaviour passes. Now:", .bold)
    }
    let cost = flow("`scripts/workbook check \(number)` tells what the change cost you.")
    return separated([
      request
        ?? flow("Your design is as good as ours, as far as the behaviours can tell. Now:", .bold),
      [
        key("d", "Compare your version with ours."),
        key("r", "Read the page of the lesson again."),
        key("n", "Go on with the next lesson that is not done: its kata is made."),
      ],
      request == nil ? [] : cost,
      flow("`scripts/workbook play \(number)` plays the arcade with your version."),
      caution,
    ])
  }

  /// When not to do what the reader just did.
  private var caution: [Line] {
    guard !state.whenNotTo.isEmpty else { return [] }
    return [[Run("When not to", .bold)], []]
      + PageLayout.lines(
        of: state.whenNotTo, folder: state.kata.lesson.pageFolder, width: width)
  }

  /// That section of a lesson's page, without its heading; empty if there is none.
  static func whenNotTo(in page: String) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "## When not to") else { return "" }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
  }

  /// What a key does.
  private func key(_ key: String, _ purpose: String) -> Line {
    [Run("  \(key)", .cyan), Run("  \(purpose)")]
  }

  private func flow(_ text: String, _ style: Style = .plain) -> [Line] {
    TextFlow(width: width).lines(text, style)
  }
}

extension Duration {
  /// Seconds such as `1.4 s`; whole seconds from ten on.
  var rounded: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) s" : "\((tenths + 5) / 10) s"
  }
}
