import SpaceGame
import Terminal

/// The window that the arcade needs.
enum Window {
  /// The size of the game's picture.
  static let smallest = {
    let size = Frame.size(for: .standard)
    return Size(columns: size.columns, rows: size.rows)
  }()

  static func isLargeEnough(_ size: Size) -> Bool {
    size.columns >= smallest.columns && size.rows >= smallest.rows
  }

  /// The picture in a window that is too small.
  ///
  /// - Parameters:
  ///   - subject: The thing that needs the space.
  ///   - keys: The keys with which the player can still leave.
  ///   - label: The label of the sides; empty for none.
  static func request(for subject: String, keys: String, label: String, in size: Size) -> Canvas {
    let lines = [
      "\(subject) needs a window of \(smallest.columns) by \(smallest.rows).",
      "This one is \(size.columns) by \(size.rows): make it larger.",
      keys, label,
    ].flatMap { Paragraph.lines(of: $0, columns: size.columns) }
    var canvas = Canvas(size)
    let top = max(0, (size.rows - lines.count) / 2)
    for (offset, line) in lines.enumerated() {
      canvas.write(line, at: max(0, (size.columns - line.count) / 2), row: top + offset)
    }
    return canvas
  }
}
