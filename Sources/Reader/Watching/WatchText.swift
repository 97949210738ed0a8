import Book
import Practice
import Text

extension WatchState {
  /// What is known of the kata in words, as `workbook check` prints it.
  ///
  /// - Parameter isOnScreen: Whether the verdict's sentence stands elsewhere.
  func text(on layout: Layout, isOnScreen: Bool = false) -> [Line] {
    switch situation {
    case .checking(nil):
      return separated([
        request.map(layout.task) ?? [],
        layout.flow("What you change is in \(kata.path)/\(kata.sourcesPath).")
          + layout.flow(
            "Every save is checked. The first check builds everything and takes longest.", .dim),
      ])
    // What a request adds is checked now: that all passed without it tells nothing any more.
    case .checking(let former?) where former.verdict.isPassed && request != nil:
      return request.map(layout.task) ?? []
    // The previous failures stay visible, but dimmed, while a new check runs.
    case .checking(let former?):
      return layout.lines(of: former, hasSentence: !isOnScreen)
        .map { $0.map { Run($0.text, .dim) } }
    case .away(let sentence): return layout.flow(sentence, .yellow)
    case .judged(let result): return layout.lines(of: result, hasSentence: !isOnScreen)
    }
  }
}
