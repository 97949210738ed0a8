import Book
import Practice
import Terminal

/// The text about a watched kata: what is wrong, or what to do if nothing is.
struct WatchText: ScreenText {
  let state: WatchState
  /// When not to do what the reader does, in Markdown.
  let whenNotTo: String
  var width: Int { max(10, min(PageLayout.widestProse, state.size.columns - 2)) }

  var body: [Line] {
    switch state.situation {
    case .checking(nil):
      flow("What you change is in \(state.kata.path)/\(state.kata.sourcesPath).")
        + flow("Every save is checked. The first check builds everything and takes longest.", .dim)
    // The previous failures stay visible, but dimmed, while a new check runs.
    case .checking(let former?): of(former, nil).map { $0.map { Run($0.text, .dim) } }
    case .away(let sentence), .noVerdict(let sentence): flow(sentence)
    case .judged(let verdict, let cost):
      separated([state.trouble.map { flow($0, .yellow) } ?? [], of(verdict, cost)])
    }
  }

  private func of(_ verdict: Verdict, _ cost: RequestCost?) -> [Line] {
    let text = VerdictText(verdict: verdict, width: width)
    let content =
      switch verdict.outcome {
      case .notBuilt: trimmed(text.errors ?? []) + [[]] + flow(text.sentence)
      case .judged where verdict.isPassed: verdict.isUntouched ? task : success(cost)
      case .judged: failures(in: text)
      case .stopped: flow(text.sentence) + [[]] + failures(in: text)
      }
    return text.restored + text.remarks + trimmed(content)
  }

  private func failures(in text: VerdictText) -> [Line] {
    text.failures.flatMap { line in
      // The end of a place is the line number, which has to stay visible.
      line.columns > width && line.last?.style == .cyan
        ? CodeFlow(width: width).lines(line) : [line]
    } + text.notReached
  }

  /// Without empty lines at the beginning and the end.
  private func trimmed(_ lines: [Line]) -> [Line] {
    lines.drop { $0.isEmpty }.reversed().drop { $0.columns == 0 }.reversed()
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

  private func success(_ cost: RequestCost?) -> [Line] {
    let doubts = PageLayout.lines(
      of: whenNotTo, folder: state.kata.lesson.pageFolder, width: width)
    return separated([
      cost.map(RequestText(width: width).lines)
        ?? flow("Your design is as good as ours, as far as the behaviours can tell. Now:", .bold),
      [
        key("d", "Compare your version with ours."),
        key("r", "Read the page of the lesson again."),
        key("n", "Go on with the next lesson that is not done: its kata is made."),
      ],
      flow(
        "`scripts/workbook play \(state.kata.lesson.number)` plays the arcade with your version."),
      doubts.isEmpty ? [] : [[Run("When not to", .bold)]], doubts,
    ])
  }

  /// What a key does.
  private func key(_ key: String, _ purpose: String) -> Line {
    [Run("  \(key)", .cyan), Run("  \(purpose)")]
  }

  /// The section of a lesson's page on when not to do it, without its heading; empty if there is
  /// none.
  static func whenNotTo(in page: String) -> String {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != "## When not to" }.dropFirst()
    return section.prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
  }
}
