import Foundation
import PlayerVisit
import Terminal
import Text

/// A player's details as a picture.
enum DetailsPicture {
  private static let indent = 20

  static func canvas(of details: PlayerDetails, size: Size) -> Canvas {
    var frame = PictureFrame("Details", keys: "Esc or Enter back to the lobby", in: size)
    let top = max(0, (frame.lines - 8) / 2)
    frame.write(
      details.player.nickname.text, at: indent, line: top,
      style: Style(details.isOwn ? .own : .accent))
    if details.isOwn {
      frame.write("That is you.", at: indent, line: top + 1, style: Style(.quiet))
    }
    let figures = [
      ("Rank", "\(details.rank) of \(details.count)"),
      ("Best score", details.player.bestScore.asBest),
      ("Last visit", details.player.lastVisit.map(date) ?? "never"),
    ]
    for (offset, figure) in figures.enumerated() {
      frame.write(figure.1, of: figure.0, at: indent, line: top + 3 + 2 * offset)
    }
    return frame.canvas
  }

  /// The day in the format of the lobby, with hours and minutes.
  private static func date(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle.iso8601.year().month().day().dateTimeSeparator(.space)
      .time(includingFractionalSeconds: false)
    return "\(date.formatted(style).dropLast(":00".count)) UTC"
  }
}

extension Int {
  var asPoints: String { counted(self, "point") }
  var asBest: String { self > 0 ? asPoints : "none yet" }
}
