import Foundation

/// What stands below the bar: what is wrong, or what to do now that nothing is.
struct WatchBody {
  let state: WatchState
  let width: Int

  var lines: [Line] {
    switch state.situation {
    // What was wrong before stays in sight, but pale, while it is found out anew.
    case .checking: state.former.map { of($0, isUntouched: false).map(\.pale) } ?? beginning
    case .away(let sentence), .trouble(let sentence): flow(sentence)
    case .judged(let verdict, let isUntouched): trouble + of(verdict, isUntouched: isUntouched)
    }
  }

  /// Why the progress cannot be kept, if so.
  private var trouble: [Line] {
    state.trouble.map { flow($0, .yellow) + [[]] } ?? []
  }

  private var beginning: [Line] {
    flow("What you change is in \(state.kata.path)/\(state.kata.sourcesPath).")
      + flow("Every save is checked. The first check builds everything and takes longest.", .dim)
  }

  private func of(_ verdict: KataVerdict, isUntouched: Bool) -> [Line] {
    restored(by: verdict) + verdict.remarks.flatMap { flow($0, .yellow) + [[]] }
      + content(of: verdict, isUntouched: isUntouched)
  }

  /// What happened to the book's files.
  private func restored(by verdict: KataVerdict) -> [Line] {
    guard !verdict.restored.isEmpty else { return [] }
    let parts = [
      ("Put back as the book has them", verdict.putBack),
      ("Taken away, as the book has no such files", verdict.takenAway),
    ].filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.joined(separator: ", "))." }
    let aside = "What you had there is in \(KataBookFiles.aside(verdict.kata))."
    return flow((parts + [aside]).joined(separator: " "), .yellow) + [[]]
  }

  private func content(of verdict: KataVerdict, isUntouched: Bool) -> [Line] {
    switch verdict.outcome {
    case .stopped(let reason):
      return flow(reason) + [[]] + WatchFailures(verdict: verdict, width: width).lines
    case .notBuilt(let messages): return compiler(messages)
    case .judged where verdict.isPassed && isUntouched: return task
    case .judged where verdict.isPassed:
      return WatchSuccess(kata: state.kata, whenNotTo: state.whenNotTo, width: width).lines
    case .judged: return WatchFailures(verdict: verdict, width: width).lines
    }
  }

  /// For a kata that passes because it is still before.
  private var task: [Line] {
    flow("This is before, and nothing in it is changed yet: that is where you begin.", .bold) + [[]]
      + flow(
        "Change \(state.kata.path)/\(state.kata.sourcesPath) into a design of your own, in small "
          + "steps; every behaviour is to pass after each of them.")
      + [[], WatchSuccess.key("r", "The page of the lesson tells what hurts here.")]
      + [WatchSuccess.key("h", "The first hint is a question to ask yourself.")]
  }

  // MARK: - What is wrong

  private func compiler(_ messages: CompilerMessages) -> [Line] {
    let folder = "\(state.kata.path)/"
    let text = messages.text.replacing(folder, with: "")
    var lines: [Line] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let match = line.firstMatch(of: #/^(\S.*?:\d+:\d+): error: (.*)$/#) {
        lines += flow("\(match.1)", .bold) + flow("error: \(match.2)", .red)
      } else {
        // The source that it points at is a picture: never broken.
        lines.append([Run(line)])
      }
    }
    while lines.last?.columns == 0 { lines.removeLast() }
    return lines
  }

  private func flow(_ text: String, _ style: TextStyle = .plain) -> [Line] {
    TextFlow(width: width).lines([Run(text, style)])
  }
}

extension Line {
  /// The same line, set back.
  fileprivate var pale: Line { map { Run($0.text, .dim) } }
}
