extension StringProtocol {
  /// Whether the text is one or more decimal digits and nothing else: no sign, no blank.
  var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension FixedWidthInteger {
  /// Reads a number written in decimal digits and nothing else: no sign, no blank.
  ///
  /// - Returns: `nil` for any other text and for numbers that do not fit.
  public init?(digits text: some StringProtocol) {
    guard text.isDigits else { return nil }
    self.init(text)
  }
}
