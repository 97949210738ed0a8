import PlayerVisit
import Terminal
import Text

/// The lobby as a picture, with the visible part of its table.
enum LobbyPicture {
  static let pointer = "▸"
  private static let keys = "↑↓ PgUp PgDn select   Enter details   p plays   o signs out   q leaves"

  /// - Parameter window: The visible part of the table; nil means its beginning.
  @MainActor
  static func canvas(of lobby: Lobby, in window: TableWindow?, size: Size) -> Canvas {
    var frame = PictureFrame(place(of: lobby), keys: keys, in: size)
    let table = lobby.table
    var window = window ?? TableWindow(table)
    let places = window.visible(height: frame.lines)
    frame.paint { surface in
      for place in places {
        let isSelected = place.row == window.selectedRow
        table.paint(place.row, on: surface, at: place.line, isSelected: isSelected)
        guard isSelected else { continue }
        surface.write(
          pointer, in: 0..<1, line: place.line, alignment: .leading,
          tint: table.tint(of: place.row), isSelected: true)
      }
    }
    frame.noteMore(above: window.linesAbove, below: window.linesBelow)
    return frame.canvas
  }

  /// The visitor's nickname, rank and best score; if space runs out, the nickname is cut off.
  @MainActor
  private static func place(of lobby: Lobby) -> String {
    let standing =
      lobby.profile.map {
        " · rank \($0.rank) of \($0.count) · best \($0.player.bestScore)"
      } ?? ""
    let columns = PictureFrame.placeColumns - TextWidth.columns(of: standing)
    return Paragraph.fit(lobby.account.nickname, columns: columns) + standing
  }
}
