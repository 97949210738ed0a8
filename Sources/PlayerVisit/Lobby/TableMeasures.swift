/// The starts of a table's rows and its selectable rows, found in one pass.
struct TableMeasures: Sendable {
  struct Stop: Hashable, Sendable {
    let row: Int
    let player: Player.ID
  }

  /// The number of lines above each row, then the number in the whole table.
  private(set) var starts = [0]
  /// The rows with a player, from the top.
  private(set) var stops: [Stop] = []

  init(of table: any LobbyTable) {
    var lines = 0
    for row in 0..<table.rowCount {
      lines += table.height(of: row)
      starts.append(lines)
      if let player = table.player(of: row) {
        stops.append(Stop(row: row, player: player.id))
      }
    }
  }

  var rowCount: Int { starts.count - 1 }
  var lineCount: Int { starts[rowCount] }

  /// The row at a line; past the last line, the number of rows.
  func row(at line: Int) -> Int {
    firstIndex(in: 0..<rowCount) { starts[$0 + 1] > line }
  }

  func stop(of player: Player.ID) -> Int? {
    stops.firstIndex { $0.player == player }
  }

  /// The last stop that begins on a line or above it; -1 if all begin below.
  func stop(atOrAbove line: Int) -> Int {
    firstIndex(in: stops.indices) { starts[stops[$0].row] > line } - 1
  }

  func clamped(stop: Int) -> Int? {
    stops.isEmpty ? nil : max(0, min(stop, stops.count - 1))
  }

  /// The first index for which a condition holds; it must hold for all later ones.
  private func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
