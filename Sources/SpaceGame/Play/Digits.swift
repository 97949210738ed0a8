extension StringProtocol {
  /// Whether it is decimal digits and nothing else: no sign, no blank, and at least one.
  var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension FixedWidthInteger {
  /// Reads a number that is written in decimal digits and nothing else: no sign, no blank.
  ///
  /// - Returns: `nil` for all other texts, and for numbers that do not fit.
  public init?(digits text: some StringProtocol) {
    guard text.isDigits else { return nil }
    self.init(text)
  }
}
