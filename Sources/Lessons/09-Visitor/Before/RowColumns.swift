/// What each column of a surface holds.
///
/// The ranges of a player's row meet, so that the surface does not show between them.
struct RowColumns {
  /// The width of the widest table: in longer lines, the eye would lose its place.
  static let most = 100
  /// The fewest columns with which a table also shows days.
  static let leastForDays = 60

  let all: Range<Int>
  let marker: Range<Int>
  /// Everything right of the marker.
  let words: Range<Int>
  let name: Range<Int>
  let score: Range<Int>
  /// Empty if there is no room for it.
  let day: Range<Int>

  init(of columns: Int) {
    let end = max(0, min(columns, RowColumns.most))
    let nameStart = min(3, end)
    let dayStart = end < RowColumns.leastForDays ? end : end - 13
    let scoreStart = max(nameStart, dayStart - 10)
    all = 0..<end
    marker = 0..<nameStart
    words = nameStart..<end
    name = nameStart..<scoreStart
    score = scoreStart..<dayStart
    day = dayStart..<end
  }
}
