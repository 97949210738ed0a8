import PlayerVisit
import Terminal
import Text

/// The score of a game as a picture.
enum ScorePicture {
  private static let indent = 20
  /// Smaller, since a sentence with a path in it needs more space.
  private static let problemIndent = 4

  static func canvas(of card: ScoreCard, size: Size) -> Canvas {
    var frame = PictureFrame(
      "Score", keys: "p plays again   Esc or Enter back to the lobby", in: size)
    let top = max(0, (frame.lines - 10) / 2)
    frame.write(card.nickname, at: indent, line: top, style: Style(.own))
    frame.write(card.score.asPoints, of: "Score", at: indent, line: top + 2)
    if let best = card.best {
      frame.write(best.asBest, of: "Best score", at: indent, line: top + 4)
    }
    if card.isNewBest {
      frame.write("That is a new best score.", at: indent, line: top + 6, style: Style(.accent))
    }
    frame.write(
      Paragraph.lines(
        of: card.problem ?? "", columns: frame.columns - 2 * problemIndent, most: 5),
      at: problemIndent, line: top + 8, style: Style(.warning))
    return frame.canvas
  }
}
