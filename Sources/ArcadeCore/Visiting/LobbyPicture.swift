import PlayerRoster
import Terminal
import Text

/// The lobby as a picture, with the visible part of its table.
enum LobbyPicture {
  static let pointer = "▸"
  /// The same indentation as that of the table's notices.
  private static let warningIndent = 3
  private static let keys = "↑↓ PgUp PgDn select   Enter details   p plays   o signs out   q leaves"

  static func lines(in view: ScreenView, size: Size) -> Int {
    PictureFrame.lines(in: size) - warning(in: view).count
  }

  @MainActor
  static func canvas(of lobby: Lobby, in view: ScreenView, size: Size) -> Canvas {
    var frame = PictureFrame(place(of: lobby), keys: keys, in: size)
    let warning = warning(in: view)
    if !warning.isEmpty { frame.write("!", at: 1, line: 0, style: Style(.warning)) }
    frame.write(warning, at: warningIndent, line: 0, style: Style(.warning))
    let table = lobby.table
    var window = view.window ?? TableWindow(table)
    let places = window.visible(height: lines(in: view, size: size))
    frame.paint(below: warning.count) { surface in
      for place in places {
        let isSelected = place.row == window.selectedRow
        table.paint(place.row, on: surface, at: place.line, isSelected: isSelected)
        guard isSelected else { continue }
        surface.write(
          pointer, in: 0..<1, line: place.line, alignment: .leading,
          tint: table.tint(of: place.row),
          isSelected: true)
      }
    }
    frame.noteMore(above: window.linesAbove, below: window.linesBelow)
    return frame.canvas
  }

  private static func warning(in view: ScreenView) -> [String] {
    Paragraph.lines(
      of: view.warning ?? "", columns: PictureFrame.smallest.columns - warningIndent - 1, most: 5)
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
