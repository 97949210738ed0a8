import Book
import Practice
import Terminal
import Text

extension WatchState {
  var layout: Layout { Layout(width: max(10, min(Layout.widestProse, size.columns - 2))) }

  /// The open request's words as long as not all passes, then what is wrong with the kata, or what to
  /// do if nothing is.
  var text: [Line] {
    let open = row?.open == nil ? request : nil
    return separated([open.map(layout.words(inKata:)) ?? [], judgement])
  }

  private var judgement: [Line] {
    switch situation {
    case .checking(nil):
      layout.flow("What you change is in \(kata.path)/\(kata.sourcesPath).")
        + layout.flow(
          "Every save is checked. The first check builds everything and takes longest.", .dim)
    // What a request adds is checked now: that all passed without it tells nothing any more.
    case .checking(let former?) where former.verdict.isPassed && request != nil: []
    // The previous failures stay visible, but dimmed, while a new check runs.
    case .checking(let former?): text(of: former).map { $0.map { Run($0.text, .dim) } }
    case .away(let sentence): layout.flow(sentence)
    case .judged(let result):
      separated([result.trouble.map { layout.flow($0, .yellow) } ?? [], text(of: result)])
    }
  }

  private func text(of result: CheckResult) -> [Line] {
    let verdict = result.verdict
    let sentence = layout.flow(verdict.sentence)
    let blocks =
      switch verdict.outcome {
      case .notBuilt: [layout.errors(of: verdict), sentence]
      case .judged where verdict.isPassed:
        [verdict.isUntouched ? beginning : result.stage == .behaves ? behaving : success(result)]
      case .judged: [layout.failures(of: verdict), layout.notReached(in: verdict)]
      case .stopped:
        [sentence, layout.failures(of: verdict), layout.notReached(in: verdict)]
      }
    return separated(
      [layout.restored(by: verdict), layout.remarks(on: verdict)] + blocks
        + [layout.warnings(on: verdict)])
  }

  /// For a kata that passes because it is still a copy of the lesson's before.
  private var beginning: [Line] {
    separated([
      layout.flow(
        "This is before, and nothing in it is changed yet: that is where you begin.", .bold),
      layout.flow(
        "Change \(kata.path)/\(kata.sourcesPath) into a design of your own, in small steps; every "
          + "behaviour is to pass after each of them."),
      key("r", "The page of the lesson tells what hurts here.")
        + key("h", "The first hint is a question to ask yourself."),
    ])
  }

  /// For a kata that passes with the design of the lesson's before.
  private var behaving: [Line] {
    separated([
      changes, layout.flow(KataStage.behaves.sentence(during: request), .bold),
      key("h", "A hint, one further each time.") + key("d", "See what you changed.")
        + key("r", "Read the page of the lesson again."),
    ])
  }

  private func success(_ result: CheckResult) -> [Line] {
    let stage = result.stage ?? .refactored
    let isOpen = row?.open != nil
    let standing = isOpen ? [] : layout.flow(stage.sentence(), .bold)
    let asked = layout.lines(of: questions, result.verdict, at: result.stage, during: row?.open)
    return separated([
      standing, isOpen ? changes : asked, isOpen ? asked : changes,
      key(
        "d", isOpen ? "See what you changed for it." : "Compare your version with ours.")
        + key("r", "Read the page again, above all when not to do it.")
        + key("n", "Start the next kata."),
      layout.flow(
        "`scripts/workbook play \(kata.lesson.number)` plays the arcade with your version."),
    ])
  }

  private var changes: [Line] {
    row.map { layout.lines(of: $0, $0.advice.last.map { key("t", $0.purpose) } ?? []) } ?? []
  }

  private func key(_ key: String, _ purpose: String) -> [Line] {
    layout.item([Run("  \(key)  ", .cyan)], purpose)
  }
}
