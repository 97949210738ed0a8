import Book
import Practice
import Text

extension WatchState {
  /// The state of the kata, in the words of `workbook check`.
  ///
  /// - Parameter isOnScreen: Whether the verdict's sentence is shown elsewhere.
  func text(on layout: Layout, isOnScreen: Bool = false) -> [Line] {
    switch situation {
    case .checking(nil):
      return layout.flow("Change the files in \(kata.path)/\(kata.sourcesPath).")
        + layout.flow(
          "Every save is checked. The first check builds everything and takes longest.", .dim)
    // Other tests run now, so the former result counts only for the request it answered.
    case .checking(let former?) where former.row?.open?.name != openChange:
      return former.row?.requests.first { $0.name == openChange }.map(layout.task) ?? []
    // The previous failures stay visible, but dimmed, while a new check runs.
    case .checking(let former?):
      return layout.lines(of: former, hasSentence: !isOnScreen)
        .map { $0.map { Run($0.text, .dim) } }
    case .away(let sentence): return layout.flow(sentence, .yellow)
    case .judged(let result): return layout.lines(of: result, hasSentence: !isOnScreen)
    }
  }
}
