/// The part of a lobby's table that is in sight, and the player who is selected in it.
///
/// ```swift
/// window.show(lobby.table)  // once for each new table
/// for place in window.visible(height: 18) {
///   lobby.table.paint(
///     place.row, on: surface, at: place.line, isSelected: place.row == window.selectedRow)
/// }
/// ```
///
/// A table is measured once, when it is shown. What a frame costs depends on the height of the window,
/// and not on the number of rows.
public struct TableWindow: Sendable {
  /// A way to another row; rows without a player are skipped.
  public enum Move: Hashable, Sendable, CaseIterable {
    case up, down, pageUp, pageDown, home, end
  }

  /// A row in sight, and the line of the window that its first line is on: below 0 where the window
  /// cuts it at the top.
  public struct Place: Hashable, Sendable {
    public let row: Int
    public let line: Int

    public init(row: Int, line: Int) {
      self.row = row
      self.line = line
    }
  }

  private var measures: TableMeasures
  /// Which of the rows that can be selected is; `nil` where there are none.
  private var stop: Int?
  /// The line of the table that is the first in sight.
  private var top = 0
  /// The lines of the window when it was last looked at.
  private var height = 1

  /// - Parameter id: The player to begin with; without one, or where they are not in the table, the
  ///   first.
  public init(_ table: any LobbyTable, selecting id: Player.ID? = nil) {
    measures = TableMeasures(of: table)
    stop = id.flatMap { measures.stop(of: $0) } ?? measures.stops.indices.first
  }

  /// The row of the selected player; `nil` where the table has no players.
  public var selectedRow: Int? { stop.map { measures.stops[$0].row } }

  /// How many lines of the table are out of sight above the window.
  public var linesAbove: Int { top }
  /// How many lines of the table are out of sight below the window.
  public var linesBelow: Int { max(0, measures.lineCount - top - height) }

  /// Looks at another table. The selected player stays selected; where they are gone, whoever took
  /// their place is.
  public mutating func show(_ table: any LobbyTable) {
    let (old, oldStop) = (measures, stop)
    let oldSelection = oldStop.map { old.stops[$0] }
    measures = TableMeasures(of: table)
    stop =
      oldSelection.flatMap { measures.stop(of: $0.player) } ?? measures.clamped(stop: oldStop ?? 0)
    // Rows that come in above must not move the selected line, unless the top is in sight.
    if top > 0, let oldSelection, let row = selectedRow {
      top += measures.starts[row] - old.starts[oldSelection.row]
    }
    scroll(to: top)
    reveal()
  }

  public mutating func move(_ move: Move) {
    switch move {
    case .up: step(by: -1)
    case .down: step(by: 1)
    case .pageUp: page(by: -1)
    case .pageDown: page(by: 1)
    case .home: go(to: 0, orTo: 0)
    case .end: go(to: measures.stops.count - 1, orTo: measures.lineCount)
    }
  }

  /// The rows to paint in a window of some lines, from the top. Where the height has changed, the
  /// selected row is brought into sight.
  public mutating func visible(height: Int) -> [Place] {
    guard height > 0 else { return [] }
    if height != self.height {
      self.height = height
      scroll(to: top)
      reveal()
    }
    var places: [Place] = []
    var row = measures.row(at: top)
    while row < measures.rowCount, measures.starts[row] < top + height {
      places.append(Place(row: row, line: measures.starts[row] - top))
      row += 1
    }
    return places
  }

  /// To the next player, or by a line where there is none on that side, so that all can be seen.
  private mutating func step(by offset: Int) {
    if let stop, measures.stops.indices.contains(stop + offset) {
      self.stop = stop + offset
      reveal()
    } else {
      scroll(to: top + offset)
    }
  }

  private mutating func page(by offset: Int) {
    scroll(to: top + offset * height)
    guard let stop, let row = selectedRow else { return }
    let found = measures.stop(atOrAbove: measures.starts[row] + offset * height)
    self.stop = measures.clamped(stop: offset < 0 ? found : max(found, stop + 1))
    reveal()
  }

  private mutating func go(to stop: Int, orTo line: Int) {
    self.stop = measures.clamped(stop: stop)
    scroll(to: line)
    reveal()
  }

  private mutating func scroll(to line: Int) {
    top = max(0, min(line, measures.lineCount - height))
  }

  /// Scrolls no further than it takes to have the selected row in sight, and at the first and the last
  /// with what is beyond them.
  private mutating func reveal() {
    guard let stop, let row = selectedRow else { return }
    if stop == 0 {
      top = 0
    } else if stop == measures.stops.count - 1 {
      top = measures.lineCount
    }
    let (start, end) = (measures.starts[row], measures.starts[row + 1])
    scroll(to: min(max(top, end - height), start))
  }
}
