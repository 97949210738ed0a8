/// A place in a drawing, in pixels from the top left.
struct Point: Equatable {
  var x: Int
  var y: Int
}

/// A rectangle in a drawing, in pixels.
struct Box: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }
  var middle: Int { x + width / 2 }
}

extension HTML {
  /// A text in a drawing.
  ///
  /// - Parameters:
  ///   - role: Its class.
  ///   - y: Where its letters stand.
  static func label(_ text: String, _ role: String? = nil, x: Int, y: Int) -> HTML {
    #"<text\#(attribute: "class", role) x="\#(x)" y="\#(y)">\#(text)</text>"#
  }
}
