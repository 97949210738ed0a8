/// The visible part of a lobby's table, and the selected player.
///
/// ```swift
/// window.show(lobby.table)  // once for each new table
/// for place in window.visible(height: 18) {
///   lobby.table.paint(
///     place.row, on: surface, at: place.line, isSelected: place.row == window.selectedRow)
/// }
/// ```
///
/// The window measures a table once, when it shows it. The cost of a frame depends on the height of
/// the window, not on the number of rows.
public struct TableWindow: Sendable {
  /// A way to another row, skipping rows without a player.
  public enum Move: Hashable, Sendable, CaseIterable {
    case up, down, pageUp, pageDown, home, end
  }

  /// A visible row and the window's line on which it starts: below 0 if the window cuts the row off
  /// at the top.
  public struct Place: Hashable, Sendable {
    public let row: Int
    public let line: Int

    public init(row: Int, line: Int) {
      self.row = row
      self.line = line
    }
  }

  private var measures: TableMeasures
  /// The index of the selected row among the selectable ones; `nil` if there are none.
  private var stop: Int?
  /// The first visible line of the table.
  private var top = 0
  /// The last known height of the window, in lines.
  private var height = 1

  /// - Parameter id: The player to select; if it is `nil` or unknown, the first is selected.
  public init(_ table: any LobbyTable, selecting id: Player.ID? = nil) {
    measures = TableMeasures(of: table)
    stop = id.flatMap { measures.stop(of: $0) } ?? measures.stops.indices.first
  }

  /// The row of the selected player; `nil` if the table has no players.
  public var selectedRow: Int? { stop.map { measures.stops[$0].row } }

  /// The number of hidden lines above the window.
  public var linesAbove: Int { top }
  /// The number of hidden lines below the window.
  public var linesBelow: Int { max(0, measures.lineCount - top - height) }

  /// Shows another table. The selected player stays selected; if they are gone, the player now in
  /// their place is.
  public mutating func show(_ table: any LobbyTable) {
    let (old, oldStop) = (measures, stop)
    let oldSelection = oldStop.map { old.stops[$0] }
    measures = TableMeasures(of: table)
    stop =
      oldSelection.flatMap { measures.stop(of: $0.player) } ?? measures.clamped(stop: oldStop ?? 0)
    // New rows above must not move the selected line, unless the top is visible.
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

  /// The rows to paint in a window of this height, from the top. If the height has changed, the
  /// window scrolls to the selected row.
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

  /// Moves to the next player, or scrolls a line if there is none, to reach every line.
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

  /// Scrolls just far enough to show the selected row; at the first and last player, it also shows
  /// the rows beyond.
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
