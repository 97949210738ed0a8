/// Produces the bytes, as few as possible, that take a terminal from one canvas to the next.
///
/// It is a value and writes nothing itself. Each frame is enclosed in synchronized-output marks:
/// terminals that know them show the frame at once, and others ignore them.
public struct ScreenPainter: Sendable {
  private let usesColor: Bool
  /// What the screen shows; nil if unknown.
  private var shown: Canvas?

  /// - Parameter usesColor: Whether to send colours. Bold, dim and reversed are always sent.
  public init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// Forgets what the screen shows, so that the next frame is painted in full.
  public mutating func forget() {
    shown = nil
  }

  /// The bytes for one frame.
  ///
  /// - Parameter canvas: The picture to show. If its size differs from the last one's, it is
  ///   painted in full.
  /// - Returns: The bytes; empty if nothing changed.
  public mutating func paint(_ canvas: Canvas) -> String {
    let next = usesColor ? canvas : canvas.withoutColor
    guard next != shown else { return "" }
    var frame = FrameWriter()
    let before: Canvas
    if let shown, shown.size == next.size {
      before = shown
    } else {
      frame.clear()
      before = Canvas(next.size)
    }
    for row in 0..<next.size.rows {
      let new = next.cells(inRow: row)
      let old = before.cells(inRow: row)
      if new != old { paint(Array(new), over: Array(old), row: row, into: &frame) }
    }
    shown = next
    return frame.finished
  }

  private func paint(
    _ new: [Cell], over old: [Cell], row: Int, into frame: inout FrameWriter
  ) {
    let blankTail = new.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
    for column in new.indices where new[column] != old[column] {
      if column >= blankTail, changes(new, old, from: column) > FrameWriter.eraseCost {
        return frame.eraseRest(row: row, column: column)
      }
      // The right half of a wide character is drawn with its left half.
      if new[column].columns > 0 { frame.put(new[column], row: row, column: column) }
    }
  }

  private func changes(_ new: [Cell], _ old: [Cell], from column: Int) -> Int {
    (column..<new.count).count { new[$0] != old[$0] }
  }
}
