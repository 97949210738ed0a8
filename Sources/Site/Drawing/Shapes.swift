/// A place in a drawing, in pixels from the top left.
struct Point: Hashable, Sendable {
  var x: Int
  var y: Int
}

/// A rectangle in a drawing, in pixels.
struct Box: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }
  var middle: Int { x + width / 2 }

  func overlaps(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
