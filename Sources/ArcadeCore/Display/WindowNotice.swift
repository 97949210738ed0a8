import Terminal

/// The notice on a screen that is too small for the picture.
struct WindowNotice {
  /// The thing that needs the space.
  let subject: String
  let needed: Size
  /// The keys with which the player can still leave.
  let keys: String
  /// The label of the sides; empty for none.
  var label = ""

  func canvas(in size: Size) -> Canvas {
    let lines = [
      "\(subject) needs a window of \(needed.columns) by \(needed.rows).",
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
