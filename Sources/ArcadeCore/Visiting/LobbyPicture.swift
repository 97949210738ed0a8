import PlayerRoster
import Terminal

/// The lobby as a picture: the part of its table that is in sight.
enum LobbyPicture {
  static let keys = "↑↓ select   Enter details   p plays   o signs out   q leaves"

  @MainActor
  static func canvas(of lobby: Lobby, in view: LobbyView, size: Size) -> Canvas {
    var frame = PictureFrame("Lobby of \(lobby.account.nickname)", keys: keys, in: size)
    let table = lobby.table
    frame.paint { surface in
      var line = 0
      var row = view.top
      while line < PictureFrame.lines(in: size), row < table.rowCount {
        table.paint(row, on: surface, at: line, isSelected: row == view.selection)
        line += table.height(of: row)
        row += 1
      }
    }
    return frame.canvas
  }
}
