import Foundation
import PlayerRoster
import Terminal

/// A player's details as a picture.
enum DetailsPicture {
  private static let indent = 20
  private static let labelColumns = 14

  static func canvas(of details: PlayerDetails, in zone: TimeZone, size: Size) -> Canvas {
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
      ("Best score", details.player.bestScore.asPoints),
      ("Last visit", details.player.lastVisit.map { date($0, in: zone) } ?? "never"),
    ]
    for (offset, figure) in figures.enumerated() {
      let line = top + 3 + 2 * offset
      frame.write(figure.0, at: indent, line: line, style: Style(.quiet))
      frame.write(figure.1, at: indent + labelColumns, line: line)
    }
    return frame.canvas
  }

  /// The day and the minute, in a form that every reader takes the same way.
  private static func date(_ date: Date, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let numbers = [parts.month, parts.day, parts.hour, parts.minute].map { number in
      (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)"
    }
    return "\(parts.year ?? 0)-\(numbers[0])-\(numbers[1]) \(numbers[2]):\(numbers[3])"
  }
}

extension Int {
  /// A score in words.
  var asPoints: String { self == 1 ? "1 point" : "\(self) points" }
}
