import Terminal

extension Style {
  /// The same on a canvas, which knows neither italics nor underlines.
  init(_ style: TextStyle) {
    self.init()
    for code in style.codes {
      switch code {
      case 1: isBold = true
      case 2: isDim = true
      case 7: isReversed = true
      case 30...37: foreground = Color(rawValue: code - 30)
      case 40...47: background = Color(rawValue: code - 40)
      case 90...97: foreground = Color(rawValue: code - 82)
      default: break
      }
    }
  }
}
